/// What dictionaries and property lists have and JSON has not, inside of JSON.
///
/// They are read by way of the JSON that says the same, so that one reader and one set of generated
/// functions serve all formats. Where JSON has no form there stands a token of our own: a byte that
/// no JSON value begins with, a payload of letters and digits, and a byte that ends it.
///
/// ```
/// {"due":␁khshtmqirqgggggg␅,"photo":␂AAEC␅}
///         │                 │
///         date              end
/// ```
///
/// Only a reader that was made for a dictionary or a property list takes them, and it looks for
/// them where it would fail anyway. In a JSON document they are the error that they always were.
enum NativeToken {
  /// A `Date`: the bits of its seconds since 2001.
  static var date: UInt8 { 0x01 }
  /// Bytes in base 64.
  static var data: UInt8 { 0x02 }
  /// A `Double`: its bits.
  static var double: UInt8 { 0x03 }
  /// An object of a type that no document has: the type's name, in base 64.
  static var foreign: UInt8 { 0x04 }
  /// Ends each token.
  static var end: UInt8 { 0x05 }

  static func isOpening(_ byte: UInt8) -> Bool { (date...foreign).contains(byte) }

  /// A value's bits as a payload: sixteen letters from `g` on, each four of the bits.
  ///
  /// None of them is a digit or an `e`, so nothing mistakes them for a part of a number.
  static func payload(_ value: Double) -> [UInt8] {
    let bits = value.bitPattern
    return (0..<16).map { firstLetter + UInt8(truncatingIfNeeded: bits >> (60 - 4 * $0)) & 15 }
  }

  /// The `Double` of a payload; nil if it is none.
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
