// swift-tools-version: 6.2
import PackageDescription

// Tests that generated code builds with the settings of a new Xcode app project in both language
// modes. Tests/Tools/Platforms compiles it for iOS, where 16 is the oldest supported version.
let features = [
  "ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault",
  "MemberImportVisibility", "NonisolatedNonsendingByDefault",
]
let features5 = [
  "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures",
]
let settings: [SwiftSetting] =
  [.treatAllWarnings(as: .error), .defaultIsolation(MainActor.self)]
  + features.map { .enableUpcomingFeature($0) }
let isomer: [Target.Dependency] = ["Isomer", "IsomerArchive", "IsomerFoundation"].map {
  .product(name: $0, package: "Isomer")
}
let plugin: [Target.PluginUsage] = [.plugin(name: "IsomerPlugin", package: "Isomer")]

let package = Package(
  name: "App",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [.package(name: "Isomer", path: "../../..")],
  targets: [
    .executableTarget(name: "App", dependencies: isomer, swiftSettings: settings, plugins: plugin),
    .target(
      name: "Swift5", dependencies: isomer,
      swiftSettings: settings + features5.map { .enableUpcomingFeature($0) }
        + [.swiftLanguageMode(.v5)],
      plugins: plugin),
  ],
  swiftLanguageModes: [.v6]
)
