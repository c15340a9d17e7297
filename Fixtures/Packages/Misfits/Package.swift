// swift-tools-version: 6.2
import PackageDescription

// Guards that the compiler finds what only it can know, where the user wrote it: members and
// initialisers of types that shapes describe, and names of profiles.
let package = Package(
  name: "Misfits",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Isomer", path: "../../..")],
  targets: [
    .target(
      name: "Misfits",
      dependencies: [.product(name: "Isomer", package: "Isomer")],
      plugins: [.plugin(name: "IsomerPlugin", package: "Isomer")])
  ],
  swiftLanguageModes: [.v6]
)
