import Isomer

/// Finds the end of a string, a number or a word that may arrive in several chunks.
struct TokenScan {
  /// The offset of the first byte that was not scanned.
  private var position = 0
  private var start = -1

  /// Returns the offset after the token at the start of the buffer; nil if it is not complete.
  mutating func end(_ buffer: borrowing StreamBuffer) -> Int? {
    if start != buffer.start {
      start = buffer.start
      position = start + 1
    }
    let first = buffer.byte(start)
    if first == Byte.quote { return stringEnd(buffer) }
    return Self.endsScalar(first) ? start + 1 : scalarEnd(buffer)
  }

  private mutating func stringEnd(_ buffer: borrowing StreamBuffer) -> Int? {
    while position < buffer.end {
      let byte = buffer.byte(position)
      if byte == Byte.quote { return position + 1 }
      // A backslash without the next byte is scanned again.
      if byte == Byte.backslash, position + 1 >= buffer.end { return nil }
      position += byte == Byte.backslash ? 2 : 1
      position =
        buffer.origin
        + scanPlain(buffer.base, from: position - buffer.origin, to: buffer.end - buffer.origin)
      // A control character is not valid, which the reader reports.
      if position < buffer.end, buffer.byte(position) < Byte.space { position += 1 }
    }
    return nil
  }

  private mutating func scalarEnd(_ buffer: borrowing StreamBuffer) -> Int? {
    while position < buffer.end {
      if Self.endsScalar(buffer.byte(position)) { return position }
      position += 1
    }
    return buffer.isFinal ? position : nil
  }

  private static func endsScalar(_ byte: UInt8) -> Bool {
    switch byte {
    case Byte.openBrace, Byte.closeBrace, Byte.openBracket, Byte.closeBracket, Byte.comma,
      Byte.colon, Byte.quote, 0x20, 0x0A, 0x0D, 0x09:
      true
    default: false
    }
  }
}
