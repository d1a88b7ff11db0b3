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
    .library(name: "HedgerowExplorer", targets: ["HedgerowExplorer"]),
  ],
  targets: [
    .target(name: "Hedgerow", swiftSettings: settings),
    .target(name: "HedgerowExplorer", dependencies: ["Hedgerow"], swiftSettings: settings),
    .executableTarget(
      name: "benchmarks", dependencies: ["Hedgerow"], path: "Tests/Benchmarks", swiftSettings: settings),
    .testTarget(name: "HedgerowTests", dependencies: ["Hedgerow"], swiftSettings: settings),
    .testTarget(
      name: "HedgerowExplorerTests", dependencies: ["HedgerowExplorer"], resources: [.copy("Dumps")],
      swiftSettings: settings),
  ]
)
