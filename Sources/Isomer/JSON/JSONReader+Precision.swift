// Numbers with too many digits for their type, which are reported.

extension DecimalNumber {
  /// Returns whether the number is a fraction with few enough digits that none are reported as
  /// lost.
  ///
  /// An integer is compared with its value exactly.
  func isKept(_ limit: Int) -> Bool { digitCount <= limit && exponent != 0 }
}

extension JSONReader {
  /// Reads the number that ends at the cursor and has more digits than the fast path supports.
  @inline(never)
  mutating func readDetailed<Format: BinaryFormat>(
    _ number: DecimalNumber, _ start: Int
  ) throws(ReadingFailure) -> Format {
    guard number.digitCount <= 19 else {
      let value: Format = try readLong(number, start)
      if number.digitCount != .max { notePrecision(of: number, start, Format.decimalDigits) }
      return value
    }
    let bits = nearestBinary(number.significand, number.exponent, Format.self)
    guard bits < Format.infinity.bits else { throw tooLarge(start) }
    let value = Format(bits: bits)
    if number.exponent == 0 {
      if UInt64(exactly: value) != number.significand { note(.precisionLost, at: start) }
    } else if number.digitCount > Format.decimalDigits {
      notePrecision(of: number, start, Format.decimalDigits)
    }
    return number.isNegative ? -value : value
  }

  /// Records a number with more digits than a type can distinguish, without zeros at either end.
  @inline(never)
  private func notePrecision(of number: DecimalNumber, _ start: Int, _ limit: Int) {
    guard objects != nil else { return }
    var digits = 0
    var significant = 0
    for offset in start..<cursor {
      let byte = base[offset]
      if byte | 0x20 == Byte.lowerE { break }
      guard byte &- Byte.zero <= 9, digits > 0 || byte != Byte.zero else { continue }
      digits += 1
      if byte != Byte.zero { significant = digits }
    }
    if significant > limit { note(.precisionLost, at: start) }
  }
}
