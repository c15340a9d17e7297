/// Functions for the values of digits.
enum Digits {
  /// Returns the value of an ASCII decimal digit, or nil.
  static func decimal(_ byte: UInt8) -> Int? {
    let value = byte &- UInt8(ascii: "0")
    return value <= 9 ? Int(value) : nil
  }

  /// Returns the value of an exponent's digits, at most 10^9: larger values are outside the range
  /// of every number type.
  static func exponent(_ digits: some Sequence<Int>) -> Int {
    digits.reduce(0) { min($0 * 10 + $1, 1_000_000_000) }
  }
}
