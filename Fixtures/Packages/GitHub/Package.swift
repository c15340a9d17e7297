// swift-tools-version: 6.2
import PackageDescription

// Tests that a client package needs only one plugin line, with a complete command-line tool.
let package = Package(
  name: "GitHub",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Isomer", path: "../../..")],
  targets: [
    .executableTarget(
      name: "github-issues",
      dependencies: [.product(name: "Isomer", package: "Isomer")],
      resources: [.copy("Resources/issues.json")],
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "IsomerPlugin", package: "Isomer")])
  ],
  swiftLanguageModes: [.v6]
)
