// swift-tools-version: 6.2
import PackageDescription

// Runs both coders on the same types and documents; results are printed, never asserted.
let package = Package(
  name: "Performance",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Isomer", path: "../..")],
  targets: [
    .target(name: "CAllocated"),
    .target(
      name: "MappedCodableModels",
      dependencies: [
        .product(name: "Isomer", package: "Isomer"),
        .product(name: "IsomerCodable", package: "Isomer"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "IsomerPlugin", package: "Isomer")]),
    .executableTarget(
      name: "codable-bench",
      dependencies: ["MappedCodableModels", .product(name: "Isomer", package: "Isomer")],
      swiftSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "isomer-bench",
      dependencies: [
        "CAllocated",
        "MappedCodableModels",
        .product(name: "Isomer", package: "Isomer"),
        .product(name: "IsomerArchive", package: "Isomer"),
        .product(name: "IsomerFoundation", package: "Isomer"),
        .product(name: "IsomerStreams", package: "Isomer"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "IsomerPlugin", package: "Isomer")]),
  ],
  swiftLanguageModes: [.v6]
)
