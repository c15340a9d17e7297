// swift-tools-version: 6.2
import PackageDescription

// Tests that generated code builds without warnings in targets that redeclare names of the standard
// library, and that models can be flattened and nested across modules.
let isomer: [Target.Dependency] = ["Isomer", "IsomerArchive", "IsomerFoundation"].map {
  .product(name: $0, package: "Isomer")
}
let plugin: [Target.PluginUsage] = [.plugin(name: "IsomerPlugin", package: "Isomer")]
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Modes",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Isomer", path: "../../..")],
  targets: [
    .target(name: "TakenNames", dependencies: isomer, swiftSettings: strict, plugins: plugin),
    .target(name: "Base", dependencies: isomer, swiftSettings: strict, plugins: plugin),
    .target(
      name: "Derived", dependencies: isomer + ["Base"], swiftSettings: strict, plugins: plugin),
    .executableTarget(
      name: "modes", dependencies: isomer + ["Derived", "Base"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
