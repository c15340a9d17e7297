import Foundation
import Testing

@_spi(Generated) @testable import Isomer

/// Tests JSON text in strings.
@Suite struct EmbeddedTests {
  private func property<T: Transformer>(_ transformer: T, _: T.Output.Type) -> T { transformer }

  @Test func `a document in a string, in both directions`() throws {
    let transformer = property(.embedded(), [String: [Int]].self)
    #expect(try transformer.transform(#" {"a": [1, 2]} "#) == ["a": [1, 2]])
    #expect(try transformer.reverse(["a": [1, 2]]) == #"{"a":[1,2]}"#)
    #expect(try property(.embedded(), Int.self).transform("7") == 7)
    #expect(try property(.embedded(as: JSONValue.self), JSONValue.self).reverse(.null) == "null")
    let coded = property(.base64.then(.utf8).then(.embedded()), [Int].self)
    #expect(try coded.reverse([1]) == "WzFd" && coded.transform("WzFd") == [1])
  }

  @Test func `an error in the document has a path and is retained`() throws {
    let error = #expect(throws: TransformerError.self) {
      try EmbeddedTransformer<[String: [Int]]>().transform(#"{"a": [1, "x"]}"#)
    }
    #expect(error?.reason == #"a[1]: expected an integer, found string "x""#)
    let inner = try #require(error?.underlying as? MappingError)
    #expect(inner.path == "a[1]" && inner.offset == 10)
    for text in ["", "[1", "[1] 2", "x", "\u{0}"] {
      #expect(throws: TransformerError.self) { try EmbeddedTransformer<[Int]>().transform(text) }
    }
    let written = #expect(throws: MappingError.self) {
      try EmbeddedTransformer<[String: Double]>().reverse(["a": .nan])
    }
    #expect(written?.path == "a")
  }

  @Test func `nesting is limited in each document and in total`() throws {
    let deep = String(repeating: "[", count: 129) + String(repeating: "]", count: 129)
    #expect(throws: TransformerError.self) { try EmbeddedTransformer<JSONValue>().transform(deep) }
    #expect(try EmbeddedTransformer<JSONValue>(depthLimit: 129).transform(deep) != .null)

    var text = "[]"
    for level in 1...6 {
      if level <= 4 {
        #expect(try Russian.doll.transform(text).depth == level)
      } else {
        let error = #expect(throws: TransformerError.self) { try Russian.doll.transform(text) }
        #expect(String(describing: error).contains("embedded deeper than 4 levels"))
      }
      text = try [text].jsonString()
    }
  }

  /// A list that can contain such a list as text.
  private final class Russian: Readable {
    static let doll = EmbeddedTransformer<Russian>()
    var inner: Russian?

    var depth: Int { 1 + (inner?.depth ?? 0) }

    static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
      let list = Self()
      if try reader.beginArray() {
        repeat {
          list.inner = try reader.transformed(doll, Russian.self)
        } while try reader.nextElement()
      }
      return list
    }
  }
}
