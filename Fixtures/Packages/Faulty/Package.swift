// swift-tools-version: 6.2
import PackageDescription

// Tests that one build reports all errors of a target at their locations.
let package = Package(
  name: "Faulty",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Isomer", path: "../../..")],
  targets: [
    .target(
      name: "Faulty",
      dependencies: [.product(name: "Isomer", package: "Isomer")],
      plugins: [.plugin(name: "IsomerPlugin", package: "Isomer")])
  ],
  swiftLanguageModes: [.v6]
)
