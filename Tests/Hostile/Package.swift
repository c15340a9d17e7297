// swift-tools-version: 6.2
import PackageDescription

// Measures what hostile documents cost. The sources are those of the root package, by a link: this
// needs the runtime alone, optimised.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Hostile",
  platforms: [.macOS(.v13)],
  targets: [
    .target(
      name: "Isomer", exclude: ["Isomer.docc"],
      swiftSettings: strict + [.unsafeFlags(["-enable-testing"])]),
    .executableTarget(name: "hostile", dependencies: ["Isomer"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
