extension Coercible where Self: Readable & FixedWidthInteger {
  /// Reads an integer, a number without a fraction, a string of decimal digits, which can have a
  /// fraction of zeros, or a Bool as 1 or 0.
  public static func readCoerced(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
    let read = try reader.readCoercedInteger()
    let signed = read.signed.flatMap { Self(exactly: $0) }
    guard let value = signed ?? read.unsigned.flatMap({ Self(exactly: $0) }) else {
      throw reader.namingRange(of: Self.self, reader.outOfRange())
    }
    if read.isCoerced { reader.noteCoercion(at: read.start) }
    return value
  }
}

extension JSONReader {
  /// An integer of either sign; neither value is there if it has more than 64 bits.
  fileprivate struct CoercedInteger {
    var signed: Int64?
    var unsigned: UInt64?
    var start: Int
    var isCoerced = true
  }

  /// Reads an integer from a number or a string.
  ///
  /// Numbers may have a fraction of zeros or an exponent (`1.0`, `1e2`); strings contain decimal
  /// digits with an optional sign and an optional fraction of zeros, and nothing else.
  fileprivate mutating func readCoercedInteger() throws(ReadingFailure) -> CoercedInteger {
    let kind = try peekKind()
    let start = cursor
    switch kind {
    case .number:
      let number = try readNumberText()
      guard number.isInteger else { throw invalid("an integer") }
      return CoercedInteger(
        signed: number.integer(), unsigned: number.integer(), start: start,
        isCoerced: isReporting && !isPlainInteger(start))
    case .string:
      let text = Self.wholeDigits(try readString())
      let read = CoercedInteger(signed: Int64(text), unsigned: UInt64(text), start: start)
      let digits = text.utf8.first == Byte.minus ? text.utf8.dropFirst() : text.utf8[...]
      guard
        read.signed != nil || read.unsigned != nil
          || !digits.isEmpty && digits.allSatisfy({ Digits.decimal($0) != nil })
      else { throw invalid("an integer, or a string that holds one") }
      return read
    case .boolean:
      let value: Int64 = try readBool() ? 1 : 0
      return CoercedInteger(signed: value, start: start)
    default: throw mismatch(.expectedInteger)
    }
  }

  /// Returns a text without a fraction of zeros: `1` for `1.0`, and `1.5` unchanged.
  private static func wholeDigits(_ text: String) -> String {
    // Characters would be compared slowly.
    guard let point = text.utf8.firstIndex(of: Byte.point) else { return text }
    let fraction = text.utf8[point...].dropFirst()
    let isWhole = !fraction.isEmpty && fraction.allSatisfy { $0 == Byte.zero }
    return isWhole ? String(text[..<point]) : text
  }

  /// Returns whether the number just read, which starts at an offset, consists of digits only.
  private func isPlainInteger(_ start: Int) -> Bool {
    (start..<cursor).allSatisfy { digit($0) <= 9 || byte($0) == Byte.minus }
  }
}
