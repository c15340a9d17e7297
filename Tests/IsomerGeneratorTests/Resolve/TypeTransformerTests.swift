import IsomerSyntax
import Testing

@testable import IsomerGenerator

/// Tests transformers that apply to a type in the whole target.
struct TypeTransformerTests {
  private func run(
    _ files: KeyValuePairs<String, String>, imported: [ImportedModule] = []
  ) -> GeneratorOutput {
    Generator(module: "Test", imported: imported)
      .run(files.map { SourceFile(path: $0.key, text: $0.value) })
  }

  private func shape(_ type: String, _ with: String = ".a") -> String {
    "\n// @mapped for: \(type), with: \(with)\nprotocol Shape {}\n"
  }

  /// Returns the types whose properties use the transformer.
  private func types(_ output: GeneratorOutput) -> [String] {
    output.files.flatMap { $0.text.matches(of: /\.a\)*, ([^\n]+)\.self\)\n/).map { String($0.1) } }
  }

  private func model(_ members: String) -> String { "// @mapped\nstruct M {\n\(members)\n}\n" }

  @Test func whatIsWrittenLikeTheTypeHasIt() {
    let output = run([
      "a.swift": shape("Date"),
      "b.swift": model(
        """
        var a: Date
        var b: Foundation.Date?
        var c: [String: [Date?]]
        var d = Date()
        var e: Array<Date>
        var f: Optional<Set<Date>>
        var g: Moment
        var h: Box<Date>
        """),
    ])
    #expect(output.diagnostics == [])
    #expect(
      types(output) == [
        "Date", "Foundation.Date?", "[String: [Date?]]", "Date?", "Array<Date>", "Set<Date>?",
      ])
  }

  @Test func theQualifiedNameMeansTheSame() {
    let output = run(["a.swift": shape("Foundation.Date"), "b.swift": model("var a: Date")])
    #expect(types(output) == ["Date"])
  }

  @Test func typesAndParametersOfTheSameNameInsideHaveNothingOfIt() {
    let output = run([
      "a.swift": shape("Date"),
      "b.swift": """
      enum Outer {
        // @mapped
        struct Date {}
        // @mapped
        struct Inner { var a: Date; var b: Outer.Date }
      }
      // @mapped
      struct Generic<Date> { var a: Date }
      """,
    ])
    #expect(types(output) == [])
  }

  @Test func aTypeInsideOfAnotherOneIsNamedInFull() {
    for type in ["Outer.Day", "Day"] {
      let inside = type == "Day" ? shape(type) : ""
      let output = run([
        "a.swift": type == "Day" ? "" : shape(type),
        "b.swift": "enum Outer {\n\(inside)struct Day {}\n}\n"
          + "// @mapped\nstruct Other { var a: Outer.Day; var b: Day }\n"
          + "// @mapped\nstruct Day {}\n",
      ])
      #expect(output.diagnostics == [])
      #expect(types(output) == ["Outer.Day"], "\(type)")
    }
  }

  @Test func theImportsOfItsFileAreRepeatedWhereItIsUsed() {
    let output = run([
      "a.swift": "import Dates\n" + shape("Date"),
      "b.swift": "import Foundation\n" + model("var a: Date"),
      "c.swift": "import Foundation\n// @mapped\nstruct N { var a: Int }\n",
    ])
    #expect(output.files[1].text.contains("import Dates\n"))
    #expect(!output.files[2].text.contains("import Dates\n"))
  }

  @Test func theFirstFileByNameCountsWhateverTheOrder() {
    let files = [
      SourceFile(path: "a.swift", text: shape("Date", ".a")),
      SourceFile(path: "b.swift", text: shape("Date", ".b")),
      SourceFile(path: "c.swift", text: model("var a: Date")),
    ]
    let forwards = Generator(module: "Test").run(files)
    let backwards = Generator(module: "Test").run(files.reversed())
    #expect(forwards.diagnostics == backwards.diagnostics)
    #expect(forwards.diagnostics.map(\.path) == ["b.swift"])
    #expect(forwards.files[2].text == backwards.files[0].text)
    #expect(forwards.files[2].text.contains("(.a, "))
  }

  @Test func aModelWithoutTheTypeIsPrintedAsBefore() {
    let source = model("var a: Int\nvar b: [String]?")
    #expect(
      run(["b.swift": source]).files[0].text
        == run(["b.swift": source, "a.swift": shape("Date")]).files[0].text)
  }

  @Test func whatIsInheritedFromAnotherModuleIsMappedAsThere() {
    let base = """
      // @mapped
      open class Base {
        public var a: Date
        public init(a: Date) { self.a = a }
      }
      """
    let below = ImportedModule(name: "Below") {
      [
        SourceFile(path: "Base.swift", text: base),
        SourceFile(path: "Shape.swift", text: shape("Date", ".theirs")),
      ]
    }
    let output = run(
      [
        "a.swift": "// @mapped\nfinal class Sub: Base {\nvar b: Date = Date()\n}\n",
        "b.swift": shape("Date", ".ours"),
      ], imported: [below])
    #expect(output.diagnostics == [])
    let text = output.files[0].text
    #expect(text.matches(of: /[(]\.theirs,/).count == 2)
    #expect(text.matches(of: /[(]\.ours,/).count == 2)
  }
}
