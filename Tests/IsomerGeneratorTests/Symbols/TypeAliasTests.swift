import IsomerGenerator
import IsomerSyntax
import Testing

/// Tests that type aliases are resolved before options are understood.
@Suite struct TypeAliasTests {
  private func run(
    _ files: [String], imported: [ImportedModule] = []
  ) -> (text: String, diagnostics: [String]) {
    let sources = files.enumerated().map { SourceFile(path: "\($0).swift", text: $1) }
    let output = Generator(module: "App", imported: imported).run(sources)
    let ids = output.diagnostics.map { "\($0.path):\($0.location.line) \($0.message.id)" }
    return (output.files.map(\.text).joined(), ids)
  }

  private static let options = [
    "key: \"k\"", "alias: \"b\"", "default: nil", "default: v", "required", "null: .error",
    "null: .write", "null: .missing", "coerce", "elements: .lossy", "elements: [.compact, .wrap]",
    "recover", "recover: v", "with: .t", "with.write: .t", "flatten", "rest", "check: f",
    "fields: [\"a\", \"b\"]", "secret", "skip: .read", "skip: .write", "skip: .documents", "parent",
    "merge: .replace", "conditional", "key: \"a[].b\"", "id",
  ]

  private static let types = [
    "Int?", "Int", "[Int]", "Set<Tag>", "[String: JSONValue]", "[String: Tag?]?", "(Int, Int)",
    "() -> Void", "PropertyChange<Int>", "Tag", "Tag?", "Date", "Any", "Int??",
    "ContiguousArray<Int>",
  ]

  /// Declarations with each option, in which `•` is the type.
  private static let models = options.enumerated().flatMap { index, option in
    // A variable of `Int?` is nil initially, one of an alias is not.
    let value = option.hasPrefix("skip") ? " = v" : ""
    return [
      "struct A◊ {\n  // @mapped \(option)\n  var x: •\(value)\n  var y: Int\n}",
      "final class B◊ {\n  // @mapped \(option)\n  var x: •\n  init(x: •) { self.x = x }\n}",
      "enum C◊ {\n  case a(/* @mapped \(option) */ x: •)\n  case b(•)\n}",
    ].map { "// @mapped version: 1\n" + $0.replacing("◊", with: "\(index)") }
  }

  /// A property with an alias has the same diagnostics and code as one with the alias's type.
  @Test(arguments: types)
  func anOptionMeansTheSame(_ type: String) {
    // The widths of lines depend on the length of names.
    let name = String(repeating: "Q", count: type.count)
    let tag = "// @mapped version: 1\nstruct Tag: Hashable { var id: Int }"
    let plain = run(Self.models.map { $0.replacing("•", with: type) } + [tag])
    let aliased = run(
      Self.models.map { $0.replacing("•", with: name) } + [tag, "typealias \(name) = \(type)"])
    #expect(aliased.diagnostics == plain.diagnostics)
    #expect(!plain.diagnostics.isEmpty)
    #expect(aliased.text.replacing(name, with: type).hasPrefix(plain.text))
  }

  private func type(ofSlot alias: String, in declarations: String...) -> String? {
    let model = "// @mapped\nstruct M {\n  var x: \(alias)\n}\n"
    let text = run([model] + declarations).text
    return text.firstMatch(of: /var x: (.*) = nil/).map { String($0.1) }
  }

  @Test func aliasesNameAliases() {
    #expect(type(ofSlot: "A", in: "typealias A = B?", "typealias B = Int") == "Int?")
    #expect(type(ofSlot: "A", in: "typealias A = B", "typealias B = Int?") == "Int?")
    #expect(type(ofSlot: "A.B", in: "enum A { typealias B = C?; struct C: Mappable {} }") == "A.C?")
    #expect(type(ofSlot: "A<Int>", in: "typealias A<T> = T?") == "Int?")
    let generic = "enum A<T> { typealias B<U> = [T: U]? }"
    #expect(type(ofSlot: "A<Int>.B<X>", in: generic) == "[Int: X]?")
  }

  @Test func endlessAliasesAreLeft() {
    #expect(type(ofSlot: "A", in: "typealias A = A?") == "A?")
    #expect(type(ofSlot: "A", in: "typealias A = B?; typealias B = A?") == "A?")
    let doubling = (0..<40).map { "typealias A\($0) = [A\($0 + 1): A\($0 + 1)]?\n" }.joined()
    #expect(type(ofSlot: "A0", in: doubling) == "A0?")
  }

  @Test func ambiguousAliasesAreLeft() {
    #expect(
      type(ofSlot: "A", in: "#if B\ntypealias A = Int?\n#else\ntypealias A = Int\n#endif") == "A?")
    #expect(type(ofSlot: "A", in: "private typealias A = Int?") == "A?")
    let hidden = "enum M { struct C {} }\ntypealias A = C?\nstruct C {}"
    #expect(type(ofSlot: "A", in: hidden) == "A?")
  }

  @Test func otherModulesDeclareAliases() {
    let text = "public typealias A = Int?\npublic enum E { public typealias B = [F]?; struct F {} }"
    let module = ImportedModule(name: "Other") { [SourceFile(path: "O.swift", text: text)] }
    for (name, slot) in [("A", "Int?"), ("Other.A", "Int?"), ("E.B", "[E.F]?")] {
      let model = "import Other\n// @mapped\nstruct M {\n  var x: \(name)\n}\n"
      #expect(run([model], imported: [module]).text.contains("var x: \(slot) = nil"))
    }
  }
}
