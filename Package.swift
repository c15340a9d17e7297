// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Isomer",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Isomer", targets: ["Isomer"]),
    .plugin(name: "IsomerPlugin", targets: ["IsomerPlugin"]),
    .plugin(name: "IsomerLock", targets: ["IsomerLock"]),
  ],
  targets: [
    .target(name: "Isomer", swiftSettings: strict),
    .target(name: "IsomerSyntax", swiftSettings: strict),
    .target(name: "IsomerGenerator", dependencies: ["IsomerSyntax"], swiftSettings: strict),
    .executableTarget(
      name: "isomer-generate", dependencies: ["IsomerGenerator", "IsomerSyntax"],
      swiftSettings: strict),
    .plugin(name: "IsomerPlugin", capability: .buildTool(), dependencies: ["isomer-generate"]),
    .plugin(
      name: "IsomerLock",
      capability: .command(
        intent: .custom(
          verb: "isomer-lock",
          description: "Locks the shapes of the models that archives keep, in Isomer.lock"),
        permissions: [
          .writeToPackageDirectory(reason: "Isomer.lock stands beside the sources of a target")
        ]),
      dependencies: ["isomer-generate"]),
    .target(
      name: "FixtureModels", dependencies: ["Isomer"], path: "Fixtures/Models",
      swiftSettings: [.treatAllWarnings(as: .error)], plugins: ["IsomerPlugin"]),
    .testTarget(name: "IsomerTests", dependencies: ["Isomer"], swiftSettings: strict),
    .testTarget(name: "IsomerSyntaxTests", dependencies: ["IsomerSyntax"], swiftSettings: strict),
    .testTarget(
      name: "IsomerGeneratorTests", dependencies: ["IsomerGenerator", "IsomerSyntax"],
      swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["FixtureModels", "Isomer", "IsomerGenerator", "IsomerSyntax"],
      swiftSettings: strict),
    .testTarget(
      name: "ConformanceTests", dependencies: ["FixtureModels", "Isomer"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
