import Isomer

/// A colour as six hexadecimal digits, for example `C0DEED`.
struct HexColor: Equatable {
  let rgb: UInt32

  private init?(_ text: String) {
    guard let rgb = UInt32(text, radix: 16) else { return nil }
    self.rgb = rgb
  }

  private var text: String {
    // `String(_:radix:)` would take a quarter of the time of writing a user.
    String(unsafeUninitializedCapacity: 6) { digits in
      for place in 0..<6 {
        let value = UInt8(truncatingIfNeeded: rgb >> UInt32(20 - 4 * place)) & 15
        digits[place] = value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
      }
      return 6
    }
  }
}

extension HexColor: Codable {
  init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let value = Self(text) else { throw decoder.corrupted("six hexadecimal digits") }
    self = value
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

extension HexColor: Readable, Writable {
  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
    guard let value = Self(try reader.readString()) else {
      throw reader.invalid("six hexadecimal digits")
    }
    return value
  }

  func write(to writer: inout JSONWriter) {
    writer.write(text)
  }
}
