// swift-tools-version: 6.2
import PackageDescription

// Changes every word of the fixture models, one at a time, and compiles what the generator accepts.
// The sources are those of the root package, by links: a release build of its tests would take
// minutes, and this needs the generator alone.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Mutants",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "Isomer", exclude: ["Isomer.docc"], swiftSettings: strict),
    .target(
      name: "IsomerArchive", dependencies: ["Isomer"], exclude: ["IsomerArchive.docc"],
      swiftSettings: strict),
    .target(
      name: "IsomerFoundation", dependencies: ["Isomer"], exclude: ["IsomerFoundation.docc"],
      swiftSettings: strict),
    .target(name: "IsomerSyntax", swiftSettings: strict),
    .target(
      name: "IsomerGenerator", dependencies: ["IsomerSyntax"],
      swiftSettings: strict + [.unsafeFlags(["-enable-testing"])]),
    .executableTarget(
      name: "mutants",
      dependencies: [
        "Isomer", "IsomerArchive", "IsomerFoundation", "IsomerGenerator", "IsomerSyntax",
      ],
      exclude: ["Mutation/MutantTests.swift"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
