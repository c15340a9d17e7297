import IsomerSyntax
import Testing

@Suite struct ValueShapeTests {
  private func shape(_ text: String) -> ValueShape? {
    let options = parse("/* @mapped word: \(text) */ struct A {}").types.first?.annotations.first
    return options?.options.first?.value?.shape
  }

  @Test(arguments: [
    ("12", ValueShape.integer("12")), ("-3", .integer("-3")), ("0xFF", .integer("0xFF")),
    ("1.5", .float("1.5")), ("-2e3", .float("-2e3")), ("true", .boolean(true)), ("nil", .null),
    (".snake", .member("snake")), (".`default`", .member("default")), ("Foo", .path(["Foo"])),
    ("Foo.bar.baz", .path(["Foo", "bar", "baz"])), ("[]", .list([])), ("[:]", .dictionary([])),
    ("1...10...11", .expression), ("a + b(c)", .expression), ("{ $0 > 1 }()", .expression),
    ("a ? 1...2 : 3...4", .expression), ("...", .expression),
    ("try f()", .expression), ("a ? b : c", .expression), ("x { 1 }", .expression),
    ("Int.self", .path(["Int", "self"])), ("\"a\\(b)\"", .interpolation),
  ])
  func plain(_ text: String, _ expected: ValueShape) {
    #expect(shape(text) == expected)
  }

  @Test(arguments: [
    (#""a.b""#, "a.b"), (#""a\\.b""#, "a\\.b"), (#""\n\t\"\u{41}""#, "\n\t\"A"),
    (##"#"a\b\#n"#"##, "a\\b\n"), ("\"\"\"\n    a\n      b\n    \"\"\"", "a\n  b"),
    ("\"\"\"\n  a \\\n  b\n  \"\"\"", "a b"), (#""""#, ""), ("\"\u{301}\"", "\u{301}"),
  ])
  func strings(_ text: String, _ expected: String) {
    #expect(shape(text) == .string(expected))
  }

  @Test(arguments: [
    ("1...10", "1", "10", false), ("0..<5", "0", "5", true), ("...3", "", "3", false),
    ("..<3", "", "3", true), ("1...", "1", "", false), ("-1 ... -0.5", "-1", "-0.5", false),
    ("a.b...f(1, 2...3)", "a.b", "f(1, 2...3)", false), ("\"a\"...\"z\"", "\"a\"", "\"z\"", false),
  ])
  func ranges(_ text: String, _ lower: String, _ upper: String, _ isHalfOpen: Bool) {
    guard case .range(let low, let high, isHalfOpen) = shape(text) else {
      Issue.record("expected a range")
      return
    }
    #expect(low?.text ?? "" == lower)
    #expect(high?.text ?? "" == upper)
  }

  /// Whether there are only statements, of which none gives a value.
  @Test(arguments: [
    ("{ $0 > 1 }", false), ("{ !$0.isEmpty }", false), ("{}", false), ("{ try f($0) }", false),
    ("{ if $0 { throw A() } }", true), ("{ if $0 { throw A() } else { f() } }", false),
    ("{ if $0 { a } else if b { c } }", true), ("{ if $0 { return true }; return false }", false),
    ("{ guard $0 else { return }; throw A() }", true), ("{ switch $0 { default: f() } }", false),
    ("{ (a: Int) in if a > 1 { throw A() } }", true), ("{ (a: Int) -> Bool in f(); g() }", false),
    ("{ let a = $0; return a }", false), ("{ for a in $0 { f(a) } }", true),
    ("{ a in f(a); g(a) }", true), ("{\n  f($0)\n  g($0)\n}", true),
    ("{\n  $0\n    .sorted()\n    + [1]\n}", false), ("{ $0 = f($0) }", false),
    ("{ return\n }", true), ("{ [a] b in b.map { $0; $0 } }", false),
  ])
  func closures(_ text: String, isAction: Bool) {
    #expect(shape(text) == .closure(isAction: isAction))
  }

  @Test func listsAndDictionaries() {
    guard case .list(let elements) = shape(#"["a", .b, [1, 2],]"#) else {
      Issue.record("expected a list")
      return
    }
    #expect(elements.map(\.text) == ["\"a\"", ".b", "[1, 2]"])
    guard case .dictionary(let pairs) = shape(#"["a": .b, "c": x ? y : z]"#) else {
      Issue.record("expected a dictionary")
      return
    }
    #expect(pairs.map(\.key.shape) == [.string("a"), .string("c")])
    #expect(pairs.map(\.value.text) == [".b", "x ? y : z"])
  }

  @Test(arguments: [
    (".a.b", ".a", "b"), ("A().then", "A()", "then"), (".map([1])?.x", ".map([1])?", "x"),
    ("Foo<Int>.bar", "Foo<Int>", "bar"), ("a(1)(2).`in`", "a(1)(2)", "in"),
  ])
  func members(_ text: String, _ base: String, _ member: String) {
    guard case .access(let found, let name) = shape(text) else {
      Issue.record("expected a member")
      return
    }
    #expect(found.text == base)
    #expect(name == member)
  }

  @Test(arguments: ["a + b.c", "try f().x", "-a.b()", "{ $0 }.x", "a ? b : c.d", "x.0.1"])
  func noMembers(_ text: String) {
    if case .access(_, let name) = shape(text) { Issue.record("a member \(name)") }
  }

  @Test(arguments: [
    (#"has("x")"#, "has", ["\"x\""]), (".map([1], default: .a)", ".map", ["[1]", "default .a"]),
    ("Foo<Int, Bool>(a: 1)", "Foo<Int, Bool>", ["a 1"]), ("[Int]()", "[Int]", []),
    ("A.b(1)(2)", "A.b(1)", ["2"]), (".matches(/a,b/)", ".matches", ["/a,b/"]),
  ])
  func calls(_ text: String, _ callee: String, _ arguments: [String]) {
    guard case .call(let found, let values) = shape(text) else {
      Issue.record("expected a call")
      return
    }
    #expect(found.text == callee)
    #expect(values.map { ($0.label.map { $0 + " " } ?? "") + $0.value.text } == arguments)
  }
}
