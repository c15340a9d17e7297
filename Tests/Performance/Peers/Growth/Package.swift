// swift-tools-version: 6.2
import PackageDescription

// The models and the folder of Isomer are filled in by growth.py.
let package = Package(
  name: "Growth",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Isomer", path: "ISOMER")],
  targets: [
    .executableTarget(
      name: "growth",
      dependencies: [.product(name: "Isomer", package: "Isomer")],
      path: "Sources",
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "IsomerPlugin", package: "Isomer")])
  ],
  swiftLanguageModes: [.v6]
)
