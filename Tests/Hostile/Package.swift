// swift-tools-version: 6.2
import PackageDescription

// Measures the cost of hostile documents. The sources are linked from the root package, because
// only the optimised runtime is required.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let tested = strict + [.unsafeFlags(["-enable-testing"])]

let package = Package(
  name: "Hostile",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "Isomer", exclude: ["Isomer.docc"], swiftSettings: tested),
    .target(
      name: "IsomerArchive", dependencies: ["Isomer"], exclude: ["IsomerArchive.docc"],
      swiftSettings: tested),
    .target(
      name: "IsomerFoundation", dependencies: ["Isomer"], exclude: ["IsomerFoundation.docc"],
      swiftSettings: tested),
    .executableTarget(
      name: "hostile", dependencies: ["Isomer", "IsomerArchive", "IsomerFoundation"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
