import Foundation
import Isomer
import Testing

@testable import IsomerFoundation

/// Tests objects with equal keys, which are written and read faster than others.
@Suite struct SharedKeyTests {
  private struct Pair: Writable {
    var first: (String, Int)
    var second: (String, Int)

    func write(to writer: inout JSONWriter) {
      writer.object { object in
        object.field(first.0, first.1)
        object.field(second.0, second.1)
      }
    }
  }

  @Test func `objects with the same keys have their own values`() throws {
    let items = (0..<10).map { ["id": $0, "size": $0 * 1000] }
    let objects = try #require(items.object() as? [[String: Int]])
    #expect(objects == items)
    let trees: [JSONValue] = [
      ["a": 1, "b": ["a": 2]], ["a": 3, "b": ["a": 4]], ["b": 5, "a": 6],
    ]
    let read = try JSONValue(object: [trees, trees, trees].object())
    #expect(read == .array([.array(trees), .array(trees), .array(trees)]))
  }

  @Test func `of equal keys, the last counts`() throws {
    let pairs = (0..<4).map { Pair(first: ("a", $0), second: ("a", $0 + 10)) }
    #expect(try pairs.object() as? [[String: Int]] == (10..<14).map { ["a": $0] })
    // Canonically equivalent keys are equal in Swift.
    let texts = (0..<4).map { Pair(first: ("\u{E9}", $0), second: ("e\u{301}", $0 + 10)) }
    #expect(try texts.object() as? [[String: Int]] == (10..<14).map { ["\u{E9}": $0] })
  }

  @Test func `keys keep their bytes`() throws {
    let keys = ["\u{E9}", "e\u{301}", "\u{E9}", "e\u{301}"]
    let objects = try #require(keys.map { [$0: 1] }.object() as? [[String: Int]])
    let bytes = objects.flatMap(\.keys).map { Array($0.utf8) }
    #expect(bytes == keys.map { Array($0.utf8) })
  }

  @Test func `more objects with different keys than are remembered`() throws {
    let items = (0..<3000).map { ["k\($0 % 1500)": $0] }
    #expect(try (items + items).object() as? [[String: Int]] == items + items)
  }

  @Test func `keys are sorted by their bytes`() {
    let parts = ["", "a", "profile_", "profile_background", "\0", "é", "\u{10FFFF}", "z"]
    for _ in 0..<200 {
      let keys = (0..<40).map { _ in
        (0..<3).map { _ in parts.randomElement() ?? "" }.joined()
      }
      let sorted = SortedKey.sorted(keys).map { Array(keys[$0.index].utf8) }
      #expect(sorted == keys.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) })
    }
  }

  @Test func `the short text of a Decimal is its description`() {
    for _ in 0..<2000 {
      let significand = Decimal(UInt64.random(in: 0 ... .max) >> UInt64.random(in: 0..<64))
      let value = Decimal(
        sign: .random(), exponent: .random(in: -60...5), significand: significand)
      if let text = value.shortText { #expect(text == value.description) }
    }
    #expect(Decimal(string: "-65.613616999999977")?.shortText == "-65.613616999999977")
  }
}

extension FloatingPointSign {
  fileprivate static func random() -> FloatingPointSign { Bool.random() ? .plus : .minus }
}
