// swift-tools-version: 6.2
import PackageDescription

// A package that depends on a release, whose tag contains the compiled tool. The step `bundle` of `.ci/run`
// creates the repository with the tag.
let repository = "file://\(Context.packageDirectory)/../../.build/tagged/Isomer"

let package = Package(
  name: "Prebuilt",
  platforms: [.macOS(.v13)],
  dependencies: [.package(url: repository, exact: "1.0.0")],
  targets: [
    .executableTarget(
      name: "prebuilt", dependencies: [.product(name: "Isomer", package: "Isomer")],
      plugins: [.plugin(name: "IsomerPlugin", package: "Isomer")])
  ])
