// swift-tools-version: 6.2
import PackageDescription

// Guards that a package outside maps its models with one plugin line, and that they do real work.
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
