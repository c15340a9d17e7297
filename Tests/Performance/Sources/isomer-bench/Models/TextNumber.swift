import Isomer

/// A number that the service writes as a string, next to the number itself.
struct TextNumber<Number: FixedWidthInteger>: Equatable {
  let number: Number

  private init?(_ text: String) {
    guard let number = Number(text) else { return nil }
    self.number = number
  }
}

extension TextNumber: Codable {
  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let value = Self(text) else { throw decoder.corrupted("a number in a string") }
    self = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(String(number))
  }
}

extension TextNumber: Readable, Writable {
  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
    guard let value = Self(try reader.readString()) else {
      throw reader.invalid("a number in a string")
    }
    return value
  }

  func write(to writer: inout JSONWriter) {
    writer.write(String(number))
  }
}

extension Decoder {
  /// Returns an error with the expectation and the decoder's coding path.
  func corrupted(_ expected: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: "expected \(expected)"))
  }
}
