import Testing

@_spi(Generated) @testable import Isomer

/// Chooses between additional subtypes, in the form of generated code.
private struct Member: Readable {
  var index: Int?

  static let keys: [MemberKey] = [
    .tags(["live", 7]), .shape("image\nurl"), .none, .tags([-1, "7"]),
  ]

  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Member {
    if let tag = try reader.tag(at: "kind") {
      if let index = keys.firstIndex(where: { $0.matches(tag) }) {
        return try found(index, &reader)
      }
      throw reader.unknownTag(#""text""#, keys, at: "kind")
    }
    for index in keys.indices where try reader.has(keys[index]) { return try found(index, &reader) }
    throw reader.noMember("", keys.suffix(1))
  }

  private static func found(
    _ index: Int, _ reader: inout JSONReader
  ) throws(ReadingFailure) -> Member {
    try reader.skipValue()
    return Member(index: index)
  }
}

@Suite struct MemberKeyTests {
  @Test(
    arguments: [
      (#"{"kind":"live"}"#, 0), (#"{"kind":7}"#, 0), (#"{"image":{"url":""}}"#, 1),
      (#"{"kind":"7"}"#, 3), (#"{"kind":-1}"#, 3),
    ])
  func `A tag or a structure determines the subtype`(_ json: String, _ index: Int) throws {
    #expect(try Member(json: json).index == index)
  }

  @Test func `The error lists all known tags and structures`() {
    let tag = #expect(throws: MappingError.self) { try Member(json: #"{"kind":7.0}"#) }
    #expect(tag?.code == .unknownTag)
    #expect(tag?.expected == #"one of "text", "live", 7, 'image.url', -1, "7""#)
    #expect(tag?.path.description == "kind")
    let shape = #expect(throws: MappingError.self) { try Member(json: #"{"image":{}}"#) }
    #expect(shape?.code == .unknownTag)
    #expect(shape?.expected == #"an object with one of -1, "7""#)
  }
}
