// swift-tools-version: 6.2
import PackageDescription

// A client of a shop's API with hand-written and compiled 'Codable' code, before a conversion.
let package = Package(
  name: "Shop",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Isomer", path: "../../../..")],
  targets: [
    .target(
      name: "Shop",
      dependencies: [
        .product(name: "Isomer", package: "Isomer"),
        .product(name: "IsomerArchive", package: "Isomer"),
        .product(name: "IsomerCodable", package: "Isomer"),
        .product(name: "IsomerFoundation", package: "Isomer"),
      ],
      plugins: [.plugin(name: "IsomerPlugin", package: "Isomer")]),
    .testTarget(name: "ShopTests", dependencies: ["Shop"], exclude: ["Documents"]),
  ],
  swiftLanguageModes: [.v6]
)
