// swift-tools-version: 6.2
import PackageDescription

// Measures the cost of hostile documents. The checksum of archives is internal, so its sources are
// linked from the root package.
let package = Package(
  name: "Hostile",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Isomer", path: "../../..")],
  targets: [
    .executableTarget(
      name: "hostile",
      dependencies: ["Isomer", "IsomerArchive", "IsomerFoundation", "IsomerStreams"].map {
        .product(name: $0, package: "Isomer")
      },
      swiftSettings: [
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ],
      plugins: [.plugin(name: "IsomerPlugin", package: "Isomer")])
  ],
  swiftLanguageModes: [.v6]
)
