// swift-tools-version: 6.2
import PackageDescription

// Tests that a target with the plugin but without the runtime fails with the line to add.
let package = Package(
  name: "Unlinked",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Isomer", path: "../../..")],
  targets: [
    .target(name: "Unlinked", plugins: [.plugin(name: "IsomerPlugin", package: "Isomer")])
  ],
  swiftLanguageModes: [.v6]
)
