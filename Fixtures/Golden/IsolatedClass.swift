// A class of the main actor is read and written there.
// The models are in Isolated.swift.

@available(*, deprecated, message: "write Panel")
extension Window: Isomer.Readable, Isomer.KeyedMapping, Isomer.Writable, Isomer.KeyedWritable {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    var partial = MappedPartial()
    try partial.fillRequired(mappedKeys, from: &reader)
    return Self(mapped: &partial)
  }

  fileprivate struct MappedPartial: Isomer.PartialStorage, ~Copyable {
    var title: String? = nil

    @inline(__always)
    static func read(_ key: Int, into partial: inout Self, from reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) {
      switch key {
      case 0: partial.title = try String.read(&reader)
      default: try reader.skipValue()
      }
    }
  }

  private init(mapped partial: inout MappedPartial) {
    self.title = partial.title.moved()
  }

  static let mappedKeys = Isomer.KeySet(
    """
    title: = required
    """, of: "Isolated.swift: Window")

  func writeMappedMembers(to writer: inout Isomer.JSONWriter) {
    writer.member(",\"title\":", self.title)
  }
}

@available(*, deprecated, message: "write Panel")
extension Window.Mode: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "plain": return .plain
    default: throw reader.unknownCase("one of \"plain\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .plain: writer.raw("\"plain\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}
