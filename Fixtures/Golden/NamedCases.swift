// Cases are strings.
// The models are in Enums.swift.

extension Suit: Isomer.Readable, Isomer.Writable, Isomer.MappableKey {
  static func read(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    switch try reader.readToken() {
    case "clubs": return .clubs
    case "DIAMONDS": return .diamonds
    case "hearts": return .hearts
    case "spades": return .spades
    default: throw reader.unknownCase("one of \"clubs\", \"DIAMONDS\", \"hearts\", \"spades\"")
    }
  }

  func write(to writer: inout Isomer.JSONWriter) {
    switch self {
    case .clubs: writer.raw("\"clubs\"")
    case .diamonds: writer.raw("\"DIAMONDS\"")
    case .hearts: writer.raw("\"hearts\"")
    case .spades: writer.raw("\"spades\"")
    }
  }

  static func readKey(_ reader: inout Isomer.JSONReader) throws(Isomer.ReadingFailure) -> Self {
    try reader.keyAsValue(Self.self)
  }

  func writeKey(to writer: inout Isomer.JSONWriter) {
    writer.keyAsValue(self)
  }
}
