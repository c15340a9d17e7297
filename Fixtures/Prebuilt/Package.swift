// swift-tools-version: 6.2
import PackageDescription

// A package that uses the compiled tool of a release. `.ci/bundle` creates the package IsomerTool.
let package = Package(
  name: "Prebuilt",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "Isomer", path: "../.."),
    .package(path: "../../.build/IsomerTool"),
  ],
  targets: [
    .executableTarget(
      name: "prebuilt", dependencies: [.product(name: "Isomer", package: "Isomer")],
      plugins: [.plugin(name: "IsomerToolPlugin", package: "IsomerTool")])
  ])
