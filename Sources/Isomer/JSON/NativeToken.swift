/// Tokens for values of dictionaries and property lists that JSON does not have.
///
/// Dictionaries and property lists are read through the equivalent JSON, so that one reader and one
/// set of generated functions serve all formats. A value that JSON cannot represent becomes a
/// private token: a byte that no JSON value starts with, a payload of letters and digits, and a
/// terminating byte.
///
/// ```
/// {"due":␁khshtmqirqgggggg␅,"photo":␂AAEC␅}
///         │                 │
///         date              end
/// ```
///
/// Only a reader for a dictionary or a property list accepts them, and checks for them only where
/// it would otherwise fail. In a JSON document they are an error like any other invalid byte.
enum NativeToken {
  /// A `Date`: the bits of its seconds since 2001.
  static var date: UInt8 { 0x01 }
  /// Bytes in base64.
  static var data: UInt8 { 0x02 }
  /// A `Double`: its bits.
  static var double: UInt8 { 0x03 }
  /// An object of an unsupported type: the type's name in base64.
  static var foreign: UInt8 { 0x04 }
  /// Ends each token.
  static var end: UInt8 { 0x05 }

  static func isOpening(_ byte: UInt8) -> Bool { (date...foreign).contains(byte) }

  /// Returns a value's bits as a payload: sixteen letters from `g` on, four bits each.
  ///
  /// None of them is a digit or an `e`, so they cannot be mistaken for a part of a number. The first
  /// letter is the lowest byte of the first word.
  static func payload(_ value: Double) -> (UInt64, UInt64) {
    let bits = value.bitPattern
    return (letters(UInt32(bits >> 32)), letters(UInt32(truncatingIfNeeded: bits)))
  }

  private static func letters(_ bits: UInt32) -> UInt64 {
    var word = UInt64(bits)
    word = (word | word << 16) & 0x0000_FFFF_0000_FFFF
    word = (word | word << 8) & 0x00FF_00FF_00FF_00FF
    word = (word | word << 4) & 0x0F0F_0F0F_0F0F_0F0F
    return (word + UInt64(firstLetter) * 0x0101_0101_0101_0101).byteSwapped
  }

  /// Returns the `Double` of a payload; nil if it is invalid.
  static func double(_ payload: some Collection<UInt8>) -> Double? {
    guard payload.count == 16 else { return nil }
    var bits: UInt64 = 0
    for byte in payload {
      let value = byte &- firstLetter
      guard value <= 15 else { return nil }
      bits = bits << 4 | UInt64(value)
    }
    return Double(bitPattern: bits)
  }

  private static var firstLetter: UInt8 { UInt8(ascii: "g") }
}
