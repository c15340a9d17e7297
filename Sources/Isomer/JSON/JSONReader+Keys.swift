extension JSONReader {
  /// Reads a key that is an integer in canonical form: without a plus sign and leading zeros.
  @inlinable
  mutating func readIntegerKey<Integer: FixedWidthInteger>(
    _: Integer.Type
  ) throws(ReadingFailure) -> Integer {
    let (magnitude, isNegative) = try readIntegerKey()
    if isNegative {
      guard magnitude <= 1 << 63,
        let key = Integer(exactly: Int64(truncatingIfNeeded: 0 &- magnitude))
      else { throw keyOutOfRange() }
      return key
    }
    guard let key = Integer(exactly: magnitude) else { throw keyOutOfRange() }
    return key
  }

  @usableFromInline
  mutating func readIntegerKey() throws(ReadingFailure) -> (magnitude: UInt64, isNegative: Bool) {
    let key = try readKey()
    let isNegative = key.count > 1 && key.start[0] == Byte.minus
    var index = isNegative ? 1 : 0
    let digits = key.count - index
    guard digits > 0, digits == 1 || key.start[index] != Byte.zero else { throw noIntegerKey() }
    if isNegative, key.start[index] == Byte.zero { throw noIntegerKey() }
    var magnitude: UInt64 = 0
    var isTooLarge = false
    while index < key.count {
      let digit = key.start[index] &- Byte.zero
      guard digit <= 9 else { throw noIntegerKey() }
      let (tens, over) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, more) = tens.addingReportingOverflow(UInt64(digit))
      isTooLarge = isTooLarge || over || more
      magnitude = sum
      index += 1
    }
    guard !isTooLarge else { throw keyOutOfRange() }
    return (magnitude, isNegative)
  }

  @inline(never)
  private mutating func noIntegerKey() -> ReadingFailure { invalidKey("an integer as the key") }

  @inline(never) @usableFromInline
  func keyOutOfRange() -> ReadingFailure { ReadingFailure(.numberOutOfRange, at: keyStart) }

  /// Returns the failure for the key just read, which the dictionary's key type does not accept.
  ///
  /// The message is then "expected an integer as the key".
  public mutating func invalidKey(_ expected: String) -> ReadingFailure {
    details.expected = expected
    return ReadingFailure(.invalidValue, at: keyStart)
  }
}

extension JSONWriter {
  @usableFromInline
  mutating func writeIntegerKey(_ key: Int64) {
    append(Byte.quote)
    write(key)
    literal("\":")
  }

  @usableFromInline
  mutating func writeIntegerKey(_ key: UInt64) {
    append(Byte.quote)
    write(key)
    literal("\":")
  }
}
