// Numbers of more than 19 digits, which do not fit one word.

extension JSONReader {
  /// Reads the number of more than 19 digits that ends at the cursor.
  ///
  /// Its first 19 digits, and those plus one, enclose it. If both round to the same value, that is
  /// the result; otherwise the standard library converts all digits.
  @inline(never)
  mutating func readLong<Format: BinaryFormat>(
    _ number: DecimalNumber, _ start: Int
  ) throws(ReadingFailure) -> Format {
    if number.digitCount == .max { return Format(try takeNativeDouble()) }
    let (digits, exponent) = firstDigits(number, start)
    var bits = nearestBinary(digits, exponent, Format.self)
    if bits != nearestBinary(digits + 1, exponent, Format.self) {
      bits = (Format(significantText(number, start)) ?? .infinity).bits
    }
    guard bits < Format.infinity.bits else { throw tooLarge(start) }
    let value = Format(bits: bits)
    return number.isNegative ? -value : value
  }

  /// Returns the first 19 significant digits, and the power of ten of the last of them.
  private func firstDigits(_ number: DecimalNumber, _ start: Int) -> (UInt64, exponent: Int) {
    var digits: UInt64 = 0
    var taken = 0
    var index = start
    while index < cursor, taken < 19 {
      let next = digit(index)
      if next <= 9, taken > 0 || next > 0 {
        digits = digits * 10 + UInt64(next)
        taken += 1
      }
      index += 1
    }
    return (digits, number.exponent + number.digitCount - taken)
  }

  /// Returns the significant digits as text for the standard library, without a sign: `123…e-4`.
  ///
  /// The midpoint of two adjacent values has at most 767 digits. After 800 digits only "not zero"
  /// matters, so a number of any length needs bounded memory.
  private func significantText(_ number: DecimalNumber, _ start: Int) -> String {
    var text = ""
    var taken = 0
    var hasMore = false
    for index in start..<cursor {
      let byte = base[index]
      if byte | 0x20 == Byte.lowerE { break }
      guard byte &- Byte.zero <= 9, taken > 0 || byte != Byte.zero else { continue }
      taken += 1
      if taken <= 800 {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else if byte != Byte.zero {
        hasMore = true
      }
    }
    var exponent = number.exponent + max(0, taken - 800)
    if hasMore {
      text += "1"
      exponent -= 1
    }
    return text + "e\(max(-100_000, min(100_000, exponent)))"
  }
}
