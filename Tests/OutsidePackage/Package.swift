// swift-tools-version: 6.2

import PackageDescription

// What a user of Hedgerow does, tried by `.ci/outside` in a folder outside of the checkout. Nothing here is part of the
// package above.
let checkout = Context.environment["HEDGEROW_CHECKOUT"] ?? "../.."
let hedgerow: [Target.Dependency] = [.product(name: "Hedgerow", package: "Hedgerow")]
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let package = Package(
  name: "OutsidePackage",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Hedgerow", path: checkout)],
  targets: [
    .executableTarget(name: "ThreeLines", dependencies: hedgerow, swiftSettings: settings),
    // A stand-in with the names that the real module has.
    .target(name: "SwiftUI", swiftSettings: settings),
    .executableTarget(
      name: "BesideSwiftUI",
      dependencies: hedgerow + ["SwiftUI", .product(name: "HedgerowTesting", package: "Hedgerow")],
      swiftSettings: settings),
    .executableTarget(
      name: "MainActorApp", dependencies: hedgerow, swiftSettings: settings + [.defaultIsolation(MainActor.self)]),
  ]
)
