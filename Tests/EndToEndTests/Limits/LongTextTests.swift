import Foundation
import Isomer
import IsomerFoundation
import Testing

/// Tests that errors and reports do not repeat long keys and texts of the document.
@Suite struct LongTextTests {
  private static let long = String(repeating: "k", count: 20_000)

  private static let documents: [(name: String, text: String)] = [
    ("elements below a long key", below(list("\"x\""))), ("nulls", below(list("null"))),
    ("missing keys", #"{"models":{"\#(long)":\#(list("{}"))}}"#),
    ("unknown keys", #"{"models":{"\#(long)":\#(list(#"{"name":"","k":1}"#))}}"#),
    ("lossy elements", #"{"lossy":{"\#(long)":\#(list("{}"))}}"#),
    ("coerced values", #"{"coerced":{"\#(long)":\#(list(#""1""#))}}"#),
    ("long texts", #"{"counts":{"a":\#(list("\"\(String(long.prefix(200)))\""))}}"#),
    ("embedded documents", #"{"embedded":"{\"\#(long)\":[\"x\",\"x\",\"x\"]}"}"#),
    ("transformed text", #"{"links":[" ","\#(long) "]}"#),
    (
      "keys with escapes",
      below(list("\"x\"")).replacing(long, with: String(repeating: #"\""#, count: 9999))
    ),
    ("nested long keys", nested),
  ]

  private static func list(_ element: String) -> String {
    "[\((0..<100).map { _ in element }.joined(separator: ","))]"
  }

  private static func below(_ list: String) -> String { #"{"counts":{"\#(long)":\#(list)}}"# }

  /// A hundred faults below a hundred long keys.
  private static var nested: String {
    let key = long.prefix(200)
    let start = (0..<100).map { _ in "{\"\(key)\":" }.joined()
    return "{\"tree\":\(start)\(list("7"))\(String(repeating: "}", count: 100))}"
  }

  @Test(arguments: documents.indices)
  func `errors and reports are not much longer than the document`(index: Int) throws {
    let document = Self.documents[index].text
    var texts: [String] = []
    do throws(MappingError) {
      let report = try LongTexts.readWithReport(json: document).1
      texts = [report.description, try report.jsonString()]
    } catch {
      texts = [error.description, try error.jsonString()]
      #expect(error.all.count > 1 || Self.documents[index].name.contains("text"))
    }
    for text in texts {
      #expect(text.utf8.count < 150_000, "\(Self.documents[index].name)")
      #expect(!text.contains(Self.long))
    }
  }

  @Test func `the path of an error is complete`() throws {
    let error = #expect(throws: MappingError.self) {
      try LongTexts(json: Self.documents[0].text)
    }
    let path = ValuePath([.key("counts"), .key(Self.long), .index(0)])
    #expect(error?.path == path)
    #expect(ValuePath("\(path)") == path)
    let start = "counts.\(Self.long.prefix(64))…[0]: expected an integer, found string \"x\""
    #expect(error?.description.hasPrefix(start) == true)
  }

  @Test func `keys and texts of usual lengths are shown as they are`() throws {
    let key = String(repeating: "é", count: 64)
    let error = #expect(throws: MappingError.self) { try [String: Int](json: "{\"\(key)\":[]}") }
    #expect(error?.description.hasPrefix("\(key): expected an integer") == true)
    let failure = TransformerError(expected: "a URL", input: String(repeating: "a b", count: 100))
    #expect("\(failure)".contains(failure.input))
  }
}

// @mapped skip: .write
struct LongTexts {
  var counts: [String: [Int]]?
  var models: [String: [LongText]]?
  // @mapped elements: .lossy
  var lossy: [String: [LongText]]?
  // @mapped coerce
  var coerced: [String: [Int]]?
  // @mapped with: .embedded()
  var embedded: [String: [Int]]?
  // @mapped each: .url
  var links: [URL]?
  var tree: LongTree?
}

// @mapped unknown: .error
struct LongText {
  var name: String
}

/// An object of objects down to a text, with a hand-written conformance.
struct LongTree: Readable {
  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> LongTree {
    guard try reader.peekKind() == .object else {
      _ = try [String].read(&reader)
      return LongTree()
    }
    _ = try [String: LongTree].read(&reader)
    return LongTree()
  }
}
