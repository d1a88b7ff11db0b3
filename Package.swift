// swift-tools-version: 6.2

import PackageDescription

/// What every target is compiled with: Swift 6 mode and the upcoming features that make imports, existentials and
/// isolation say what they mean.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "Hedgerow",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .macCatalyst(.v16), .visionOS(.v1)],
  products: [
    .library(name: "Hedgerow", targets: ["Hedgerow"]),
    .library(name: "HedgerowTesting", targets: ["HedgerowTesting"]),
    .library(name: "HedgerowExplorer", targets: ["HedgerowExplorer"]),
    .library(name: "HedgerowUI", targets: ["HedgerowUI"]),
    .executable(name: "hedgerow", targets: ["HedgerowTool"]),
  ],
  targets: [
    .target(name: "Hedgerow", swiftSettings: settings),
    .target(name: "HedgerowTesting", dependencies: ["Hedgerow"], swiftSettings: settings),
    .target(name: "HedgerowExplorer", dependencies: ["Hedgerow"], swiftSettings: settings),
    .target(name: "HedgerowUI", dependencies: ["Hedgerow"], swiftSettings: settings),
    .target(
      name: "HedgerowWalkthroughs", dependencies: ["Hedgerow", "HedgerowTesting", "HedgerowExplorer"],
      path: "Docs/Walkthroughs", resources: [.embedInCode("Stargazers")], swiftSettings: settings),
    .executableTarget(
      name: "HedgerowTool", dependencies: ["Hedgerow", "HedgerowTesting", "HedgerowExplorer", "HedgerowWalkthroughs"],
      swiftSettings: settings),
    .executableTarget(
      name: "benchmarks", dependencies: ["Hedgerow", "HedgerowExplorer"], path: "Tests/Benchmarks",
      swiftSettings: settings),
    .testTarget(name: "HedgerowTests", dependencies: ["Hedgerow", "HedgerowTesting"], swiftSettings: settings),
    .testTarget(
      name: "HedgerowExplorerTests", dependencies: ["Hedgerow", "HedgerowExplorer"],
      resources: [.copy("Dumps"), .copy("Corpus")],
      swiftSettings: settings),
    .testTarget(
      name: "HedgerowWalkthroughTests",
      dependencies: ["Hedgerow", "HedgerowTesting", "HedgerowExplorer", "HedgerowTool", "HedgerowWalkthroughs"],
      swiftSettings: settings),
  ]
)
