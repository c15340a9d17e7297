// swift-tools-version: 6.2
import PackageDescription

// Tests that errors only the compiler can find appear in the user's source: unknown members,
// initialisers and profiles, and wrong expressions in annotations, each on the line of the
// annotation, expressions in their column. Unmapped types of other modules and uses of deprecated
// members are reported on the line of the property or case.
let package = Package(
  name: "Misfits",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Isomer", path: "../../..")],
  targets: [
    .target(
      name: "Misfits",
      dependencies: [
        .product(name: "Isomer", package: "Isomer"),
        .product(name: "IsomerArchive", package: "Isomer"),
      ],
      swiftSettings: [.treatWarning("DeprecatedDeclaration", as: .error)],
      plugins: [.plugin(name: "IsomerPlugin", package: "Isomer")])
  ],
  swiftLanguageModes: [.v6]
)
