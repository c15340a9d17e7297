extension Coercible where Self: Readable & FixedWidthInteger {
  /// Reads an integer, a number without a fraction, or a string of decimal digits.
  public static func readCoerced(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
    try reader.readCoercedInteger()
  }
}

extension JSONReader {
  /// Reads an integer from a number or a string.
  ///
  /// Numbers may have a fraction of zeros or an exponent (`1.0`, `1e2`); strings contain decimal
  /// digits with an optional sign, and nothing else.
  fileprivate mutating func readCoercedInteger<Integer: FixedWidthInteger>()
    throws(ReadingFailure) -> Integer
  {
    let kind = try peekKind()
    let start = cursor
    switch kind {
    case .number:
      let number = try readNumberText()
      guard number.isInteger else { throw invalid("an integer") }
      guard let value = number.integer(Integer.self) else { throw outOfRange(Integer.self) }
      if isReporting, !isPlainInteger(start) { noteCoercion(at: start) }
      return value
    case .string:
      let text = try readString()
      if let value = Integer(text) {
        noteCoercion(at: start)
        return value
      }
      let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
      if !digits.isEmpty, digits.utf8.allSatisfy({ Digits.decimal($0) != nil }) {
        throw outOfRange(Integer.self)
      }
      throw invalid("an integer, or a string that holds one")
    default: throw mismatch(.expectedInteger)
    }
  }

  /// Returns whether the number just read, which starts at an offset, consists of digits only.
  private func isPlainInteger(_ start: Int) -> Bool {
    (start..<cursor).allSatisfy { digit($0) <= 9 || byte($0) == Byte.minus }
  }

  /// Returns the failure for the integer just read, with the range of its type.
  private mutating func outOfRange<Integer: FixedWidthInteger>(
    _: Integer.Type
  ) -> ReadingFailure {
    details.expected = "an integer from \(Integer.min) to \(Integer.max)"
    return outOfRange()
  }
}
