// swift-tools-version: 6.2
import PackageDescription

// An HTTP service whose requests, responses, import, storage and OpenAPI document are mapped models,
// and a client that talks to it.
let package = Package(
  name: "Service",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "Isomer", path: "../../.."),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "Service",
      dependencies: [
        .product(name: "Isomer", package: "Isomer"),
        .product(name: "IsomerArchive", package: "Isomer"),
        .product(name: "IsomerCodable", package: "Isomer"),
        .product(name: "IsomerStreams", package: "Isomer"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
      ],
      resources: [.copy("openapi.json")],
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "IsomerPlugin", package: "Isomer")])
  ],
  swiftLanguageModes: [.v6]
)
