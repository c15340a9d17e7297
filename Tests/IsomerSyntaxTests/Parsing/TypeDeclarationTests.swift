import IsomerSyntax
import Testing

@Suite struct TypeDeclarationTests {
  @Test func kinds() {
    let file = parse(
      """
      struct A {}
      public final class B {}
      indirect enum C {}
      actor D {}
      protocol E<T>: AnyObject { associatedtype T: P where T.X == Int; func f() }
      extension A.Inner: @retroactive P where T == Int {}
      """)
    #expect(
      file.types.map { "\($0.kind.rawValue) \($0.name.text)" } == [
        "struct A", "class B", "enum C", "actor D", "protocol E", "extension A.Inner",
      ])
    #expect(file.types[1].access == .public && file.types[1].modifiers == ["final"])
    #expect(file.types[2].modifiers == ["indirect"])
    #expect(file.types[4].genericParameters == ["T"] && file.types[4].functions.count == 1)
    #expect(file.types[5].whereClause == "T == Int")
  }

  @Test func headers() {
    let type = parse(
      "struct A<T: Equatable, each U, let n: Int>: B<T>, P & Q\n  where T: Hashable, T.X == [Int] {}"
    ).types[0]
    #expect(type.genericClause == "<T: Equatable, each U, let n: Int>")
    #expect(type.genericParameters == ["T", "U", "n"])
    #expect(type.inheritance.map(\.text) == ["B<T>", "P & Q"])
    #expect(type.whereClause == "T: Hashable, T.X == [Int]")
  }

  @Test func nesting() {
    let type = parse("enum A { struct B { class C { var x = 1 } }\n typealias D = Int\n case e }")
      .types[0]
    #expect(type.types[0].types[0].properties[0].name.text == "x")
    #expect(type.aliases.map(\.name) == ["D"])
    #expect(type.cases.map(\.name.text) == ["e"])
  }

  @Test func bodiesOfFunctionsArePassedOver() {
    let type = parse(
      """
      struct A {
        func f() { struct Local { var no = 1 }; var no = 2 }
        init() { let no = { 3 }() }
        subscript(i: Int) -> Int { get { let no = 1; return no } }
        deinit { var no = 1 }
        var yes = 1
      }
      """
    ).types[0]
    #expect(type.properties.map(\.name.text) == ["yes"])
    #expect(type.types.isEmpty && type.initialisers.count == 1 && type.functions.count == 1)
  }

  @Test func cases() {
    let type = parse(
      """
      enum E: String {
        case a, b = "x, y"
        indirect case c(Int, label: [String: Int], _ inner: Bool = true), d()
        case `default`
      }
      """
    ).types[0]
    #expect(type.cases.map(\.name.text) == ["a", "b", "c", "d", "default"])
    #expect(type.cases[1].rawValue?.shape == .string("x, y"))
    #expect(type.cases[0].associatedValues == nil && type.cases[3].associatedValues == [])
    let values = type.cases[2].associatedValues ?? []
    #expect(values.map { $0.label?.text } == [nil, "label", nil])
    #expect(values.map(\.type.text) == ["Int", "[String: Int]", "Bool"])
    #expect(values[2].innerName?.text == "inner" && values[2].defaultValue?.shape == .boolean(true))
  }

  @Test func initialisers() {
    let found = parse(
      """
      class A {
        public required init?<T>(a b: T, _ c: @escaping (Int) -> Void = { _ in }, d: Int...) async throws {}
        convenience init!() {}
      }
      """
    ).types[0].initialisers
    #expect(found.map(\.name.text) == ["init", "init"])
    #expect(found[0].isFailable && found[0].isGeneric && found[0].isAsync && found[0].isThrowing)
    #expect(found[0].access == .public && found[0].modifiers == ["required"])
    #expect(found[0].parameters.map { $0.label?.text } == ["a", nil, "d"])
    #expect(found[0].parameters.map { $0.innerName?.text } == ["b", "c", nil])
    #expect(found[0].parameters[1].defaultValue?.text == "{ _ in }")
    #expect(found[1].isFailable && found[1].modifiers == ["convenience"])
  }

  @Test func functions() {
    let found = parse(
      """
      struct A {
        static func <= (l: A, r: A) -> Bool { true }
        func f<T>() throws(E) -> [T] where T: P { [] }
        func g()
        var x = 1
      }
      """)
    #expect(found.types[0].functions.map(\.name.text) == ["<=", "f", "g"])
    #expect(found.types[0].functions.map { $0.returnType?.text } == ["Bool", "[T]", nil])
    #expect(found.types[0].properties.count == 1)
  }

  @Test func imports() {
    let found = parse(
      "@testable public import struct Foundation.URL\nimport A.B; @_spi(X) internal import C"
    ).imports
    #expect(found.map(\.text) == ["import struct Foundation.URL", "import A.B", "import C"])
    #expect(found.map(\.module) == ["Foundation", "A", "C"])
    #expect(found.map(\.access) == [.public, nil, .internal])
    #expect(found.map(\.attributes) == [["@testable"], [], ["@_spi(X)"]])
  }

  @Test func statementsAtTheTopLevelArePassedOver() {
    let file = parse(
      "print(\"x\")\nif a { struct No {} }\nlet x = 1\nstruct Yes {}\nYes.init().x = 2")
    #expect(file.types.map(\.name.text) == ["Yes"])
  }
}
