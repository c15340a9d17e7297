/// The bytes that are significant in JSON.
@usableFromInline
package enum Byte {
  @inlinable package static var quote: UInt8 { 0x22 }
  @inlinable package static var backslash: UInt8 { 0x5C }
  @inlinable static var slash: UInt8 { 0x2F }
  @inlinable package static var comma: UInt8 { 0x2C }
  @inlinable package static var colon: UInt8 { 0x3A }
  @inlinable package static var openBrace: UInt8 { 0x7B }
  @inlinable package static var closeBrace: UInt8 { 0x7D }
  @inlinable package static var openBracket: UInt8 { 0x5B }
  @inlinable package static var closeBracket: UInt8 { 0x5D }
  @inlinable static var minus: UInt8 { 0x2D }
  @inlinable static var plus: UInt8 { 0x2B }
  @inlinable static var point: UInt8 { 0x2E }
  @inlinable static var zero: UInt8 { 0x30 }
  @inlinable static var nine: UInt8 { 0x39 }
  @inlinable package static var space: UInt8 { 0x20 }
  @inlinable package static var lineFeed: UInt8 { 0x0A }
  @inlinable static var carriageReturn: UInt8 { 0x0D }
  @inlinable static var tab: UInt8 { 0x09 }
  @inlinable static var lowerE: UInt8 { 0x65 }
  @inlinable static var lowerF: UInt8 { 0x66 }
  @inlinable package static var lowerN: UInt8 { 0x6E }
  @inlinable static var lowerT: UInt8 { 0x74 }
  @inlinable static var lowerU: UInt8 { 0x75 }
  @inlinable static var lowerZ: UInt8 { 0x7A }

  /// Returns the value of a hexadecimal digit in either case; nil for any other byte.
  @inlinable
  static func hexDigit(_ byte: UInt8) -> UInt8? {
    let decimal = byte &- 0x30
    if decimal <= 9 { return decimal }
    let letter = (byte | 0x20) &- 0x61
    return letter <= 5 ? letter &+ 10 : nil
  }
}
