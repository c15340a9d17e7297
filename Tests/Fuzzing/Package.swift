// swift-tools-version: 6.2
import PackageDescription

// Coverage-guided fuzzing with libFuzzer; `fuzz.py` builds it and runs it. The sources are those of
// the root package, by links, so that they alone are instrumented. The models are some of the
// fixtures, with their golden files in place of the plugin, which would need the generator without
// instruments.
let upcoming: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let instruments = ["-sanitize=fuzzer", "-parse-as-library", "-enable-testing"]
let runtime: [Target.Dependency] = ["Isomer", "IsomerArchive", "IsomerFoundation"]
let instrumented = upcoming + [.unsafeFlags(instruments)]

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v13)],
  targets: [
    .systemLibrary(name: "LibFuzzer"),
    .target(name: "Isomer", exclude: ["Isomer.docc"], swiftSettings: instrumented),
    .target(
      name: "IsomerArchive", dependencies: ["Isomer"], exclude: ["IsomerArchive.docc"],
      swiftSettings: instrumented),
    .target(
      name: "IsomerFoundation", dependencies: ["Isomer"], exclude: ["IsomerFoundation.docc"],
      swiftSettings: instrumented),
    .target(name: "IsomerSyntax", swiftSettings: instrumented),
    .target(name: "IsomerGenerator", dependencies: ["IsomerSyntax"], swiftSettings: instrumented),
    .target(
      name: "FixtureModels", dependencies: runtime,
      // Optimised, they would take longer to compile than everything else; the paths of the golden
      // files are none of this package's.
      swiftSettings: [.unsafeFlags(instruments + ["-Onone", "-suppress-warnings"])]),
    .executableTarget(
      name: "isomer-fuzz",
      dependencies: runtime + ["FixtureModels", "IsomerGenerator", "IsomerSyntax", "LibFuzzer"],
      swiftSettings: upcoming),
  ],
  swiftLanguageModes: [.v6]
)
