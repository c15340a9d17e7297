import IsomerSyntax
import Testing

@Suite struct SyntaxDiagnosticTests {
  /// Expects one message at each mark; the last note, if any, follows ` | `.
  private func expect(
    _ source: String, _ messages: String..., location: Testing.SourceLocation = #_sourceLocation
  ) {
    let marked = Marked(source)
    let found = DeclarationParser.parse(marked.file).diagnostics.map { diagnostic in
      let place = "\(diagnostic.location.line):\(diagnostic.location.column)"
      let notes = diagnostic.notes.map { " | " + $0.text }.joined()
      return "\(place) \(diagnostic.message.text)\(notes)"
    }
    let expected = zip(marked.places, messages).map { "\($0) \($1)" }
    #expect(found == expected, sourceLocation: location)
  }

  private let unattached =
    "'@mapped' is not attached to a declaration"
    + " | move it before a type, property or case, or after one on its first line"

  private func refused(_ kind: String) -> String {
    "'@mapped' cannot be applied to \(kind)"
      + " | move it to a type, property, enum case or associated value"
  }

  @Test func rendered() {
    let source = "struct A {\n  // @maped skip\n  var a = 1\n}"
    #expect(
      diagnose(SourceFile(path: "Post.swift", text: source)) == [
        "2:6: error: unknown annotation '@maped' [misspelt-annotation]",
        "2:6: note: did you mean '@mapped'?",
      ])
  }

  @Test(arguments: ["@maped", "@mapped:", "@mappped", "@Mapepd"])
  func nearMisses(_ word: String) {
    expect(
      "struct A {\nvar a = 1 // ◆\(word) skip\n}",
      "unknown annotation '\(word)' | did you mean '@mapped'?")
  }

  /// Other words are questionable only next to an annotation.
  @Test(arguments: [
    "@Mapper", "@mapper", "@marked", "@masked", "@Mapped", "@MAPPED", "@mopped", "@mapping",
    "@tapped", "@capped", "@wrapped", "@lapped", "@unmapped", "@remapped", "@main", "@map", "@maps",
  ])
  func wordsOfTheirOwn(_ word: String) {
    let source = "struct A {\nvar a = 1 // \(word) skip\n}"
    expect(source)
    let beside = SourceFile(path: "Post.swift", text: "// @mapped\n" + source)
    #expect(!diagnose(beside).contains { $0.contains("error:") })
  }

  @Test func aWordOfItsOwnBesideAnAnnotation() {
    let source = "// @mapped\nstruct A {\n  // @Mapped skip\n  var a = 1\n}"
    #expect(
      diagnose(SourceFile(path: "Post.swift", text: source)) == [
        "3:6: warning: unknown annotation '@Mapped' [misspelt-annotation]",
        "3:6: note: did you mean '@mapped'?",
      ])
  }

  @Test(arguments: [
    "/// The user. @mapped keys: .snake", "/// The user @mapped keys: .snake",
    "/** The user.\n * @mapped skip\n */", "// The user: @mapped", "/* a; @mapped(b) skip */",
    "// see @mapped key.read: \"a\"",
  ])
  func buriedAnnotations(_ comment: String) {
    let found = diagnose(SourceFile(path: "Post.swift", text: "\(comment)\nstruct A {}"))
    #expect(found.count == 2)
    #expect(
      found.first?.hasSuffix(
        "warning: '@mapped' after other text in a comment is ignored [buried-annotation]") == true)
    #expect(found.last?.hasSuffix("note: move it to the start of a comment") == true)
  }

  @Test(arguments: [
    "/// Reads what `@mapped` says.", "// the @mapped types are sorted",
    "// var a = 1 // @mapped skip",
    "/// a \"@mapped\" comment", "/// see user@mapped.com", "/// see @mappedValue: x",
    "// a /* @mapped */",
    "// \"// @mapped key: 1\"",
  ])
  func prose(_ comment: String) { expect("\(comment)\nstruct A {}") }

  @Test func bracketsThatMayHideMembers() {
    expect("// @mapped\nstruct A {\n}\n◆}", "unmatched '}' | remove it")
    #expect(diagnose(SourceFile(path: "A", text: "struct A {\n}\n}")) == [])
    #expect(
      diagnose(SourceFile(path: "A", text: "// @mapped\nstruct A {")) == [
        "2:10: error: unclosed '{' [unclosed-bracket]"
      ])
  }

  @Test func nearMissesInProseAreProse() {
    expect("// write @maped here\nstruct A {}")
  }

  @Test func options() {
    expect("// @mapped skip ◆key: 1\nstruct A {}", "expected ',' before 'key' | insert ','")
    expect(
      "// @mapped key: \"a\" ◆was: \"b\"\nstruct A {}", "expected ',' before 'was' | insert ','")
    expect("// @mapped key: \"a\" ◆\"b\"\nstruct A {}", "expected ',' before '\"b\"' | insert ','")
    expect("// @mapped skip ◆— prose\nstruct A {}", "expected ',' before '—' | insert ','")
    expect("// @mapped ◆12, skip\nstruct A {}", "expected an option of '@mapped', found '12'")
    expect(
      "// @mapped alias: \"a\", ◆\"b\"\nstruct A {}",
      "expected an option of '@mapped', found '\"b\"'"
        + " | write several values as a list: '[…, …]'")
    expect("// @mapped skip,◆, id\nstruct A {}", "expected an option of '@mapped', found ','")
    expect(
      "// @mapped ◆key:, id\nstruct A {}",
      "expected a value after 'key:' | add a value after 'key:', or remove the ':'")
    expect(
      "// @mapped id, ◆key.read:\nstruct A {}",
      "expected a value after 'key.read:' | add a value after 'key.read:', or remove the ':'")
  }

  @Test func colons() {
    expect("// @mapped keys ◆.snake\nstruct A {}", "expected ':' before '.snake' | insert ':'")
    expect("// @mapped key ◆\"a\", id\nstruct A {}", "expected ':' before '\"a\"' | insert ':'")
    expect("// @mapped alias ◆[\"a\"]\nstruct A {}", "expected ':' before '[' | insert ':'")
    expect("// @mapped since ◆3\nstruct A {}", "expected ':' before '3' | insert ':'")
    #expect(attachments("// @mapped keys .snake, id\nstruct A {}") == ["A: keys=.snake, id"])
  }

  @Test func quotes() {
    let message = "single-quoted string literal found | write '\"a b\"'"
    expect("// @mapped key: ◆'a b', id\nstruct A {}", message)
    expect("// @mapped alias: [◆'a b', 'c'], id\nstruct A {}", message)
    expect(
      "// @mapped key: ◆'a\nstruct A {}", "single-quoted string literal found | write '\"…\"'")
  }

  @Test func brackets() {
    expect("// @mapped with: f◆(1\nstruct A {}", "unclosed '(' | insert ')'")
    expect("// @mapped with: ◆[1\n// 2\nstruct A {}", "unclosed '[' | insert ']'")
    expect("// @mapped key: \"a\"◆)\nstruct A {}", "unmatched ')' | remove it")
    expect("// @mapped with: f(a◆\u{4}b)\nstruct A {}", "invalid character '\\u{04}' | remove it")
    expect("// @mapped with: f(a◆[b: 1)\nstruct A {}", "unclosed '[' | insert ']'")
    expect("// @mapped with: f(a◆]b: 1)\nstruct A {}", "unmatched ']' | remove it")
    expect("// @mapped◆(twitter skip\nstruct A {}", "unclosed '(' | insert ')'")
    expect("/* @mapped with: ◆{ */ struct A {}", "unclosed '{' | insert '}'")
  }

  @Test func anUnclosedBracketDoesNotSwallowTheNextAnnotation() {
    let source = "// @mapped with: f(1\n// @mapped skip\nstruct A {}"
    #expect(attachments(source) == ["A: - + skip"])
  }

  @Test func strings() {
    expect(
      "// @mapped key: ◆\"a\nstruct A {}", "unterminated string literal | close it with '\"'")
    expect(
      "// @mapped key: [1, ◆\"a]\nstruct A {}", "unterminated string literal | close it with '\"'")
    expect("// @mapped check: ◆#/a\nstruct A {}", "unterminated regex literal")
  }

  @Test func profiles() {
    expect(
      "// @mapped◆() skip\nstruct A {}",
      "expected a profile name between '(' and ')' | name a profile, or remove the parentheses")
    expect("// @mapped(a, ◆1) skip\nstruct A {}", "expected a profile name, found '1'")
  }

  @Test func attachedToNothing() {
    expect("struct A {}\n// ◆@mapped", unattached)
    expect("// ◆@mapped\nprint(1)\nstruct A {}", unattached)
    expect("struct A {\nvar a = 1\n// ◆@mapped\n}\nstruct B {}", unattached)
    expect("struct A {\nvar a = [\n1 // ◆@mapped\n]\n}", unattached)
    expect("struct A {\n#if X // ◆@mapped\n#endif\nvar a = 1\n}", unattached)
    expect("struct A {\n// ◆@mapped\n#if X\n#endif\nvar a = 1\n}", unattached)
  }

  @Test func inBodies() {
    let inBody =
      "'@mapped' is not attached to a declaration"
      + " | move the type out of the body"
    expect("func f() {\n// ◆@mapped\nlet x = 1\nlet y = 2 // ◆@mapped\n}", inBody, inBody)
    expect("struct A { var a: Int { let y = 1 /* ◆@mapped */; return y } }", inBody)
    expect("struct A { func f() { g() // ◆@mapped\n} }", inBody)
    expect("func f() {\n// ◆@mapped\nstruct A {}\n}\n", inBody)
    expect("func f() {}\n// ◆@mapped\nprint(1)", unattached)
    expect("struct A {\nvar a: Int {\nget { // ◆@mapped\n1 } } }", inBody)
  }

  @Test func whatCannotCarryOne() {
    expect("// ◆@mapped\nimport X", refused("an import"))
    expect("// ◆@mapped\nfunc f() {}\nstruct A {}", refused("a function"))
    expect("struct A { func f() {} // ◆@mapped\n}", refused("a function"))
    expect("struct A {\n// ◆@mapped\ninit(\na: Int\n) {}\nvar a: Int }", refused("an initialiser"))
    expect("// ◆@mapped\nlet x = 1", refused("a global variable"))
    expect("class A {\n// ◆@mapped\ndeinit {} }", refused("a deinitialiser"))
    expect("class A {\n// ◆@mapped\nsubscript(i: Int) -> Int { 1 } }", refused("a subscript"))
    expect("protocol A {\n// ◆@mapped\nassociatedtype T }", refused("an associated type"))
    expect("// ◆@mapped\nprefix operator +++", refused("an operator"))
  }

  @Test func ofTheFileTooLate() {
    let message =
      "'@mapped file' must precede the first declaration in the file"
      + " | move it to the top of the file, or remove 'file' to annotate one type"
    expect("struct A {}\n// ◆@mapped file keys: .snake\nstruct B {}", message)
    expect("import X // ◆@mapped file keys: .snake", message)
  }

  @Test func allOfAFileInOrder() {
    expect(
      "// ◆@maped\nfunc f() {} // ◆@mapped\n// @mapped ◆1\nstruct A {}",
      "unknown annotation '@maped' | did you mean '@mapped'?", refused("a function"),
      "expected an option of '@mapped', found '1'")
  }
}
