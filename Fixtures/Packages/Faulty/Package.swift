// swift-tools-version: 6.2
import PackageDescription

// Guards that every fault of a target is a build error at its place, all of them in one build.
let package = Package(
  name: "Faulty",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Isomer", path: "../../..")],
  targets: [
    .target(
      name: "Faulty",
      dependencies: [.product(name: "Isomer", package: "Isomer")],
      plugins: [.plugin(name: "IsomerPlugin", package: "Isomer")])
  ],
  swiftLanguageModes: [.v6]
)
