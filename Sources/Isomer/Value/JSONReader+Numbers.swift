// Numbers with their own digits, for conversions and for the tree.

extension JSONReader {
  /// Reads a number and returns its bytes as they stand, such as `1.50`.
  mutating func readRawNumber() throws(ReadingFailure) -> String {
    let number = try numberBytes()
    return String(decoding: number, as: UTF8.self)
  }

  /// Reads a number and returns its parts.
  mutating func readNumberText() throws(ReadingFailure) -> NumberText {
    let bytes = try numberBytes()
    guard let number = NumberText(bytes) else {
      throw failure(.invalidNumber, at: cursor - bytes.count)
    }
    return number
  }

  /// Reads a number exactly: as an integer, as a `Double` whose shortest text is the same
  /// number, or as a `Decimal`.
  mutating func readExactNumber() throws(ReadingFailure) -> Value {
    let bytes = try numberBytes()
    let start = cursor - bytes.count
    let isPlain = bytes.allSatisfy { Digits.decimal($0) != nil || $0 == UInt8(ascii: "-") }
    // Up to 18 digits are an Int64; up to 15 are always told apart by a Double.
    if isPlain, bytes.count <= 18 {
      cursor = start
      return .int(try readInt64())
    }
    guard let number = NumberText(bytes) else { throw failure(.invalidNumber, at: start) }
    if isPlain, let value = number.integer(Int64.self) { return .int(value) }
    if isPlain, let value = number.integer(UInt64.self) { return .uint(value) }
    cursor = start
    if bytes.count <= 16, number.scale > -300, number.scale < 280 {
      return .double(try readDouble())
    }
    if let value = number.exactDouble {
      cursor += bytes.count
      return .double(value)
    }
    return try readLongNumber()
  }

  /// Reads a number that no `Double` holds to the last digit.
  ///
  /// A `Decimal` has 38 digits and exponents up to 127; beyond that the nearest `Double` is all
  /// there is.
  private mutating func readLongNumber() throws(ReadingFailure) -> Value {
    let start = cursor
    if let value = try? readDecimal() { return .decimal(value) }
    cursor = start
    return .double(try readDouble())
  }

  /// The bytes of the number that comes next, which is taken.
  private mutating func numberBytes() throws(ReadingFailure) -> UnsafeBufferPointer<UInt8> {
    guard try peekKind() == .number else { throw mismatch(.expectedNumber) }
    let start = cursor
    try skipNumber()
    // Bounded: skipNumber leaves the cursor between start and count.
    return UnsafeBufferPointer(start: base + start, count: cursor - start)
  }
}
