// swift-tools-version: 6.2
import PackageDescription

// Tests that archives of every version of a model are readable with the newest one, that those of a
// newer version fail with a clear error, and that the schemas of all versions are locked. Each
// target is the program at one version; `Archives` contains the recording of each.
let isomer: [Target.Dependency] = ["Isomer", "IsomerArchive"].map {
  .product(name: $0, package: "Isomer")
}
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let versions = ["V1", "V2", "V3", "V4"]

let package = Package(
  name: "Versions",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Isomer", path: "../../..")],
  targets: versions.map { version in
    .target(
      name: version, dependencies: isomer,
      resources: version == "V4" ? [.copy("Templates/Person.swift")] : [], swiftSettings: strict,
      plugins: [.plugin(name: "IsomerPlugin", package: "Isomer")])
  } + [
    .executableTarget(
      name: "versions",
      dependencies: isomer + versions.map { .byName(name: $0) }
        + [.product(name: "IsomerTesting", package: "Isomer")],
      swiftSettings: strict)
  ],
  swiftLanguageModes: [.v6]
)
