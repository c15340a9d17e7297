import Isomer

/// A colour as six hexadecimal digits, for example `C0DEED`.
struct HexColor: Equatable {
  let rgb: UInt32

  private init?(_ text: String) {
    guard let rgb = UInt32(text, radix: 16) else { return nil }
    self.rgb = rgb
  }

  private var text: String {
    let digits = String(rgb, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 6 - digits.utf8.count)) + digits
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
