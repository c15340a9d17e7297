// One key determines the case, and another has its values.
// The models are in ContentCases.swift.

extension Letter: Isomer.Readable, Isomer.Writable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    let start = reader.position
    guard let tag = try reader.tag(at: "head\nkind") else {
      throw reader.missingTag(at: "head\nkind")
    }
    switch tag {
    case "plain":
      try reader.checkKeys(.report, besides: ["head\nkind", "body"])
      guard try reader.beginContent(at: "body") else { throw reader.missing("body") }
      let value = try Mapped_plain.read(&reader)
      try reader.endContent(start)
      return value
    case "empty":
      try reader.checkKeys(.report, besides: ["head\nkind", "body"])
      if try reader.beginContent(at: "body") { try reader.skipNoValues(.report) }
      try reader.endContent(start)
      return .empty
    default: throw reader.unknownTag("one of \"plain\", \"empty\"", at: "head\nkind")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .plain(let text):
      writer.raw("{\"head\":{\"kind\":\"plain\"},\"body\":")
      Mapped_plain.write(text, to: &writer)
      writer.raw("}")
    case .empty: writer.raw("{\"head\":{\"kind\":\"empty\"}}")
    }
  }
}

extension Letter {
  private enum Mapped_plain: Isomer.KeyedMapping {
    static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Letter {
      var partial = MappedPartial()
      try partial.fillRequired(mappedKeys, from: &reader)
      return mappedValue(of: &partial)
    }

    fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
      var text: String? = nil

      @inline(__always)
      static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
        switch key {
        case 0: partial.text = try String.read(&reader)
        default: try reader.reportUnknownKey()
        }
      }
    }

    fileprivate static func mappedValue(of partial: inout MappedPartial) -> Letter {
      let mappedArgument_text = partial.text.moved()
      return Letter.plain(text: mappedArgument_text)
    }

    static let mappedKeys = Isomer.KeySet(
      """
      text: = required
      """, of: "ContentCases.swift: Letter.plain")

    static func write(_ text: String, to writer: inout Isomer.JSONWriter) {
      guard let start = writer.beginObject() else { return }
      writeMappedMembers(text, to: &writer)
      writer.endObject(start)
    }

    static func writeMappedMembers(_ text: String, to writer: inout Isomer.JSONWriter) {
      writer.member(",\"text\":", text)
    }
  }
}
