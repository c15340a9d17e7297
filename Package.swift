// swift-tools-version: 6.2
import PackageDescription

// The compiled tools of the plugins, only in the tag of a release: `.ci/tag` writes this list. On other
// platforms, and with ISOMER_TOOL=source in the environment, the tools are compiled with the package.
let compiledTools: [Target] = []
#if os(macOS) || (canImport(Glibc) && (arch(x86_64) || arch(arm64)))
let compilesTools = Context.environment["ISOMER_TOOL"] == "source" || compiledTools.isEmpty
#else
let compilesTools = true
#endif

// Warnings are errors in this project's own builds, in which `.ci/run` sets ISOMER_STRICT, but not in
// those of others: the build system of Xcode compiles dependencies with `-suppress-warnings`, which the
// compiler does not accept together with `-warnings-as-errors`.
let isStrict = Context.environment["ISOMER_STRICT"] != nil
let warnings: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []
let strict: [SwiftSetting] =
  warnings + [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

// The tool runs for a fraction of a second in each build. Optimisation and debug information would
// cost more build time than they save; to debug the tool, remove the last line. SwiftPM builds the
// tools of plugins before the package, and again with it: in incremental mode, which whole-module
// builds do not have, the compiler skips the second build. Dependencies can use unsafe flags since
// tools version 6.2.
let tool: [SwiftSetting] =
  strict + [
    .unsafeFlags(
      ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode", "-incremental"],
      .when(configuration: .release)),
    .unsafeFlags(["-Xfrontend", "-gnone", "-Xfrontend", "-disable-debugger-shadow-copies"]),
  ]

// In release builds, lets the linker remove unused functions: each function has its own section, and
// public functions are not retained unless they are used. In debug builds, omits the second copy of
// each variable, only for debuggers, whose initialisation takes a third of the time of reading.
let removable: [SwiftSetting] =
  strict + [
    .unsafeFlags(
      ["-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link"],
      .when(configuration: .release)),
    .unsafeFlags(
      ["-Xfrontend", "-disable-debugger-shadow-copies"], .when(configuration: .debug)),
  ]

// Code is optimised for size, except functions with `@_optimize(speed)`, in which profiles show the time.
let compact: [SwiftSetting] =
  removable + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

let runtime: [Target.Dependency] = ["Isomer", "IsomerArchive", "IsomerFoundation"]

let package = Package(
  name: "Isomer",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Isomer", targets: ["Isomer"]),
    .library(name: "IsomerArchive", targets: ["IsomerArchive"]),
    .library(name: "IsomerCodable", targets: ["IsomerCodable"]),
    .library(name: "IsomerFoundation", targets: ["IsomerFoundation"]),
    .library(name: "IsomerStreams", targets: ["IsomerStreams"]),
    .library(name: "IsomerTesting", targets: ["IsomerTesting"]),
    .plugin(name: "IsomerPlugin", targets: ["IsomerPlugin"]),
    .plugin(name: "IsomerLock", targets: ["IsomerLock"]),
    .plugin(name: "IsomerCommand", targets: ["IsomerCommand"]),
  ],
  targets: [
    .target(name: "Isomer", swiftSettings: compact),
    .target(name: "IsomerArchive", dependencies: ["Isomer"], swiftSettings: compact),
    .target(
      name: "IsomerCodable", dependencies: ["Isomer", "IsomerArchive"], swiftSettings: removable),
    .target(name: "IsomerFoundation", dependencies: ["Isomer"], swiftSettings: compact),
    .target(name: "IsomerStreams", dependencies: ["Isomer"], swiftSettings: removable),
    .target(
      name: "IsomerTesting", dependencies: ["Isomer", "IsomerArchive"], swiftSettings: removable),
    .target(name: "IsomerSyntax", swiftSettings: tool),
    .target(name: "IsomerGenerator", dependencies: ["IsomerSyntax"], swiftSettings: tool),
    .executableTarget(
      name: "isomer-generate", dependencies: ["IsomerGenerator", "IsomerSyntax"],
      swiftSettings: tool),
    .plugin(name: "IsomerPlugin", capability: .buildTool(), dependencies: ["isomer-generate"]),
    .plugin(
      name: "IsomerLock",
      capability: .command(
        intent: .custom(
          verb: "isomer-lock",
          description: "Writes the schemas of archived models to Isomer.lock"),
        permissions: [
          .writeToPackageDirectory(reason: "Isomer.lock is written to the folder of a target")
        ]),
      dependencies: ["isomer-generate"]),
    .target(
      name: "IsomerCommands", dependencies: ["IsomerGenerator", "IsomerSyntax"],
      swiftSettings: tool),
    .executableTarget(
      name: "isomer-commands", dependencies: ["IsomerCommands", "IsomerGenerator", "IsomerSyntax"],
      swiftSettings: tool),
    .plugin(
      name: "IsomerCommand",
      capability: .command(
        intent: .custom(
          verb: "isomer",
          description: "Prints generated code, tables, schemas and models; converts sources")),
      dependencies: ["isomer-commands"]),
    .target(
      name: "FixtureModels", dependencies: runtime, path: "Fixtures/Models", exclude: ["README.md"],
      swiftSettings: warnings, plugins: ["IsomerPlugin"]),
    .testTarget(name: "IsomerTests", dependencies: runtime, swiftSettings: strict),
    .testTarget(name: "IsomerArchiveTests", dependencies: runtime, swiftSettings: strict),
    .testTarget(
      name: "IsomerCodableTests", dependencies: runtime + ["IsomerCodable"],
      swiftSettings: strict, plugins: ["IsomerPlugin"]),
    .testTarget(name: "IsomerFoundationTests", dependencies: runtime, swiftSettings: strict),
    .testTarget(
      name: "IsomerStreamsTests", dependencies: ["Isomer", "IsomerStreams"], swiftSettings: strict),
    .testTarget(
      name: "IsomerTestingTests", dependencies: runtime + ["IsomerCodable", "IsomerTesting"],
      swiftSettings: strict, plugins: ["IsomerPlugin"]),
    .testTarget(name: "IsomerSyntaxTests", dependencies: ["IsomerSyntax"], swiftSettings: tool),
    .testTarget(
      name: "IsomerGeneratorTests", dependencies: ["IsomerGenerator", "IsomerSyntax"],
      swiftSettings: strict),
    .testTarget(
      name: "IsomerCommandsTests",
      dependencies: ["IsomerCommands", "IsomerGenerator", "IsomerSyntax"], swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests",
      dependencies: runtime + [
        "FixtureModels", "IsomerGenerator", "IsomerSyntax", "IsomerTesting",
      ],
      exclude: ["Peers/README.md"], swiftSettings: strict, plugins: ["IsomerPlugin"]),
    .testTarget(
      name: "ConformanceTests", dependencies: runtime + ["FixtureModels"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

if !compilesTools {
  package.targets.removeAll { target in compiledTools.contains { $0.name == target.name } }
  package.targets += compiledTools
}
