// swift-tools-version: 6.2
import PackageDescription

// Tests that generated code builds without warnings, and behaves the same, in each language mode,
// default isolation and import rule, with library evolution, and with strict memory safety. The
// targets contain the same models.
let isomer: [Target.Dependency] = ["Isomer", "IsomerArchive", "IsomerFoundation"].map {
  .product(name: $0, package: "Isomer")
}
let plugin: [Target.PluginUsage] = [.plugin(name: "IsomerPlugin", package: "Isomer")]

/// The upcoming features of all language modes, and those that the Swift 6 mode includes.
let upcoming = [
  "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
]
let concurrency = ["InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
let included = [
  "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
  "InferSendableFromCaptures", "IsolatedDefaultValues", "StrictConcurrency",
]

func features(_ names: [String]) -> [SwiftSetting] { names.map { .enableUpcomingFeature($0) } }

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
let combinations: [(name: String, settings: [SwiftSetting])] = [
  ("Swift5", strict + [.swiftLanguageMode(.v5)]),
  ("Swift5MainActor", strict + mainActor + [.swiftLanguageMode(.v5)]),
  (
    "Swift5Features",
    strict + mainActor + features(upcoming + concurrency + included) + [.swiftLanguageMode(.v5)]
  ),
  ("Swift6", strict + [.strictMemorySafety()]),
  ("OnMainActor", strict + mainActor),
  ("Features", strict + mainActor + features(upcoming + concurrency)),
  // The compiler warns of each import of a module without library evolution.
  ("Evolution", features(upcoming) + [.unsafeFlags(["-enable-library-evolution"])]),
]

let package = Package(
  name: "Settings",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Isomer", path: "../../..")],
  targets: combinations.map { name, settings in
    .target(name: name, dependencies: isomer, swiftSettings: settings, plugins: plugin)
  } + [
    .executableTarget(
      name: "settings", dependencies: combinations.map { .target(name: $0.name) },
      swiftSettings: strict)
  ],
  swiftLanguageModes: [.v6]
)
