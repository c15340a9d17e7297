/// The parts of a number in the document: sign, digits as an integer, and a power of ten.
struct DecimalNumber {
  var isNegative = false
  /// The digits without the point; wrong if there are more than 19 significant ones.
  var significand: UInt64 = 0
  /// The power of ten of the last digit.
  var exponent = 0
  /// The number of digits from the first nonzero one; `Int.max` for a native token.
  var digitCount = 0
}

extension JSONReader {
  /// Reads a number as the nearest `Double`, ties to even.
  ///
  /// ```swift
  /// // -1.5e3
  /// try reader.readDouble()      // -1500.0
  /// ```
  ///
  /// Throws `expectedNumber` if there is no number here, and `numberOutOfRange` for a number beyond
  /// the largest `Double`. A number that is too small becomes 0.
  @_optimize(speed)
  public mutating func readDouble() throws(ReadingFailure) -> Double {
    let (number, start) = try readNumber()
    if number.digitCount <= longDigits || number.isKept(Double.decimalDigits) {
      let bits = nearestBinary(number.significand, number.exponent, Double.self)
      guard bits < Double.infinity.bitPattern else { throw tooLarge(start) }
      return Double(bitPattern: bits | (number.isNegative ? 1 << 63 : 0))
    }
    return try readDetailed(number, start)
  }

  /// Reads a number as the nearest `Float`, which is not always the one nearest to its `Double`.
  ///
  /// Throws `expectedNumber` if there is no number here, and `numberOutOfRange` for a number beyond
  /// the largest `Float`. A number that is too small becomes 0.
  @usableFromInline
  package mutating func readFloat() throws(ReadingFailure) -> Float {
    let (number, start) = try readNumber()
    if number.digitCount <= longFloatDigits || number.isKept(Float.decimalDigits) {
      let bits = nearestBinary(number.significand, number.exponent, Float.self)
      guard bits < Float.infinity.bits else { throw tooLarge(start) }
      let value = Float(bits: bits)
      return number.isNegative ? -value : value
    }
    return try readDetailed(number, start)
  }

  @inline(never)
  mutating func tooLarge(_ start: Int) -> ReadingFailure {
    ReadingFailure(.numberOutOfRange, at: start)
  }

  /// Parses a number, eight digits of a fraction at a time.
  ///
  /// All parts are local variables that are never passed `inout` to a function that is not inlined;
  /// otherwise they would be in memory instead of registers.
  @inline(__always)
  mutating func readNumber() throws(ReadingFailure) -> (DecimalNumber, start: Int) {
    let isNegative = token() == Byte.minus
    let start = cursor
    let integer = isNegative ? start &+ 1 : start
    let first = digit(integer)
    guard first <= 9 else { return (try nativeNumber(start, integer), start) }
    var index = integer
    var significand: UInt64 = 0
    var next = first
    repeat {
      significand = significand &* 10 &+ UInt64(next)
      index &+= 1
      next = digit(index)
    } while next <= 9
    var digitCount = index &- integer
    if first == 0 {
      guard digitCount == 1 else { throw ReadingFailure(.invalidNumber, at: integer + 1) }
      digitCount = 0
    }
    var exponent = 0
    if byte(index) == Byte.point {
      index &+= 1
      let fraction = index
      takeDigits(&index, &significand)
      guard index > fraction else { throw failure(.invalidNumber, at: index) }
      exponent = fraction &- index
      digitCount &+= first == 0 ? significantDigits(fraction, index) : index &- fraction
    }
    if byte(index) | 0x20 == Byte.lowerE {
      exponent &+= try readExponent(at: index)
    } else {
      cursor = index
    }
    return (
      DecimalNumber(
        isNegative: isNegative, significand: significand, exponent: exponent,
        digitCount: digitCount), start
    )
  }

  /// Returns a number with `Int.max` digits for a native token, which sends it to the functions for
  /// long numbers; throws if there is no native token.
  @inline(never)
  private mutating func nativeNumber(
    _ start: Int, _ index: Int
  ) throws(ReadingFailure) -> DecimalNumber {
    guard index == start else { throw failure(.invalidNumber, at: index) }
    guard nativeToken == NativeToken.double else { throw mismatch(.expectedNumber) }
    return DecimalNumber(digitCount: .max)
  }

  /// Returns the number of digits in a range from the first nonzero one on.
  private func significantDigits(_ start: Int, _ end: Int) -> Int {
    var leading = start
    while leading < end, base[leading] == Byte.zero { leading &+= 1 }
    return end &- leading
  }

  /// Appends the digits from `index` on to a value: eight at a time, then the rest from one word.
  @inline(__always)
  private func takeDigits(_ index: inout Int, _ value: inout UInt64) {
    while index &+ 8 <= count {
      let word = loadWord(base + index)
      let other = nonDigitBits(word)
      let digits = word ^ 0x3030_3030_3030_3030
      if other == 0 {
        value = value &* 100_000_000 &+ valueOfDigits(digits)
        index &+= 8
        continue
      }
      let length = other.trailingZeroBitCount >> 3
      if length > 0 {
        value =
          value &* smallPowersOfTen[length]
          &+ valueOfDigits(digits &<< UInt64(64 &- length &* 8))
        index &+= length
      }
      return
    }
    while true {
      let next = digit(index)
      guard next <= 9 else { return }
      value = value &* 10 &+ UInt64(next)
      index &+= 1
    }
  }

  /// Reads an exponent from its letter on.
  @inline(never)
  private mutating func readExponent(at letter: Int) throws(ReadingFailure) -> Int {
    var index = letter + 1
    let sign = byte(index)
    if sign == Byte.plus || sign == Byte.minus { index += 1 }
    guard digit(index) <= 9 else { throw failure(.invalidNumber, at: index) }
    var exponent = 0
    while digit(index) <= 9 {
      // With a larger exponent, any number is 0 or too large, because no document has that many
      // digits.
      if exponent < 1 << 50 { exponent = exponent * 10 + Int(digit(index)) }
      index += 1
    }
    cursor = index
    return sign == Byte.minus ? -exponent : exponent
  }
}
