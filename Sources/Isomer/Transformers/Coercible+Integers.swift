extension Coercible where Self: Readable & FixedWidthInteger {
  /// Reads an integer, a number without fraction, or a string with decimal digits.
  public static func readCoerced(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
    try reader.readCoercedInteger()
  }
}

extension JSONReader {
  /// Reads an integer from a number or from a string.
  ///
  /// Numbers may have a fraction of zeros or an exponent (`1.0`, `1e2`); strings hold decimal
  /// digits with or without a sign, and nothing else.
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

  /// Whether the number that began at an offset and was just read has digits alone.
  private func isPlainInteger(_ start: Int) -> Bool {
    (start..<cursor).allSatisfy { digit($0) <= 9 || byte($0) == Byte.minus }
  }

  /// The failure for the integer just read, which names the range of its type.
  private mutating func outOfRange<Integer: FixedWidthInteger>(
    _: Integer.Type
  ) -> ReadingFailure {
    details.expected = "an integer from \(Integer.min) to \(Integer.max)"
    return outOfRange()
  }
}
