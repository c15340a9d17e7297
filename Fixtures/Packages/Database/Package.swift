// swift-tools-version: 6.2
import PackageDescription

// Tests that classes which inherit from a database's record class are mapped like any other: read
// from JSON, saved in SQLite, fetched, updated and merged by their identity. Structs are stored in a
// column, or in a column for each property.
let package = Package(
  name: "Database",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "Isomer", path: "../../.."),
    .package(url: "https://github.com/groue/GRDB.swift.git", exact: "7.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "database",
      dependencies: [
        .product(name: "Isomer", package: "Isomer"),
        .product(name: "IsomerCodable", package: "Isomer"),
        .product(name: "IsomerFoundation", package: "Isomer"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "IsomerPlugin", package: "Isomer")])
  ],
  swiftLanguageModes: [.v6]
)
