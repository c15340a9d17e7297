import IsomerSyntax
import Testing

@testable import IsomerGenerator

/// Tests `// @mapped target …`, whose options are those of all annotated types.
struct DefaultOptionsTests {
  private func run(
    _ files: KeyValuePairs<String, String>, imported: [ImportedModule] = []
  ) -> GeneratorOutput {
    Generator(module: "Test", imported: imported)
      .run(files.map { SourceFile(path: $0.key, text: $0.value) })
  }

  private func model(_ options: String, _ name: String = "Model") -> String {
    "// @mapped \(options)\nstruct \(name) { var firstName: String? }\n"
  }

  /// Returns the keys of `firstName` in the generated files.
  private func keys(_ output: GeneratorOutput) -> Set<String> {
    let text = output.files.map(\.text).joined()
    return Set(
      ["firstName", "first_name", "first-name", "FirstName"].filter {
        text.contains(#""\#($0)\""#) || text.contains(#"\"\#($0)\""#)
      })
  }

  private static let target = "// @mapped target keys: .snake\n"

  @Test func `types of all files have the option`() {
    let output = run(["a.swift": model(""), "b.swift": Self.target])
    #expect(output.diagnostics == [])
    #expect(keys(output) == ["first_name"])
  }

  @Test func `the option of a file or a type is stronger`() {
    let ofFile = run([
      "a.swift": "// @mapped file keys: .kebab\n" + model(""), "b.swift": Self.target,
    ])
    #expect(keys(ofFile) == ["first-name"])
    let ofType = run([
      "a.swift": "// @mapped file keys: .kebab\n" + model("keys: .pascal"),
      "b.swift": Self.target,
    ])
    #expect(keys(ofType) == ["FirstName"])
    let besideType = run(["a.swift": Self.target + model("keys.read: .same")])
    #expect(keys(besideType) == ["first_name"])
    #expect(besideType.files[0].text.contains("    firstName: =\n    first_name\n"))
  }

  @Test func `a type overrides one direction of null alone`() {
    let output = run([
      "a.swift": "// @mapped null: .write\nstruct Model { var size: Int? = 1 }\n",
      "b.swift": "// @mapped target null: [.missing, .omit]\n",
    ])
    #expect(output.diagnostics == [])
    #expect(output.files[0].text.contains("reader.readNull()"))
    #expect(output.files[0].text.contains("null: .write"))
  }

  @Test func `a profile without documents is archived`() {
    let type = "// @mapped version: 1\n// @mapped(brief) skip\nstruct Model { var size: Int }\n"
    #expect(run(["a.swift": type]).diagnostics == [])
  }

  @Test func `external mappings have it, and types with annotated members only do not`() {
    let shape =
      "struct Other { var firstName = \"\" }\n"
      + "// @mapped for: Other\nprotocol OtherShape { var firstName: String { get } }\n"
    #expect(keys(run(["a.swift": shape, "b.swift": Self.target])) == ["first_name"])
    let members = "struct Part {\n  var firstName: String?  // @mapped\n}\n"
    #expect(keys(run(["a.swift": members, "b.swift": Self.target])) == ["firstName"])
  }

  @Test func `a subclass has the options of the target that declares its superclass`() {
    let base = """
      // @mapped
      open class Base {
        public var lastName: String?
        public init() {}
      }
      """
    let below = ImportedModule(name: "Below") {
      [
        SourceFile(path: "Base.swift", text: base),
        SourceFile(path: "Defaults.swift", text: Self.target),
      ]
    }
    let sub = "// @mapped\nfinal class Sub: Base { var firstName: String? }\n"
    let inherited = run(["a.swift": sub], imported: [below])
    #expect(inherited.diagnostics == [])
    #expect(keys(inherited) == ["first_name"])
    #expect(inherited.files[0].text.contains("last_name"))
    let own = run(
      ["a.swift": sub, "b.swift": "// @mapped target keys: .kebab\n"], imported: [below])
    #expect(own.files[0].text.contains("last_name"))
    #expect(keys(own) == ["first_name"])
  }

  @Test func `the option of a superclass is stronger`() {
    let base = "// @mapped keys: .kebab\nclass Base { init() {} }\n"
    let sub = "// @mapped\nfinal class Sub: Base { var firstName: String? }\n"
    #expect(keys(run(["a.swift": base + sub, "b.swift": Self.target])) == ["first-name"])
    let plain = base.replacing(" keys: .kebab", with: "")
    #expect(keys(run(["a.swift": plain + sub, "b.swift": Self.target])) == ["first_name"])
  }

  @Test func `an error of the option is at the type`() {
    let output = run([
      "a.swift": "\n\n// @mapped\nstruct Model { var run: () -> Void  /* @mapped skip */ }\n",
      "b.swift": "// @mapped target derive: .equality\n",
    ])
    let errors = output.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.path) == ["a.swift"])
    #expect(errors.allSatisfy { [3, 4].contains($0.location.line) })
  }

  @Test func `an invalid option is reported once, without types too`() {
    let output = run([
      "a.swift": "// @mapped target keys: .snail\n", "b.swift": model(""),
      "c.swift": model("", "B"),
    ])
    #expect(output.diagnostics.map(\.path) == ["a.swift"])
    let alone = run(["a.swift": "// @mapped target key: \"a\"\n"])
    #expect(alone.diagnostics.map(\.message.id) == ["misplaced-option"])
  }
}
