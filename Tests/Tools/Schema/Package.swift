// swift-tools-version: 6.2
import PackageDescription

// Models whose schemas are compared with their mappings by check.py.
let package = Package(
  name: "SchemaModels",
  dependencies: [.package(name: "Isomer", path: "../../..")],
  targets: [
    .executableTarget(
      name: "SchemaModels",
      dependencies: [.product(name: "Isomer", package: "Isomer")],
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "IsomerPlugin", package: "Isomer")])
  ],
  swiftLanguageModes: [.v6]
)
