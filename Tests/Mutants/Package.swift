// swift-tools-version: 6.2
import PackageDescription

// Changes every option of the fixture models, one at a time, and compiles accepted mutants. The
// sources are linked from the root package, because only the generator is required and a release
// build of the tests would take minutes.
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
