import IsomerSyntax
import Testing

@testable import IsomerGenerator

/// Tests types of a target that have the name of a type that the generator knows.
struct StandardNameTests {
  private static let names =
    StandardTypes.mapped.union(StandardTypes.generics.keys).union(StandardTypes.foreign)
    .union(StandardTypes.runtime).subtracting(["Isomer.JSONValue"]).sorted()

  private static let properties = [
    "var a: •", "var a: •?", "var a: [•]", "var a: [Swift.String: •]", "var a: • = •(x: 1)",
    "var a: •? = nil", "let a: •",
  ]

  private func diagnostics(_ text: String) -> [String] {
    let output = Generator(module: "M").run([SourceFile(path: "S.swift", text: text)])
    return output.diagnostics.map(\.rendered)
  }

  @Test(arguments: names) func `a nested type hides the known type of its name`(_ name: String) {
    for property in Self.properties {
      let property = property.replacing("•", with: name)
      let type = "// @mapped\n  struct \(name) { var x: Int }"
      #expect(diagnostics("// @mapped\nstruct S {\n  \(type)\n  \(property)\n}\n") == [])
      #expect(diagnostics("\(type)\n// @mapped\nstruct S {\n  \(property)\n}\n") == [])
    }
  }
}
