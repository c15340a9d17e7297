// Numbers with so many digits that not all of them may be kept, which a report tells.

extension DecimalNumber {
  /// Whether it is a fraction of so few digits that all are kept, or count as kept.
  ///
  /// An integer is held against its value digit by digit.
  @inline(__always)
  func isKept(_ limit: Int) -> Bool { digitCount <= limit && exponent != 0 }
}

extension JSONReader {
  /// The number that ends at the cursor, of more digits than are read at once.
  @inline(never)
  mutating func readDetailedDouble(
    _ number: DecimalNumber, _ start: Int
  ) throws(ReadingFailure) -> Double {
    guard number.digitCount <= 19 else {
      let value = try readLongDouble(number, start)
      if number.digitCount != .max { notePrecision(of: number, start, 17) }
      return value
    }
    let bits = nearestBinary(number.significand, number.exponent, DoubleFormat.self)
    guard bits < Double.infinity.bitPattern else { throw tooLarge(start) }
    let value = Double(bitPattern: bits)
    if number.exponent == 0 {
      if UInt64(exactly: value) != number.significand { note(.precisionLost, at: start) }
    } else if number.digitCount > 17 {
      notePrecision(of: number, start, 17)
    }
    return number.isNegative ? -value : value
  }

  /// The same as `Float`.
  @inline(never)
  mutating func readDetailedFloat(
    _ number: DecimalNumber, _ start: Int
  ) throws(ReadingFailure) -> Float {
    guard number.digitCount <= 19 else {
      let value = try readLongFloat(number, start)
      if number.digitCount != .max { notePrecision(of: number, start, 9) }
      return value
    }
    let bits = nearestBinary(number.significand, number.exponent, FloatFormat.self)
    guard bits < UInt64(Float.infinity.bitPattern) else { throw tooLarge(start) }
    let value = Float(bitPattern: UInt32(truncatingIfNeeded: bits))
    if number.exponent == 0 {
      if UInt64(exactly: value) != number.significand { note(.precisionLost, at: start) }
    } else if number.digitCount > 9 {
      notePrecision(of: number, start, 9)
    }
    return number.isNegative ? -value : value
  }

  /// Takes note of a number with more digits than a type tells apart; zeros at the ends do not count.
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
