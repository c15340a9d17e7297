import Foundation
import IsomerSyntax
import Testing

@Suite struct RobustnessTests {
  /// The size of a thread's stack; frames are several times larger under the address sanitizer.
  private static let stackSize =
    ProcessInfo.processInfo.environment["ASAN_OPTIONS"] == nil ? 1 << 19 : 1 << 22

  /// Parses on a small stack, like that of a Foundation thread.
  private func parseOnSmallStack(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let file = DeclarationParser.parse(SourceFile(path: "A.swift", bytes: bytes))
      _ = Self.count(file.types)
      done.signal()
    }
    thread.stackSize = Self.stackSize
    thread.start()
    done.wait()
    return true
  }

  /// Visits all types recursively, as the users of the declarations do.
  private static func count(_ types: [TypeDeclaration]) -> Int {
    types.reduce(0) { $0 + 1 + count($1.types) }
  }

  @Test(arguments: [
    "(", "[", "{", "<", "\"\\(", "/*", "#if A\n", "struct A {", "enum A { case b(", "let a: [",
    "var x: A<", "@a(", "// @mapped a: (\n", "// @mapped a: [", "var a: () -> ", "a?.", "var a = [",
    "#", "`", "\"", "\"\"\"\n", "/", "= /(", "#/", "&", "x<", "}", ")", "case a,", "if ", "Int?",
    "let a: Int??", "f(", "#else\n", "#endif\n", "extension A.", "where A: B, ", "// @mapped\n",
    "let a, ", "var a = { ", "// @mapped a: \"\"\"\n", "class A<T: ", "var a /* @mapped */; ", "\\",
    "class A { var x = if ", "\"\\(\"", "// @mapped a: f(1)(", "let a: (Int, ", "~", "any ",
  ])
  func hostileNesting(_ piece: String) {
    #expect(parseOnSmallStack(String(repeating: piece, count: 2000)))
    #expect(parseOnSmallStack("struct S { var a: " + String(repeating: piece, count: 2000)))
    #expect(parseOnSmallStack("// @mapped a: " + String(repeating: piece, count: 2000)))
  }

  @Test func deepValuesAreKeptAsText() {
    let value = String(repeating: "[", count: 1000) + String(repeating: "]", count: 1000)
    let annotation = parse("// @mapped a: \(value)\nstruct A {}").types[0].annotations[0]
    #expect(annotation.options[0].value?.text == value)
  }

  @Test func deepTypesAreKeptAsText() {
    let type = String(repeating: "[", count: 1000) + "Int" + String(repeating: "]", count: 1000)
    let file = parse("struct A { var a: \(type)\nvar b = 1 }")
    #expect(file.types[0].properties.map(\.name.text) == ["a", "b"])
    #expect(file.types[0].properties[0].type?.text == type)
  }

  @Test func deepDeclarationsLeaveTheRestReadable() {
    let nested = String(repeating: "struct S {", count: 500) + String(repeating: "}", count: 500)
    #expect(parse(nested + "struct Last {}").types.map(\.name.text) == ["S", "Last"])
  }

  @Test func everyTruncation() {
    let bytes = Array(Corpus.everything.utf8)
    for count in 0...bytes.count {
      let file = DeclarationParser.parse(
        SourceFile(path: "A.swift", bytes: Array(bytes.prefix(count))))
      #expect(file.types.count <= 3)
    }
  }

  @Test func mutations() {
    var generator = SeededGenerator(seed: 3)
    let bytes = Array(Corpus.everything.utf8)
    let alphabet = Array("\"#/*\\()\n[]{}<>`@:,.?!= ".utf8)
    for _ in 0..<1000 {
      var mutated = bytes
      for _ in 0..<4 {
        let index = Int.random(in: 0..<mutated.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: mutated.remove(at: index)
        case 1: mutated[index] = alphabet.randomElement(using: &generator) ?? 0
        default: mutated.insert(alphabet.randomElement(using: &generator) ?? 0, at: index)
        }
      }
      let file = DeclarationParser.parse(SourceFile(path: "A.swift", bytes: mutated))
      #expect(file.file.bytes.count == mutated.count)
    }
  }

  @Test func randomBytes() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      let bytes = (0..<300).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(DeclarationParser.parse(SourceFile(path: "A.swift", bytes: bytes)).types.isEmpty)
    }
  }

  @Test func filesOfThisRepository() {
    for file in Corpus.files
    where !file.path.contains("/Fixtures/") && file.path.contains("/Sources/") {
      let parsed = DeclarationParser.parse(SourceFile(path: file.path, bytes: file.bytes))
      #expect(parsed.diagnostics.isEmpty, "\(file.path)")
    }
  }
}
