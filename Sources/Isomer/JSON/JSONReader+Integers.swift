// Integers are read exactly over their whole range and never converted through `Double`.

extension JSONReader {
  /// Reads an integer of any width.
  ///
  /// ```swift
  /// // 200
  /// try reader.readInteger(UInt8.self)      // 200
  /// try reader.readInteger(Int8.self)       // throws numberOutOfRange
  /// ```
  ///
  /// Throws `expectedInteger` for a number with a fraction or an exponent, and `numberOutOfRange`
  /// for one outside the type's range.
  @inlinable public mutating func readInteger<Integer: FixedWidthInteger>(
    _: Integer.Type
  ) throws(ReadingFailure) -> Integer {
    if Integer.isSigned {
      let value = try readInt64()
      guard let result = Integer(exactly: value) else { throw outOfRange() }
      return result
    }
    let value = try readUInt64()
    guard let result = Integer(exactly: value) else { throw outOfRange() }
    return result
  }

  /// Returns the failure for the number just read, which is outside its type's range.
  @inline(never) @usableFromInline
  func outOfRange() -> ReadingFailure { ReadingFailure(.numberOutOfRange, at: cursor) }

  /// Reads an integer from -9223372036854775808 to 9223372036854775807.
  ///
  /// Throws like ``readInteger(_:)``.
  @usableFromInline
  package mutating func readInt64() throws(ReadingFailure) -> Int64 {
    if token() == Byte.minus {
      let start = cursor
      cursor += 1
      let magnitude = try readDigits(from: start)
      guard magnitude <= 1 << 63 else { throw outOfRange() }
      return Int64(truncatingIfNeeded: 0 &- magnitude)
    }
    let magnitude = try readDigits(from: cursor)
    guard magnitude < 1 << 63 else { throw outOfRange() }
    return Int64(truncatingIfNeeded: magnitude)
  }

  /// Reads an integer from 0 to 18446744073709551615.
  ///
  /// Throws like ``readInteger(_:)``; a negative number other than `-0` is out of range.
  @_optimize(speed)
  @usableFromInline
  package mutating func readUInt64() throws(ReadingFailure) -> UInt64 {
    if token() == Byte.minus {
      let start = cursor
      cursor += 1
      guard try readDigits(from: start) == 0 else { throw outOfRange() }
      return 0
    }
    return try readDigits(from: cursor)
  }

  /// Reads digits at the cursor, without leading zeros and not followed by another part of a
  /// number.
  ///
  /// Eight bytes are loaded as a word; its leading digits are shifted to the end, which adds zeros
  /// before them.
  @_optimize(speed)
  private mutating func readDigits(from start: Int) throws(ReadingFailure) -> UInt64 {
    guard cursor &+ 8 <= count else { return try readDigitsOneByOne(from: start) }
    let word = loadWord(base + cursor)
    let other = nonDigitBits(word)
    guard other != 0 else { return try readDigitsOneByOne(from: start) }
    let length = other.trailingZeroBitCount >> 3
    guard length > 0 else { throw wrongInteger(from: start) }
    let next = UInt8(truncatingIfNeeded: word &>> UInt64(length &* 8))
    let leadsWithZero = word & 0xFF == 0x30 && length > 1
    if leadsWithZero || next == Byte.point || next | 0x20 == Byte.lowerE {
      throw wrongInteger(from: start)
    }
    cursor &+= length
    return valueOfDigits((word ^ 0x3030_3030_3030_3030) &<< UInt64(64 &- length &* 8))
  }

  /// Reads digits near the end of the document, and eight or more digits.
  @_optimize(speed)
  @inline(never)
  private mutating func readDigitsOneByOne(from start: Int) throws(ReadingFailure) -> UInt64 {
    let first = cursor
    var index = cursor
    var value: UInt64 = 0
    var isTooLarge = false
    if index &+ 8 <= count, nonDigitBits(loadWord(base + index)) == 0 {
      value = valueOfDigits(loadWord(base + index) ^ 0x3030_3030_3030_3030)
      index &+= 8
    }
    while true {
      let next = digit(index)
      guard next <= 9 else { break }
      if index - first >= 18 {
        let (tens, over) = value.multipliedReportingOverflow(by: 10)
        let (sum, more) = tens.addingReportingOverflow(UInt64(next))
        isTooLarge = isTooLarge || over || more
        value = sum
      } else {
        value = value &* 10 &+ UInt64(next)
      }
      index += 1
    }
    guard index > first, index == first + 1 || base[first] != Byte.zero,
      byte(index) != Byte.point, byte(index) | 0x20 != Byte.lowerE
    else { throw wrongInteger(from: start) }
    guard !isTooLarge else { throw ReadingFailure(.numberOutOfRange, at: start) }
    cursor = index
    return value
  }

  /// Returns why there is no integer at `start`: another kind of value, a fraction, or an invalid
  /// number.
  @inline(never)
  private mutating func wrongInteger(from start: Int) -> ReadingFailure {
    cursor = start
    guard JSONKind(firstByte: byte(start)) == .number else { return mismatch(.expectedInteger) }
    do {
      try skipNumber()
    } catch {
      return error
    }
    return ReadingFailure(.expectedInteger, at: start)
  }
}
