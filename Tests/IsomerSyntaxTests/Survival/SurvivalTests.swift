import IsomerSyntax
import Testing

/// Tests that the members after any construct are still found, and that nothing remains unread.
@Suite struct SurvivalTests {
  /// Returns the stored properties named `after` and `last`, and the parts that were not read.
  private func survivors(_ body: String, of kind: String = "struct") -> [String] {
    let file = parse(
      "\(kind) S {\n\(body)\nvar after = 1\n}\n// @mapped\nstruct T { var last = 2 }")
    let found = file.types.flatMap { type in
      type.properties.filter { $0.storage == .stored }.map(\.name.text).filter {
        ["after", "last"].contains($0)
      } + type.unread.map { "unread \(file.file.text($0))" }
    }
    return found + file.diagnostics.map(\.rendered)
  }

  private func expectSurvival(_ body: String, of kind: String = "struct") {
    #expect(survivors(body, of: kind) == ["after", "last"], "\(body)")
  }

  @Test(arguments: OddConstructs.expressions) func expressions(_ expression: String) {
    for position in [
      "var v = ◊", "lazy var v: Int = ◊", "let v = (◊)", "let u = 1, v = [◊]", "var v = { ◊ }()",
      "var v = f { ◊ }", "var v: Int { ◊ }", "var v: Int { get { ◊ } set { ◊ } }",
      "var v = 1 { didSet { ◊ } }", "func f() { let m = ◊ }", "func f() { if let m = (◊) { } }",
      "func f() {\n  let m = ◊\n  let n = ◊\n}", "func f(a: Int = (◊), b: Int) { }",
      "init(a: Int = (◊)) { }",
      "@A((◊)) var v = 1", "@A((◊))\nfunc f() { }", "subscript(a: Int = (◊)) -> Int { ◊ }",
      "#Macro((◊)) { ◊ }", "var v = ◊; var w = ◊", "#if A\nvar v = ◊\n#else\nvar v = ◊\n#endif",
      "var v = \"\"\"\n  { \\(◊)\n  \"\"\"",
    ] {
      expectSurvival(position.replacing("◊", with: expression))
    }
  }

  @Test(arguments: OddConstructs.shortExpressions) func interpolations(_ expression: String) {
    for position in [
      #"var v = "{\((◊)) ""#, ##"var v = #"{\#((◊)) "#"##, #"func f() { g("\(◊)}") }"#,
    ] {
      expectSurvival(position.replacing("◊", with: expression))
    }
  }

  @Test(arguments: OddConstructs.types) func types(_ type: String) {
    for position in [
      "var v: ◊", "var v: ◊ = w", "var v: ◊ { w }", "let u, v: ◊", "func f(a: ◊, b c: ◊ = d) { }",
      "func f() -> ◊ { }", "init(a: ◊) { }", "typealias A = ◊", "func f<A>() where A == ◊ { }",
      "subscript(a: ◊) -> ◊ { b }", "enum A { case a(◊), b(c: ◊ = d) }",
      "struct A: B where C == ◊ { }",
      "associatedtype A = ◊", "struct A<B> { init(_ c: ◊, d: Int) { } }",
    ] {
      expectSurvival(position.replacing("◊", with: type))
    }
  }

  @Test(arguments: OddConstructs.members) func members(_ member: String) {
    for kind in ["struct", "class", "extension", "protocol", "actor", "enum"] {
      expectSurvival(member, of: kind)
    }
    expectSurvival("var before = 1\n\(member)\n\(member)")
    expectSurvival("enum A {\n\(member)\n}\n#if B\n\(member)\n#endif")
  }

  @Test(arguments: [
    ("struct A <T> {", "A"), ("struct A\n<T: P, each U>: B <T>\nwhere T == (C, D) {", "A"),
    ("class A: Base <Int>, P {", "A"), ("extension A.B {", "A.B"), ("extension M::A {", "M.A"),
    ("extension [T] {", "Array"), ("extension [T: U] where T == [V] {", "Dictionary"),
    ("extension T? {", "Optional"), ("extension A <Int>.B <T> {", "A.B"),
    ("extension (A, B) {", "(A, B)"), ("extension A: @retroactive M::P, @unchecked Q <T> {", "A"),
    ("@A<T> @B.C public final class A$b {", "A$b"), ("enum `a b`: Int {", "a b"),
    ("protocol A <B>: C, ~Copyable where B: P {", "A"), ("nonisolated struct A: ~Escapable {", "A"),
  ])
  func headers(_ header: String, _ name: String) {
    let type = parse("\(header)\nvar after = 1\nstruct Inner { var inner = 1 }\n}").types.first
    #expect(type?.name.text == name)
    #expect(type?.properties.map(\.name.text) == ["after"])
    #expect(type?.types.first?.properties.map(\.name.text) == ["inner"])
    #expect(type?.unread == [])
  }

  @Test func manyNestedTypes() {
    let depth = 90
    let text = (0..<depth).map { "struct S\($0) { var p\($0) = 1\n" }.joined()
    var type = parse(text + String(repeating: "}", count: depth)).types.first
    for level in 0..<depth {
      #expect(type?.properties.map(\.name.text) == ["p\(level)"])
      type = type?.types.first
    }
  }

  @Test func whatIsNestedTooDeepIsNoted() {
    let depth = 150
    let text = String(repeating: "struct S { ", count: depth) + String(repeating: "}", count: depth)
    var type = parse(text).types.first
    while let inner = type?.types.first {
      #expect(type?.unread == [])
      type = inner
    }
    #expect(type?.unread.count == 1)
  }

  @Test(arguments: [
    "foo", "foo(1)", "var = 1", "var a = 1 +\nvar b = 2", "func", "case a", "init", "{ }",
    "var a = 1 var b = 2", "func f(a b c: Int) { }", "init(a:) { }", "struct A: B + C { }", "1",
    "subscript", "var a: Int) = 1", "extension { }", "a.b = c",
  ])
  func whatCannotBeReadIsNoted(_ member: String) {
    let file = parse("// @mapped\nstruct S {\n\(member)\nvar after = 1\n}")
    func unread(_ type: TypeDeclaration) -> [SourceRange] {
      type.unread + type.types.flatMap(unread)
    }
    #expect(!file.types.flatMap(unread).isEmpty || !file.diagnostics.isEmpty)
  }
}
