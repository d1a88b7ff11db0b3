// swift-tools-version: 6.2

import PackageDescription

/// As in the package itself.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// Swift Testing brings an overlay for the real UIKit, which the compiler would load as soon as it sees a module of
/// that name.
///
/// Unsafe flags are allowed in a package that nobody imports.
let withoutOverlays = SwiftSetting.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])

// The adapters of Sources/HedgerowUI compiled and run where there is no UIKit, over stand-ins with its documented
// signatures. A package of its own, so that `canImport(UIKit)` stays false in everybody else's build.
let package = Package(
  name: "AppleBridge",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Hedgerow", path: "../..")],
  targets: [
    .target(name: "UIKit", swiftSettings: settings),
    // A symlink to Sources/HedgerowUI: the files that an app compiles.
    .target(
      name: "HedgerowUIOnStandIns", dependencies: ["UIKit", .product(name: "Hedgerow", package: "Hedgerow")],
      swiftSettings: settings),
    .testTarget(
      name: "AppleBridgeTests",
      dependencies: [
        "UIKit", "HedgerowUIOnStandIns",
        .product(name: "Hedgerow", package: "Hedgerow"),
        .product(name: "HedgerowTesting", package: "Hedgerow"),
      ],
      swiftSettings: settings + [withoutOverlays]),
  ]
)
