/// Functions for the values of digits.
enum Digits {
  /// Returns the value of an ASCII decimal digit, or nil.
  static func decimal(_ byte: UInt8) -> Int? {
    let value = byte &- UInt8(ascii: "0")
    return value <= 9 ? Int(value) : nil
  }
}
