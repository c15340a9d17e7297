// swift-tools-version: 6.2
import PackageDescription

// Changes every option of the fixture models, one at a time, and compiles accepted mutants. The
// sources are linked from the root package, because only the generator is required, with
// optimisation. Mutants are compiled against the runtime's modules of the root package.
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
    .target(name: "IsomerSyntax", swiftSettings: strict),
    .target(
      name: "IsomerGenerator", dependencies: ["IsomerSyntax"],
      swiftSettings: strict + [.unsafeFlags(["-enable-testing"])]),
    .executableTarget(
      name: "mutants", dependencies: ["IsomerGenerator", "IsomerSyntax"],
      exclude: ["Mutation/MutantTests.swift"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
