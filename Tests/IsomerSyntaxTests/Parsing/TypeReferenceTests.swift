import IsomerSyntax
import Testing

@Suite struct TypeReferenceTests {
  /// Returns the type of a property that is declared with the text.
  private func type(_ text: String) -> TypeReference? {
    parse("struct A { var x: \(text) }").types.first?.properties.first?.type
  }

  /// Returns a short form of the shape: `dictionary(named(String), optional(named(Int)))`.
  private func form(_ type: TypeReference) -> String {
    switch type.shape {
    case .named(let components):
      components.map { component in
        let arguments = component.arguments.map(form).joined(separator: ", ")
        return component.name + (arguments.isEmpty ? "" : "<\(arguments)>")
      }.joined(separator: ".")
    case .optional(let wrapped): "optional(\(form(wrapped)))"
    case .implicitlyUnwrapped(let wrapped): "unwrapped(\(form(wrapped)))"
    case .array(let element): "array(\(form(element)))"
    case .dictionary(let key, let value): "dictionary(\(form(key)), \(form(value)))"
    case .tuple(let elements, _): "tuple(\(elements.map(form).joined(separator: ", ")))"
    case .function: "function"
    case .other: "other"
    }
  }

  @Test(arguments: [
    ("Int", "Int"), ("Foo.Bar<Int>", "Foo.Bar<Int>"), ("Int?", "optional(Int)"),
    ("Int??", "optional(optional(Int))"), ("Int!", "unwrapped(Int)"), ("[Int]", "array(Int)"),
    ("[String: Foo.Bar<Int>?]", "dictionary(String, optional(Foo.Bar<Int>))"),
    ("Dictionary<String, Array<Set<Int>>>", "Dictionary<String, Array<Set<Int>>>"),
    ("Foo<Bar<Int>?>?", "optional(Foo<optional(Bar<Int>)>)"), ("()", "tuple()"),
    ("(Int, b: String)", "tuple(Int, String)"), ("(Int)", "Int"), ("(Int) -> Void", "function"),
    ("@Sendable (Int, String) async throws -> [Int]", "function"), ("any P", "other"),
    ("(any P)?", "optional(other)"), ("some P & Q", "other"), ("P & Q", "other"),
    ("~Copyable", "other"), ("Foo.Type", "other"), ("[Int].Element", "Array<Int>.Element"),
    ("@MainActor Foo", "Foo"), ("`default`", "default"), ("[3 of Int]", "InlineArray<other, Int>"),
    ("() throws(E) -> () -> Int", "function"), ("Foo<(Int, Bool)>", "Foo<tuple(Int, Bool)>"),
  ])
  func shapes(_ text: String, _ expected: String) {
    #expect(type(text).map(form) == expected)
    #expect(type(text)?.text == text)
  }

  @Test func textHasNoCommentsAndSingleBlanks() {
    #expect(type("[ String :\n   Int /* x */ ]")?.text == "[ String : Int ]")
    #expect(type("Int/* a b */?")?.text == "Int?")
    #expect(type("any/**/P")?.text == "any P")
  }

  @Test func theTypeEndsWhereTheRestBegins() {
    let file = parse("struct A { var a: Foo<Int>=x, b: Int?=nil, c: [Int] { [] } }")
    #expect(file.types[0].properties.map { $0.type?.text } == ["Foo<Int>", "Int?", "[Int]"])
    #expect(file.types[0].properties.map { $0.initialValue?.text } == ["x", "nil", nil])
  }
}
