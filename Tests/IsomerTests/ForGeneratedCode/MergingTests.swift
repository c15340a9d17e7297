import Testing

@_spi(Generated) @testable import Isomer

/// Tests containers that several models write under one key, and the cost of merging them.
@Suite struct MergingTests {
  /// Returns the merged object of keys and JSON values.
  private func merged(_ members: [(key: String, value: JSONValue)]) throws -> String {
    var writer = JSONWriter()
    let begun = writer.beginObject()
    let start = try #require(begun)
    for member in members {
      writer.append(Byte.comma)
      writer.write(member.key)
      writer.append(Byte.colon)
      member.value.write(to: &writer)
    }
    writer.mergeContainers(from: start)
    writer.endObject(start)
    return writer.text
  }

  @Test func `several objects are merged at the position of the first`() throws {
    #expect(
      try merged([
        ("meta", ["a": 1, "in": ["x": 1]]), ("b", 2), ("meta", ["c": 3, "in": ["y": 2]]),
        ("meta", ["a": 4]),
      ]) == #"{"meta":{"a":4,"in":{"x":1,"y":2},"c":3},"b":2}"#)
    #expect(try merged([("b", 2), ("a", 1)]) == #"{"b":2,"a":1}"#)
    #expect(try merged([]) == "{}")
  }

  @Test func `keys with other bytes stay apart`() throws {
    let text = try merged([("caf\u{e9}", ["a": 1]), ("cafe\u{301}", ["b": 2]), ("a", 1), ("a", 2)])
    #expect(
      Array(text.utf8) == Array("{\"caf\u{e9}\":{\"a\":1},\"cafe\u{301}\":{\"b\":2},\"a\":2}".utf8))
  }

  /// Unknown keys that a model stores are among the members; comparing all
  /// pairs would take minutes.
  @Test func `merging with a hundred thousand other keys`() throws {
    let others = (0..<100_000).map { ("key\($0)", JSONValue.int($0)) }
    let text = try merged([("meta", ["a": 1])] + others + [("meta", ["b": 2])])
    #expect(text.hasPrefix(#"{"meta":{"a":1,"b":2},"key0":0,"#))
    #expect(text.hasSuffix(#","key99999":99999}"#))
  }
}
