/// Constructs that a parser that skips by brackets may stumble over.
enum OddConstructs {
  static let expressions = [
    #"try? /"(\d+)/.firstMatch(in: s)"#, #"try! /^ "{/.wholeMatch(in: s)"#, #"!/\(/.matches"#,
    #"-/[{"]/"#, #"unsafe /"/"#, #"consume /{/"#, #"copy /\}/"#, #"await /"/.x"#, "a /x / b",
    "a / b / c",
    "x! / y / z", "reduce(1, /)", "f(/, 2) + g(/)", #"#/ { " /#"#, #"##/ /# } "/##"#, #"/[[(]{]/"#,
    #"(/\ /, /{/)"#, #"a ? /{/ : /}/"#, #"$0 == /"/"#, "(a < b, c > d)", "a<b, c>(d)", "a < b",
    "(<)",
    #""\(f("{"))""#, #""\(/"/) {""#, ##"#"\#("}") \("#"##, #""" + "\("{")""#,
    #""\(x / 2) \(y / 3)""#,
    #""\("\("{")")""#, "`{`", "`a b`.c", "/* { /* } */ */ 1", "x as? Int", "x as! [Int]",
    "x is Int",
    "copy", "consume", "unsafe", "some", "any", "each", "await", "a.copy", "a.class", "a.init",
    "a.self", "if a { 1 } else { 2 }", "switch a { case 1: 2 default: 3 }", #"\.a.b?.c"#,
    #"\A.[0]"#, "#selector(f(_:))", "#M<Int>(1) { }", "_$id", "a$b", "$0.a", "0x1.8p-3",
    "1_000.5e-7",
    "1...", "...1", "a..<b", "a ?? b", "a?.b!.c", "-1", "-x.y", "^.a",
    "{ [weak self] in self?.a }()",
    "{ (a: Int) -> Int in a }(1)", "f { read }", "f { get }", "f { set }", "f { a } b: { c }",
    "a❤️b", "Swift::max(1, 2)", "[Swift::Int]()", "[:]", "[1: 2]", "(a: 1, b: 2)",
    "a as (Int) -> Int",
    "try await f()", "a.b\n    .c\n    .d", "a\n    + b\n    - c", "a\n    ? b\n    : c",
    "x as?\n    Int",
    "a\n#if A\n    .b\n#elseif B\n    .c { $0 }\n#else\n    .d\n#endif\n    .e",
    "\"\"\"\n    { \" \\(\"}\") \\\"\"\"\n    \"\"\"", "#\"\"\"\n    { \\#(a) \"\n    \"\"\"#",
  ]

  /// Those among the expressions that take several lines cannot be in a literal of one line.
  static let shortExpressions = expressions.filter { !$0.contains("\n") }

  static let types = [
    "Int", "Dictionary <String, Int>", "Array\n    <Int>", "Array /* a */ <Array <Int>>",
    "Swift::Int",
    "[Swift::String]", "[Swift::String: M::X <Int>.Y]", "A<B>.C", "A<B>.C<D>?", "[[Int]]?", "()",
    "(Int, b: Int)", "(Int) -> Void", "() async throws(E) -> () -> Int", "@A<T> () -> Void",
    "@A.B () -> Void", "@M::W Int", "@W<T>.Box Int", "@convention(c) (Int) -> Int",
    "@escaping () -> T",
    "some P", "any P & Q", "(any P)?", "any ~Copyable", "P.Type", "any P.Protocol", "A<4>",
    "A<-4, B>",
    "A<B<C>>", "A<B?>?", "A<() -> B>", "A<(B, C)>", "A<[B]>", "A<any B>", "(repeat each T)",
    "inout T",
    "sending T", "borrowing [T]", "`a b`", "a$b", "nonisolated(nonsending) () async -> T", "T!",
    "@isolated(any) () -> T", "A<repeat each T>",
  ]

  /// Whole members, none of which is a property.
  static let members = [
    "init <T>(a: T) { }", "init?<T> (a: T) where T == (A, B) { }", "init! () async throws { }",
    "func f <T>(a: T) -> T { a }", "static func == <T>(a: T, b: T) -> Bool { true }",
    "static func ==<T>(a: T, b: T) -> Bool { true }",
    "static func <<T>(a: T, b: T) -> Bool { true }",
    "static func < (a: T, b: T) -> Bool { true }", "static func >>= (a: T, b: T) { }",
    "prefix static func / (a: T) -> T { a }", "static func /^ (a: T, b: T) -> T { a }",
    "func f() where T == [U] { }", "func f(a: @A<T> Int, @A.B b: Int, @A<T> c: Int) { }",
    "subscript<T>(a: T) -> Int where T == (A, B) { get { 1 } set { } }",
    "subscript (a: Int) -> Int { 1 }", "static subscript(a: Int) -> Int { 1 }", "deinit { }",
    "isolated deinit { }", "typealias A <T> = B <T> where T: P", "typealias A = (B) -> C",
    "associatedtype A: P <B> = C where A.B == (D, E)", "associatedtype A: P & Q",
    "#Macro(a)", "#Macro", "#A.B<C>(d) { } e: { }", "#Macro { }", "@A #Macro(a)",
    "#warning(\"{\")", "#error(\"}\")", "#sourceLocation(file: \"a\", line: 1)",
    "#if A && (B\n  || C)\n#elseif D\n#else\n#endif", "#if A\n@A\n#endif\nfunc f() { }", ";",
    "; ; ",
    "struct A <T>: B <T> where T == (C, D) { var a = 1 }", "class A: ~Copyable { }", "actor A { }",
    "enum A: Int { case a = 1, b; indirect case c(A, b: Int = 2), d }", "protocol A <B>: C { }",
    "@attached(member, names: named(a)) @available (iOS 13, *) func f() { }",
    "@_specialize(where T == Int) func f() { }", "@abi(func g()) func f() { }",
    "@A<B>.C(d) @E::F func f() { }", "nonisolated (unsafe) class func f() { }",
    "func f() { a /x// {\n }", "func f() {\n let a = b\n /% c\n }", "func f() { if a </ b { } }",
    "func `a.b`() { }", "func f(_ a: Int = 1, b: () -> Void = { }, c: Int...) rethrows { }",
    "func f(a: isolated (any A)? = #isolation) async throws(E) -> sending some P { }",
    "@A var `a b`: Int { get async throws { 1 } }", "class var a: Int { _read { yield b } }",
    "distributed func f() { }", "@B @C\n@D\npublic\nfunc f() { }", "func f() {} ; func g() {}",
  ]
}
