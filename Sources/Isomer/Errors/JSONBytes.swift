/// What the error walk and the reformatter need to know of JSON's bytes; lenient on any input.
enum JSONBytes {
  static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// The end of the token that starts at an offset: a string with its closing quote, one
  /// structural byte, or a run of other bytes such as a number.
  static func tokenEnd(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    guard start < bytes.count else { return bytes.count }
    if bytes[start] == UInt8(ascii: "\"") { return stringEnd(bytes, from: start) }
    var end = start
    while end < bytes.count, !endsScalar(bytes[end]) { end += 1 }
    return max(end, start + 1)
  }

  /// The offset behind the closing quote of the string that opens at `start`; a string that is
  /// not closed ends with the document.
  private static func stringEnd(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var position = start + 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") { return position + 1 }
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return bytes.count
  }

  /// Whether a token is a string that has its closing quote.
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

  /// The text of a string's contents with its escapes resolved; wrong escapes stay as they are.
  static func unescaped(_ contents: Slice<UnsafeRawBufferPointer>) -> String {
    guard contents.contains(UInt8(ascii: "\\")) else {
      return String(decoding: contents, as: UTF8.self)
    }
    return String(decoding: unescapedBytes(contents), as: UTF8.self)
  }

  /// The bytes of a string's contents with its escapes resolved; wrong escapes stay as they are.
  static func unescapedBytes(_ contents: Slice<UnsafeRawBufferPointer>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(contents.count)
    var rest = contents
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), let scalar = escape(&rest) {
        result.append(contentsOf: scalar.utf8)
      } else {
        result.append(byte)
      }
    }
    return result
  }

  /// Takes the rest of an escape behind its backslash; takes nothing if it is none.
  private static func escape(_ rest: inout Slice<UnsafeRawBufferPointer>) -> String? {
    guard let kind = rest.first else { return nil }
    if kind == UInt8(ascii: "u") { return unicodeEscape(&rest) }
    guard let plain = plainEscapes[kind] else { return nil }
    rest = rest.dropFirst()
    return plain
  }

  private static let plainEscapes: [UInt8: String] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  /// Takes `u` and four hexadecimal digits, or a pair of such escapes for one scalar.
  private static func unicodeEscape(_ rest: inout Slice<UnsafeRawBufferPointer>) -> String? {
    guard let first = codeUnit(rest) else { return nil }
    var units = [first]
    var length = 5
    if UTF16.isLeadSurrogate(first), rest.dropFirst(5).first == UInt8(ascii: "\\"),
      let second = codeUnit(rest.dropFirst(6)), UTF16.isTrailSurrogate(second)
    {
      units.append(second)
      length = 11
    }
    rest = rest.dropFirst(length)
    return String(decoding: units, as: UTF16.self)
  }

  private static func codeUnit(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt16? {
    guard bytes.first == UInt8(ascii: "u"), bytes.count >= 5 else { return nil }
    var unit: UInt16 = 0
    for byte in bytes.dropFirst().prefix(4) {
      guard let digit = Digits.hexadecimal(byte) else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
