// swift-tools-version: 6.2
import PackageDescription

// Measures swift-protobuf with the fields of the models of isomer-bench.
let package = Package(
  name: "protobuf-peer",
  platforms: [.macOS(.v13)],
  dependencies: [.package(url: "https://github.com/apple/swift-protobuf.git", exact: "1.39.0")],
  targets: [
    .executableTarget(
      name: "protobuf-peer",
      dependencies: [.product(name: "SwiftProtobuf", package: "swift-protobuf")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
