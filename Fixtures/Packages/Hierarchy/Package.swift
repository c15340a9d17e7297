// swift-tools-version: 6.2
import PackageDescription

// Tests that class hierarchies and clusters of protocols span files and modules in each language
// mode and isolation, without warnings.
let isomer: [Target.Dependency] = ["Isomer", "IsomerArchive"].map {
  .product(name: $0, package: "Isomer")
}
let plugin: [Target.PluginUsage] = [.plugin(name: "IsomerPlugin", package: "Isomer")]
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let imports: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Hierarchy",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Isomer", path: "../../..")],
  targets: [
    .target(name: "Base", dependencies: isomer, swiftSettings: strict + imports, plugins: plugin),
    .target(
      name: "Five", dependencies: isomer + ["Base"],
      swiftSettings: strict + [.swiftLanguageMode(.v5)], plugins: plugin),
    .target(
      name: "Isolated", dependencies: isomer,
      swiftSettings: strict + [.defaultIsolation(MainActor.self)], plugins: plugin),
    .target(
      name: "IsolatedToo", dependencies: isomer + ["Isolated"],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)], plugins: plugin),
    .target(
      name: "Top", dependencies: isomer + ["Base", "Five"], swiftSettings: strict + imports,
      plugins: plugin),
    .executableTarget(
      name: "hierarchy", dependencies: isomer + ["Base", "Five", "Isolated", "IsolatedToo", "Top"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
