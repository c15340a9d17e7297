// swift-tools-version: 6.2
import PackageDescription

// Coverage-guided fuzzing with libFuzzer; `fuzz.py` builds and runs it. The sources are linked
// from the root package, so that only they are instrumented. The models are some of the
// fixtures; `fuzz.py` generates their code, because the plugin would require a generator without
// instrumentation in this package.
let upcoming: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let instruments = ["-sanitize=fuzzer", "-parse-as-library", "-enable-testing"]
let runtime: [Target.Dependency] = ["Isomer", "IsomerArchive", "IsomerFoundation"]
let instrumented = upcoming + [.unsafeFlags(instruments)]
// Optimising the generator and the models would take longer than everything else.
let unoptimised: [SwiftSetting] = [.unsafeFlags(["-Onone"])]

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
    .target(
      name: "IsomerGenerator", dependencies: ["IsomerSyntax"],
      swiftSettings: instrumented + unoptimised),
    .target(
      name: "FixtureModels", dependencies: runtime,
      swiftSettings: [.unsafeFlags(instruments + ["-suppress-warnings"])] + unoptimised),
    .executableTarget(
      name: "isomer-fuzz",
      dependencies: runtime + ["FixtureModels", "IsomerGenerator", "IsomerSyntax", "LibFuzzer"],
      swiftSettings: upcoming),
  ],
  swiftLanguageModes: [.v6]
)
