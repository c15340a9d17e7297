import Isomer

/// A member that is null in every recorded document.
struct Null: Equatable {}

/// A list that is empty in every recorded document.
struct EmptyList: Equatable {}

extension Null: Codable {
  init(from decoder: any Decoder) throws {
    guard try decoder.singleValueContainer().decodeNil() else { throw decoder.corrupted("null") }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}

extension EmptyList: Codable {
  init(from decoder: any Decoder) throws {
    guard try decoder.unkeyedContainer().isAtEnd else { throw decoder.corrupted("[]") }
  }

  func encode(to encoder: any Encoder) throws {
    _ = encoder.unkeyedContainer()
  }
}

extension Null: Readable, Writable {
  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Null {
    guard try reader.readNull() else { throw reader.invalid("null") }
    return Null()
  }

  func write(to writer: inout JSONWriter) {
    writer.writeNull()
  }
}

extension EmptyList: Readable, Writable {
  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> EmptyList {
    if try reader.beginArray() { throw reader.invalid("[]") }
    return EmptyList()
  }

  func write(to writer: inout JSONWriter) {
    writer.array { _ in }
  }
}
