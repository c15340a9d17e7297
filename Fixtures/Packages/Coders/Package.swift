// swift-tools-version: 6.2
import PackageDescription

// Reads and writes mapped models with the coders of other libraries.
let package = Package(
  name: "Coders",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "Isomer", path: "../../.."),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "Coders",
      dependencies: [
        .product(name: "Isomer", package: "Isomer"),
        .product(name: "IsomerCodable", package: "Isomer"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "IsomerPlugin", package: "Isomer")])
  ],
  swiftLanguageModes: [.v6]
)
