// swift-tools-version: 6.2
import PackageDescription

// Must not build: its models have changed since they were locked, so older archives would be
// unreadable. `.expect-failure` contains the expected errors.
let package = Package(
  name: "Drifted",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Isomer", path: "../../..")],
  targets: [
    .target(
      name: "Drifted",
      dependencies: [
        .product(name: "Isomer", package: "Isomer"),
        .product(name: "IsomerArchive", package: "Isomer"),
      ],
      plugins: [.plugin(name: "IsomerPlugin", package: "Isomer")])
  ],
  swiftLanguageModes: [.v6]
)
