/// Strict base64 with the standard alphabet and padding, according to RFC 4648, section 4.
///
/// Line breaks, missing padding and bits set after the last byte are rejected.
enum Base64 {
  /// Returns the number of bytes encoded by `count` characters; nil if that length is not possible.
  static func decodedCount(_ text: UnsafePointer<UInt8>, _ count: Int) -> Int? {
    guard count % 4 == 0 else { return nil }
    guard count > 0 else { return 0 }
    let padding = text[count - 1] != 0x3D ? 0 : text[count - 2] != 0x3D ? 1 : 2
    return count / 4 * 3 - padding
  }

  /// Decodes a text into `decodedCount` bytes; returns false if it is not base64.
  static func decode(
    _ text: UnsafePointer<UInt8>, _ count: Int, _ output: UnsafeMutableRawBufferPointer
  ) -> Bool {
    values.withUnsafeBufferPointer { values in
      let whole = output.count / 3
      for group in 0..<whole {
        let input = text + group * 4
        let first = UInt32(values[Int(input[0])])
        let second = UInt32(values[Int(input[1])])
        let third = UInt32(values[Int(input[2])])
        let fourth = UInt32(values[Int(input[3])])
        guard first | second | third | fourth < 64 else { return false }
        let bits = first << 18 | second << 12 | third << 6 | fourth
        output[group * 3] = UInt8(truncatingIfNeeded: bits >> 16)
        output[group * 3 + 1] = UInt8(truncatingIfNeeded: bits >> 8)
        output[group * 3 + 2] = UInt8(truncatingIfNeeded: bits)
      }
      return decodeEnd(text + whole * 4, count - whole * 4, output, from: whole * 3, values)
    }
  }

  /// Decodes the last group, if it has padding.
  private static func decodeEnd(
    _ text: UnsafePointer<UInt8>, _ count: Int, _ output: UnsafeMutableRawBufferPointer,
    from start: Int, _ values: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard count > 0 else { return true }
    let first = values[Int(text[0])]
    let second = values[Int(text[1])]
    guard first < 64, second < 64 else { return false }
    output[start] = first << 2 | second >> 4
    guard output.count - start == 2 else { return second & 15 == 0 }
    let third = values[Int(text[2])]
    guard third < 64 else { return false }
    output[start + 1] = second << 4 | third >> 2
    return third & 3 == 0
  }

  static let alphabet: StaticString =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

  /// The value of each byte; 255 for bytes outside the alphabet.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for index in 0..<64 { values[Int(alphabet.utf8Start[index])] = UInt8(index) }
    return values
  }()
}
