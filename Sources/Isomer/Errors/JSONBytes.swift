/// Tokenizes documents that may not be valid JSON.
enum JSONBytes {
  static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Returns the end of the token that starts at an offset: a string with its closing quote, one
  /// structural byte, or a run of other bytes such as a number.
  static func tokenEnd(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    guard start < bytes.count else { return bytes.count }
    if bytes[start] == UInt8(ascii: "\"") { return stringEnd(bytes, from: start) }
    var end = start
    while end < bytes.count, !endsScalar(bytes[end]) { end += 1 }
    return max(end, start + 1)
  }

  /// Returns the offset after the closing quote of the string that starts at `start`; a string
  /// without one ends with the document.
  private static func stringEnd(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var position = start + 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") { return position + 1 }
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return bytes.count
  }

  /// Returns whether a token is a string with its closing quote.
  static func isWholeString(_ token: Slice<UnsafeRawBufferPointer>) -> Bool {
    let quote = UInt8(ascii: "\"")
    guard token.count >= 2, token.first == quote, token.last == quote else { return false }
    let backslashes = token.dropLast().reversed().prefix { $0 == UInt8(ascii: "\\") }
    return backslashes.count.isMultiple(of: 2)
  }

  private static func endsScalar(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\""):
      true
    default: isWhitespace(byte)
    }
  }

  /// Returns the text of a quoted string; if it is not a valid JSON string, the raw text.
  static func text(of quoted: Slice<UnsafeRawBufferPointer>) -> String {
    var reader = JSONReader(unsafe: UnsafeRawBufferPointer(rebasing: quoted))
    let text = try? reader.readString()
    return text ?? String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
  }
}
