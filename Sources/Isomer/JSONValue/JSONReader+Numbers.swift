// Exact numbers, for conversions and for trees.

extension JSONReader {
  /// Reads a number and returns its bytes unchanged, such as `1.50`.
  mutating func readRawNumber() throws(ReadingFailure) -> String {
    let number = try numberBytes()
    if number[0] < Byte.space { throw noDigits(number.count) }
    return String(decoding: number, as: UTF8.self)
  }

  /// Reads a number and returns its parts.
  package mutating func readNumberText() throws(ReadingFailure) -> NumberText {
    let bytes = try numberBytes()
    guard let number = NumberText(bytes) else { throw noDigits(bytes.count) }
    return number
  }

  /// Reads a number exactly: as an integer, as a `Double` whose shortest text is the same number,
  /// as a `Decimal`, or as its text.
  mutating func readExactNumber() throws(ReadingFailure) -> JSONValue {
    let (number, start) = try readNumber()
    let length = number.isNegative ? cursor - start - 1 : cursor - start
    // A point or an exponent would make the text longer than its digits.
    let isPlain = length == max(number.digitCount, 1)
    if isPlain, let value = number.integer { return value }
    // Bounded: the number was read from here to the cursor.
    let bytes = UnsafeBufferPointer(start: base + start, count: cursor - start)
    guard isPlain || number.digitCount > 19 else {
      return number.fraction ?? .number(String(decoding: bytes, as: UTF8.self))
    }
    return readLongNumber(bytes, isPlain)
  }

  /// Returns the value of `-0`, or of a number with more than 19 digits.
  ///
  /// A `Decimal` does not distinguish `-0` from `0`, nor `1.0` from `1`.
  @inline(never)
  private mutating func readLongNumber(
    _ bytes: UnsafeBufferPointer<UInt8>, _ isPlain: Bool
  ) -> JSONValue {
    guard let number = NumberText(bytes), !number.isZero else {
      return .number(String(decoding: bytes, as: UTF8.self))
    }
    if isPlain, let value = number.integer(UInt64.self) { return .uint(value) }
    if !isPlain, let value = number.exactDouble { return .double(value) }
    let end = cursor
    defer { cursor = end }
    cursor -= bytes.count
    if isPlain || !number.isInteger, let decimal = try? readDecimal() { return .decimal(decimal) }
    return .number(String(decoding: bytes, as: UTF8.self))
  }

  /// Returns the failure for a native token, just read, where the digits of a number are expected.
  @inline(never)
  private mutating func noDigits(_ length: Int) -> ReadingFailure {
    cursor -= length
    return mismatch(.expectedNumber)
  }

  /// Reads the next number and returns its bytes; for a native number, its token.
  private mutating func numberBytes() throws(ReadingFailure) -> UnsafeBufferPointer<UInt8> {
    guard try peekKind() == .number else { throw mismatch(.expectedNumber) }
    let start = cursor
    try skipNumberOrNative()
    // Bounded: skipNumber leaves the cursor between start and count.
    return UnsafeBufferPointer(start: base + start, count: cursor - start)
  }
}
