import IsomerSyntax
import Testing

@Suite struct AttachmentTests {
  @Test(arguments: [
    "// @mapped skip\nvar a = 1",
    "// @mapped skip\n\n// a remark\n/* another */\nvar a = 1",
    "// @mapped skip\n@objc(x) @Foo\npublic private(set) lazy var a = 1",
    "@objc\n// @mapped skip\npublic\nvar a = 1",
    "// @mapped skip\n#warning(\"todo\")\nvar a = 1",
    "// @mapped skip\n#if os(macOS) && A\nvar a = 1\n#endif",
    "#if A\n// @mapped skip\nvar a = 1\n#endif",
    "// @mapped skip\n#if A\n@objc\n#endif\nvar a = 1",
    "/* @mapped skip */ var a = 1",
    "public /* @mapped skip */ var a = 1",
    "@objc // @mapped skip\nvar a = 1",
    "/** @mapped skip */\nvar a = 1",
    "/// A title.\n/// @mapped skip\n/// More.\nvar a = 1",
    "var a = 1 // @mapped skip",
    "var a = 1 /* @mapped skip */",
    "var a: Int /* @mapped skip */ = 1",
    "@objc public var a: Int { didSet { } } // @mapped skip",
    "var a: Int { // @mapped skip\n didSet { } }",
    "var a = [ // @mapped skip\n1]",
    "var b: Int; var a: Int // @mapped skip",
    "var a: Int /* @mapped skip */; var b: Int",
    "var b: Int; /* @mapped skip */ var a: Int",
    "var a = 1 // @mapped skip\nfunc f(x: Int) {}",
    "@objc var a = 1 // @mapped skip\n@objc var b = 2",
  ])
  func propertyA(_ body: String) {
    let source = "class T {\n\(body)\n}"
    #expect(attachments(source) == ["T.a: skip"])
    #expect(parse(source).diagnostics.isEmpty)
  }

  @Test func listsGiveToEach() {
    #expect(
      attachments("struct T { let a, b: Int // @mapped skip\n}") == ["T.a: skip", "T.b: skip"])
    #expect(attachments("enum T {\n// @mapped skip\ncase a, b\n}") == ["T.a: skip", "T.b: skip"])
    #expect(attachments("enum T { case a, b /* @mapped skip */ }") == ["T.a: skip", "T.b: skip"])
  }

  @Test func listsOnSeveralLines() {
    #expect(
      attachments("enum T {\ncase a, // @mapped one\nb, // @mapped two\nc\n}") == [
        "T.a: one", "T.b: two",
      ])
    #expect(
      attachments("enum T {\ncase\n// @mapped one\na,\n// @mapped two\nb }") == [
        "T.a: one", "T.b: two",
      ])
  }

  @Test func namesOfOneLine() {
    #expect(
      attachments("enum T { case a /* @mapped one */, b /* @mapped two */ /* @mapped three */ }")
        == ["T.a: one", "T.b: two + three"])
    #expect(
      attachments("enum T { case /* @mapped one */ a, /* @mapped two */ b }") == [
        "T.a: one", "T.b: two",
      ])
  }

  @Test func severalCasesOnOneLine() {
    #expect(
      attachments("enum T { case a /* @mapped one */; case b // @mapped two\n}") == [
        "T.a: one", "T.b: two",
      ])
  }

  @Test func aPropertyNamedLikeAKeyword() {
    #expect(
      attachments("enum T { case caseOne // @mapped x\n// @mapped y\nstatic var caseProperty = 1 }")
        == [
          "T.caseProperty: y", "T.caseOne: x",
        ])
  }

  @Test func associatedValues() {
    #expect(
      attachments(
        """
        enum T {
          // @mapped key: "v"
          case video(/* @mapped key: "u" */ url: URL, /* @mapped one */ Int, [Int]) // @mapped x
          case text(
            // @mapped two
            String,
            value: Int // @mapped three
          )
        }
        """) == [
          "T.video: key=\"v\" + x", "T.video(url): key=\"u\"", "T.video(1): one", "T.text(0): two",
          "T.text(value): three",
        ])
  }

  /// A formatter may break the line after the comment.
  @Test func aBlockBehindAParenthesisGoesToTheFirstValue() {
    #expect(attachments("enum T { case a( /* @mapped one */\nx: Int) }") == ["T.a(x): one"])
    #expect(attachments("enum T { case a( // @mapped one\nx: Int) }") == ["T.a: one"])
  }

  @Test func aBlockBehindAValueGoesToTheValue() {
    #expect(
      attachments(
        """
        enum T { case a(x: Int /* @mapped one */, [Int] /* @mapped x */) // @mapped two
        }
        """) == ["T.a: two", "T.a(x): one", "T.a(1): x"])
  }

  @Test func parameters() {
    #expect(
      attachments(
        "struct T { init(/* @mapped x */ a b: Int, /* @mapped y */ _ c: @escaping () -> Void) {} }")
        == ["T.init(a): x", "T.init(1): y"])
  }

  @Test func types() {
    #expect(
      attachments(
        """
        // @mapped one
        @MainActor public final class A { // @mapped two
          // @mapped three
          struct B {}
        }
        struct C {} // @mapped four
        // @mapped five
        extension A {}
        // @mapped for: X
        protocol D { var a: Int { get } // @mapped six
        }
        """) == [
          "A: one + two", "A.B: three", "C: four", "A: five", "D: for=X", "D.a: six",
        ])
  }

  @Test func aTrailingOneGoesToTheLastDeclarationOfItsLine() {
    #expect(attachments("struct A { var x = 1 } // @mapped skip") == ["A.x: skip"])
  }

  @Test func computedProperties() {
    #expect(attachments("struct A { var x: Int { 1 } // @mapped skip\n}") == ["A.x: skip"])
  }

  @Test func ofTheFile() {
    let source = """
      // @mapped file keys: .snake
      import Foundation
      // @mapped file
      // @mapped skip
      struct A {}
      """
    #expect(attachments(source) == ["file: keys=.snake", "file: -", "A: skip"])
    #expect(attachments("// @mapped file: 1\nstruct A {}") == ["A: file=1"])
  }

  @Test func ofTheTarget() {
    let source = """
      import Foundation
      // @mapped target keys: .snake
      // @mapped file
      // @mapped skip
      struct A {}
      """
    #expect(attachments(source) == ["file: -", "target: keys=.snake", "A: skip"])
    #expect(attachments("// @mapped target.read: 1\nstruct A {}") == ["A: target.read=1"])
  }
}
