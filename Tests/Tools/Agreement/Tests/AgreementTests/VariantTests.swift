import Agreement
import Testing

@Suite("Variants of a source")
struct VariantTests {
  @Test("Annotations are before, within the head of, or after a declaration")
  func annotations() {
    let source = Source(
      path: "A.swift",
      text: """
        struct A {
          let a: Int
          public let b: Int
          let c: Int { // first
            didSet {}
          }
          let d = 1, e = 2
        }
        """)
    let text = String(decoding: Comparison.annotatedSource(source).bytes, as: UTF8.self)
    #expect(
      text == """
        // @mapped agreement0
        struct A {
          /// @mapped agreement1
        let a: Int
          public let b: Int // @mapped agreement2
          /* @mapped agreement3 */ let c: Int { // first
            didSet {}
          }
          // @mapped agreement4
        let d = 1, e = 2
        }
        """)
  }

  @Test("Snippets are the string literals that are Swift")
  func snippets() {
    let source = Source(
      path: "A.swift",
      text: #"""
        let a = """
          let b = 1
          1️⃣var c: Int
          """
        let d = ["struct E {}", "let =", "let \(a) = 1"]
        """#)
    let snippets = Variants.snippets(of: source)
    #expect(
      snippets.map(\.path) == ["A.swift#1", "A.swift#1{}", "A.swift#2", "A.swift#2{}"])
    #expect(
      snippets.first.map { String(decoding: $0.bytes, as: UTF8.self) }
        == "let b = 1\nvar c: Int")
    #expect(snippets.map { Reading.isomer($0).count } == [0, 5, 1, 4])
  }

  @Test("Pieces are followed by a property, and each is used once")
  func pieces() throws {
    let source = Source(path: "A.swift", text: "func f() { return [1] }")
    var known: Set<Int> = []
    let pieces = try #require(Variants.pieces(of: source, known: &known))
    let text = String(decoding: pieces.bytes, as: UTF8.self)
    #expect(
      text.contains("struct Piece {\n  static let value: Int = [1]\n  let after: Int\n}\n"))
    #expect(Comparison(pieces).differences == [])
    #expect(Variants.pieces(of: source, known: &known) == nil)
  }

  @Test("Copies have the same tokens, and the same seed gives the same copy")
  func respaced() throws {
    let line = "struct A<T> : B { let a : [Int] = [ 1 , 2 ] ; func f ( a : Int ) { } }\n"
    let source = Source(path: "A.swift", text: String(repeating: line, count: 20))
    let copies = (0..<40).compactMap { Variants.respaced(source, seed: $0) }
    let again = (0..<40).compactMap { Variants.respaced(source, seed: $0) }
    try #require(!copies.isEmpty)
    #expect(copies.map(\.bytes) == again.map(\.bytes))
    for copy in copies {
      #expect(copy.bytes != source.bytes)
      #expect(Reading.isomer(copy).count == 60)
    }
  }
}
