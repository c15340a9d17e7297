// swift-tools-version: 6.2
import PackageDescription

// Tests that the compiler reports the generator's warnings at their locations and that warning
// settings apply to them: in one target they are errors.
let package = Package(
  name: "Stale",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Isomer", path: "../../..")],
  targets: [
    .target(
      name: "Stale",
      dependencies: [
        .product(name: "Isomer", package: "Isomer"),
        .product(name: "IsomerArchive", package: "Isomer"),
      ],
      plugins: [.plugin(name: "IsomerPlugin", package: "Isomer")]),
    .target(
      name: "Strict",
      dependencies: [
        "Stale", .product(name: "Isomer", package: "Isomer"),
        .product(name: "IsomerArchive", package: "Isomer"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "IsomerPlugin", package: "Isomer")]),
  ],
  swiftLanguageModes: [.v6]
)
