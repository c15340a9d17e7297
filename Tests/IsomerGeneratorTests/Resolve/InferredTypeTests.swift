import IsomerSyntax
import Testing

@testable import IsomerGenerator

struct InferredTypeTests {
  /// Returns the type that the generator infers for `var x = <value>`.
  private func inferred(_ value: String) throws -> String? {
    let file = DeclarationParser.parse(
      SourceFile(path: "x.swift", text: "struct S { var x = \(value) }"))
    let shape = try #require(file.types.first?.properties.first?.initialValue?.shape)
    return InferredType.text(for: shape)
  }

  @Test(arguments: [
    ("\"a\"", "String"), ("1", "Int"), ("-1", "Int"), ("0x1F", "Int"), ("1.5", "Double"),
    ("-2e3", "Double"), ("true", "Bool"), ("[1, 2]", "[Int]"), ("[1, 2.5]", "[Double]"),
    ("[\"a\": [1]]", "[String: [Int]]"), ("Date()", "Date"), ("Foo.Bar(x: 1)", "Foo.Bar"),
    ("[String]()", "[String]"), ("[String: Int]()", "[String: Int]"), ("Set<Int>()", "Set<Int>"),
  ])
  func tells(_ value: String, _ type: String) throws {
    #expect(try inferred(value) == type)
  }

  @Test(arguments: ["nil", "[]", "[:]", "make()", ".open", "State.open", "[1, \"a\"]", "a + b"])
  func doesNotGuess(_ value: String) throws {
    #expect(try inferred(value) == nil)
  }
}
