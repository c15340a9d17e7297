// swift-tools-version: 6.2
import PackageDescription

// Compares the root package's parser with swift-syntax on Swift sources. The parser's
// sources are linked from the root package, because the parser is not a product and its
// declarations have package access.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Agreement",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
  ],
  targets: [
    .target(name: "IsomerSyntax", swiftSettings: strict),
    .target(
      name: "Agreement",
      dependencies: [
        "IsomerSyntax",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "agreement-check", dependencies: ["Agreement"], swiftSettings: strict),
    .testTarget(name: "AgreementTests", dependencies: ["Agreement"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
