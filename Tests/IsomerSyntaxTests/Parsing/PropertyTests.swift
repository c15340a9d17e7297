import Testing

@testable import IsomerSyntax

@Suite struct PropertyTests {
  private func properties(_ body: String, of kind: String = "class") -> [PropertyDeclaration] {
    parse("\(kind) A {\n\(body)\n}").types.first?.properties ?? []
  }

  /// Returns `name: type = value`, followed by marks for computed storage and unusual settability.
  private func outline(_ property: PropertyDeclaration) -> String {
    var text = (property.isLet ? "let " : "var ") + property.name.text
    text += property.type.map { ": \($0.text)" } ?? ""
    text += property.initialValue.map { " = \($0.text)" } ?? ""
    text += property.storage == .computed ? " {computed}" : ""
    return text + (property.isSettable == property.isLet ? " !" : "")
  }

  private func outlines(_ body: String, of kind: String = "class") -> [String] {
    properties(body, of: kind).map(outline)
  }

  @Test func aPropertyWhole() {
    let source = "struct A {\n  @Wrapped(1) public private(set) static var a: Int? = nil\n}"
    let file = SourceFile(path: "A.swift", text: source)
    var expected = PropertyDeclaration(
      name: Name("a", SourceRange(start: 56, end: 57)), isLet: false, isSettable: true,
      range: SourceRange(start: 13, end: 69))
    let int = TypeReference(
      text: "Int", range: SourceRange(start: 59, end: 62),
      shape: .named([TypeComponent(name: "Int")]))
    expected.type = TypeReference(
      text: "Int?", range: SourceRange(start: 59, end: 63), shape: .optional(int))
    expected.initialValue = AnnotationValue(
      text: "nil", range: SourceRange(start: 66, end: 69), shape: .null)
    expected.access = .public
    expected.setterAccess = .private
    expected.modifiers = ["static"]
    expected.attributes = [
      Attribute(name: "Wrapped", text: "Wrapped(1)", range: SourceRange(start: 13, end: 24))
    ]
    #expect(DeclarationParser.parse(file).types[0].properties == [expected])
  }

  @Test func lists() {
    #expect(outlines("let a, b: Int") == ["let a: Int", "let b: Int"])
    #expect(
      outlines("var a = 1, b: [Int] = [1, 2], c: Foo<A, B>") == [
        "var a = 1", "var b: [Int] = [1, 2]", "var c: Foo<A, B>",
      ])
  }

  @Test func aTuplePatternDeclaresNothing() {
    #expect(outlines("let (a, b) = (1, 2)\nvar c = 3\nlet _ = f()") == ["var c = 3"])
  }

  @Test func initialValues() {
    #expect(
      outlines(
        """
        var a = foo
          .bar { $0 }
          + 3
        var b = x ? y : z
        lazy var c: Int = { 3 }()
        let d = Foo<Int, String>(), e = a < b, f = c > d
        var g = try await load(
          1)
        var h = if a, b { 1 } else { 2 }
        var i = x as? Int
        var j = 1...
        var k = \"""
          a, b
          \"""
        var l = y!
        @objc var m = -1
        var n = run { 1 } second: { 2 }
        """) == [
          "var a = foo\n  .bar { $0 }\n  + 3", "var b = x ? y : z", "var c: Int = { 3 }()",
          "let d = Foo<Int, String>()", "let e = a < b", "let f = c > d",
          "var g = try await load(\n  1)", "var h = if a, b { 1 } else { 2 }", "var i = x as? Int",
          "var j = 1...", "var k = \"\"\"\n  a, b\n  \"\"\"", "var l = y!", "var m = -1",
          "var n = run { 1 } second: { 2 }",
        ])
  }

  @Test func accessors() {
    #expect(
      outlines(
        """
        var a: Int { 1 }
        var b: Int { get { 1 } set(x) { } }
        var c: Int = 1 { willSet { } didSet { } }
        var d = 1 { didSet(old) { } }
        var e: Int { return get.count }
        var f: Int { _read { yield x } _modify { yield &x } }
        var g: Int
        {
          @inlinable mutating get { 1 }
        }
        var h: Int { get async throws { 1 } }
        var i: [Int] { set.count; return [] }
        """) == [
          "var a: Int {computed} !", "var b: Int {computed}", "var c: Int = 1", "var d = 1",
          "var e: Int {computed} !", "var f: Int {computed}", "var g: Int {computed} !",
          "var h: Int {computed} !", "var i: [Int] {computed} !",
        ])
    #expect(properties("var h: Int { get async throws { 1 } }")[0].effects == ["async", "throws"])
  }

  @Test func protocolRequirements() {
    #expect(
      outlines("var a: Int { get }\nstatic var b: Int { get set }", of: "protocol") == [
        "var a: Int {computed} !", "var b: Int {computed}",
      ])
  }

  @Test func modifiersAndAttributes() {
    let found = properties(
      """
      @objc(x) @Foo.Bar<Int> weak final var a: AnyObject?
      nonisolated(unsafe) static let b = 1
      class var c: Int { 1 }
      fileprivate unowned(safe) var d: A
      @Environment(\\.x) private var e
      """)
    #expect(
      found.map(\.modifiers) == [
        ["weak", "final"], ["nonisolated(unsafe)", "static"], ["class"], ["unowned(safe)"], [],
      ])
    #expect(found.map(\.access) == [nil, nil, nil, .fileprivate, .private])
    #expect(found[0].attributes.map(\.name) == ["objc", "Foo.Bar"])
    #expect(found[0].attributes.map(\.text) == ["objc(x)", "Foo.Bar<Int>"])
    #expect(found[4].attributes.map(\.text) == ["Environment(\\.x)"])
  }

  @Test func namesThatLookLikeKeywords() {
    #expect(
      outlines("var caseProperty = 1\nvar `class`: Int\nvar lazy: Int\nvar actor = 2\nvar open = 3")
        == [
          "var caseProperty = 1", "var class: Int", "var lazy: Int", "var actor = 2",
          "var open = 3",
        ])
  }

  @Test func literalShapes() {
    let found = properties("var a = 1, b = \"x\", c = [1], d = true, e = -1.5, f = [:], g = Foo()")
    let shapes = found.compactMap { $0.initialValue?.shape }
    #expect(Array(shapes[0...1]) == [.integer("1"), .string("x")])
    #expect(Array(shapes[3...5]) == [.boolean(true), .float("-1.5"), .dictionary([])])
  }
}
