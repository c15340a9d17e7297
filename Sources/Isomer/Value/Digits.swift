/// Functions for the values of digits.
enum Digits {
  /// Returns the value of an ASCII decimal digit, or nil.
  static func decimal(_ byte: UInt8) -> Int? {
    let value = byte &- UInt8(ascii: "0")
    return value <= 9 ? Int(value) : nil
  }

  /// Returns the value of an ASCII hexadecimal digit in either case, or nil.
  static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Returns the value of an exponent's digits, at most 10^9: larger values are outside the range
  /// of every number type.
  static func exponent(_ digits: some Sequence<Int>) -> Int {
    digits.reduce(0) { min($0 * 10 + $1, 1_000_000_000) }
  }
}
