/// A position in an array of bytes, with bounds-checked access.
package struct Cursor: Sendable {
  package let bytes: [UInt8]
  package private(set) var offset: Int

  package init(_ bytes: [UInt8], at offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  package var isAtEnd: Bool { offset >= bytes.count }

  /// Returns the byte at an offset from the current position, or nil past the end.
  package func peek(_ ahead: Int = 0) -> UInt8? {
    let index = offset + ahead
    return index < bytes.count ? bytes[index] : nil
  }

  package func isAt(_ byte: Unicode.Scalar, ahead: Int = 0) -> Bool {
    peek(ahead) == UInt8(ascii: byte)
  }

  package func isAt(_ text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { wanted in
      wanted.indices.allSatisfy { bytes[offset + $0] == wanted[$0] }
    }
  }

  /// True at a line feed or carriage return; both end a line in Swift.
  package var isAtNewline: Bool { isAt("\n") || isAt("\r") }

  /// True if only spaces and tabs precede the end of the line.
  var isAtBlankRest: Bool {
    var rest = self
    rest.advance { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return rest.isAtEnd || rest.isAtNewline
  }

  /// Advances the position, at most to the end.
  package mutating func advance(by count: Int = 1) { offset = min(offset + count, bytes.count) }

  /// Advances past a scalar, or past one byte of invalid UTF-8.
  mutating func advanceOverScalar() { advance(by: scalar()?.length ?? 1) }

  package mutating func advance(while condition: (UInt8) -> Bool) {
    while offset < bytes.count, condition(bytes[offset]) { offset += 1 }
  }

  package mutating func advanceToEndOfLine() {
    advance { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
  }

  /// Returns the number of consecutive occurrences of a byte, at most `limit`, from an offset.
  package func count(of byte: Unicode.Scalar, ahead: Int = 0, limit: Int = .max) -> Int {
    var count = 0
    while count < limit, isAt(byte, ahead: ahead + count) { count += 1 }
    return count
  }

  /// Returns the current scalar and its length in bytes, or nil at the end or at invalid UTF-8.
  package func scalar() -> (scalar: Unicode.Scalar, length: Int)? {
    guard let first = peek() else { return nil }
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    var decoder = UTF8()
    var rest = bytes[offset...].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else { return nil }
    return (scalar, UTF8.width(scalar))
  }
}
