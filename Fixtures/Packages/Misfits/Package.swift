// swift-tools-version: 6.2
import PackageDescription

// Guards that the compiler finds what only it can know, where the user wrote it: members and
// initialisers of types that shapes describe, names of profiles, and what expressions in annotations
// are. All of it on the line of the annotation, the expression itself in its column; and that types of
// other modules have no mapping, or members are deprecated, on the line of the property or case.
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
