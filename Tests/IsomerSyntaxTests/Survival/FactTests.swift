import IsomerSyntax
import Testing

/// Tests the exact results for sources that are easily misread.
@Suite struct FactTests {
  private func type(_ body: String, of kind: String = "class") -> TypeDeclaration? {
    parse("\(kind) A {\n\(body)\nvar after = 1\n}").types.first
  }

  @Test(arguments: [
    ("var a = copy", "copy"), ("var a = consume", "consume"), ("let a = any", "any"),
    ("var a = copy b", "copy b"), ("var a: (Int, Int) -> Bool = <", "<"), ("var a = -\n", "-"),
    ("var a = x as?\n  Int", "x as?\n  Int"), ("let a = make { read }", "make { read }"),
    ("var a = b\n#if X\n.c()\n#else\n.d()\n#endif\n.e", "b\n#if X\n.c()\n#else\n.d()\n#endif\n.e"),
    ("var a = b\n#if X\nvar c = 1\n#endif", "b"), ("var a = b < c, d > (e)", "b < c, d > (e)"),
    ("var a = b < c, d = 1", "b < c"), ("var a = b { didSet { } }", "b"),
    ("var a = /\\ /", "/\\ /"),
    ("var a = try? /^ x ^/", "try? /^ x ^/"), ("var a = b /x// c", "b /x"),
    ("var a = b; var c = 1", "b"),
    ("var a = $b", "$b"), ("var a = b.var", "b.var"), ("var a = f { } var: { }", "f { } var: { }"),
    ("var a = try\n  b", "try\n  b"), ("var a = b\n  /% c", "b\n  /% c"),
    ("var a = Swift::b", "Swift::b"),
    ("var a = 1\0", "1"),
  ])
  func initialValues(_ declaration: String, _ value: String) {
    let found = type(declaration)?.properties
    #expect(found?.first?.initialValue?.text == value)
    #expect(found?.first?.storage == .stored)
    #expect(found?.last?.name.text == "after")
  }

  @Test(arguments: [
    ("@A<T> a: Int, @A.B b: Int, c: @A<T> Int", ["a: Int", "b: Int", "c: @A<T> Int"]),
    (
      "a: Dictionary <String, Int>, b: Int = x < y, c: Int = z > w",
      [
        "a: Dictionary <String, Int>", "b: Int", "c: Int",
      ]
    ),
    ("_ a: Swift::Int, b: [Swift::String]", ["_: Swift::Int", "b: [Swift::String]"]),
    (
      "isolated _ a: A, _const b: Int, c d: borrowing ~Copyable",
      [
        "_: A", "_const: Int", "c: borrowing ~Copyable",
      ]
    ),
    ("@B<Int> make: () -> Int, $b: Int", ["make: () -> Int", "$b: Int"]),
  ])
  func parameters(_ list: String, _ expected: [String]) {
    let found = type("init <T>(\(list)) { }\nfunc f(\(list)) { }")
    for function in (found?.initialisers ?? []) + (found?.functions ?? []) {
      #expect(function.parameters.map { "\($0.label?.text ?? "_"): \($0.type.text)" } == expected)
    }
    #expect(found?.initialisers.map(\.isGeneric) == [true])
  }

  @Test(arguments: [
    ("func ==<T>(a: T)", "=="), ("func == <T>(a: T)", "=="), ("func <<<T>(a: T)", "<<"),
    ("func >>= (a: T)", ">>="), ("func <(a: T)", "<"), ("func ⚽️(a: T)", "⚽️"),
    ("func /^ (a: T)", "/^"), ("func a$b(a: T)", "a$b"), ("func *<let X: Int>(a: T)", "*"),
  ])
  func functionNames(_ declaration: String, _ name: String) {
    let found = type(declaration, of: "protocol")?.functions.first
    #expect(found?.name.text == name)
    #expect(found?.parameters.map(\.type.text) == ["T"])
  }

  @Test func attributes() {
    let found = type("@W<T>.Box @M::W(1) @A.B var a = 1")?.properties.first?.attributes
    #expect(found?.map(\.name) == ["W.Box", "M.W", "A.B"])
    #expect(found?.map(\.text) == ["W<T>.Box", "M::W(1)", "A.B"])
  }

  @Test func conditionsOfAttributes() {
    let found = type("#if X\n#if Y\n@A\n#else\n@B\n#endif\n@C var a = 1\n#endif")?.properties.first
    #expect(found?.attributes.map(\.name) == ["A", "B", "C"])
    #expect(found?.attributes.map(\.conditions) == [["Y"], ["!(Y)"], []])
    #expect(found?.conditions == ["X"])
  }

  @Test func whereClauses() {
    let found = type("struct B where T == (C, D) { }\nstruct E: F\nwhere T == [U], V: P & Q\n{ }")
    #expect(found?.types.map(\.whereClause) == ["T == (C, D)", "T == [U], V: P & Q"])
    #expect(found?.types.last?.inheritance.map(\.text) == ["F"])
  }

  @Test func genericParameters() {
    let found = parse("struct A <@X T: P <A, B>, each U, let N: Int> where T: Q { }").types.first
    #expect(found?.genericParameters == ["T", "U", "N"])
  }

  @Test func aRawLiteralWithAnEscapedLineEnd() {
    let found = type("var a = #\"\"\"\n  Three \\#\n  Gamma\n  \"\"\"#")?.properties.first
    #expect(found?.initialValue?.shape == .string("Three Gamma"))
  }

  @Test func namesOfTypes() {
    let shapes = type("var a: M::A<B>.C, b: InlineArray<4, Int>")?.properties.map { $0.type?.shape }
    let b = TypeReference(
      text: "B", range: SourceRange(start: 22, end: 23), shape: .named([.init(name: "B")]))
    #expect(
      shapes?.first
        == .named([
          TypeComponent(name: "M"), TypeComponent(name: "A", arguments: [b]),
          TypeComponent(name: "C"),
        ]))
    let others = type("var a: M::Type, b: M.Type, c: repeat (each T) -> U, d: (T) -> U")
    #expect(
      others?.properties.map { $0.type?.shape } == [
        .named([TypeComponent(name: "M"), TypeComponent(name: "Type")]), .other, .other, .function,
        nil,
      ])
    guard case .named(let components) = shapes?[1] else { return #expect(Bool(false)) }
    #expect(components[0].arguments.map(\.text) == ["4", "Int"])
  }
}
