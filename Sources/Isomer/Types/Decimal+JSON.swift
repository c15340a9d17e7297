#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Decimal: Readable, Writable {
  /// Reads a number exactly, with at most 38 significant digits.
  ///
  /// ```swift
  /// // 0.1
  /// try Decimal.read(&reader)      // 0.1, not the nearest binary fraction
  /// ```
  ///
  /// Throws `numberOutOfRange` for a number that `Decimal` cannot represent exactly.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Decimal {
    try reader.readDecimal()
  }

  /// Writes all digits; NaN cannot be written.
  public func write(to writer: inout JSONWriter) {
    guard isFinite else { return writer.failOnNumber("NaN") }
    writer.literalText(description)
  }
}

extension JSONReader {
  /// Reads a number exactly, with at most 38 significant digits.
  ///
  /// Throws `numberOutOfRange` for a number that `Decimal` cannot represent exactly.
  package mutating func readDecimal() throws(ReadingFailure) -> Decimal {
    _ = token()
    let start = cursor
    try skipNumber()
    guard let parts = decimalParts(start), let value = Decimal(parts) else {
      throw ReadingFailure(.numberOutOfRange, at: start)
    }
    return value
  }

  /// Returns the parts of the number from `start` to the cursor; nil if it has too many significant
  /// digits.
  private func decimalParts(_ start: Int) -> DecimalParts? {
    var parts = DecimalParts(isNegative: base[start] == Byte.minus)
    // Zeros that are significant only if another digit follows.
    var zeros = 0
    var isFraction = false
    var index = start
    while index < cursor, base[index] | 0x20 != Byte.lowerE {
      let byte = base[index]
      index += 1
      if byte == Byte.point { isFraction = true }
      guard byte &- Byte.zero <= 9 else { continue }
      if isFraction { parts.exponent -= 1 }
      if byte == Byte.zero {
        zeros += 1
        continue
      }
      guard parts.append(zeros: zeros, digit: byte &- Byte.zero) else { return nil }
      zeros = 0
    }
    guard parts.count > 0 else { return DecimalParts(isNegative: false) }
    parts.exponent += zeros
    if index < cursor { parts.exponent += exponent(from: index + 1) }
    return parts
  }

  /// Returns the exponent of a number that ends at the cursor, saturated at a large value.
  private func exponent(from start: Int) -> Int {
    var value = 0
    for index in start..<cursor where base[index] &- Byte.zero <= 9 {
      if value < 1 << 50 { value = value * 10 + Int(base[index] &- Byte.zero) }
    }
    return base[start] == Byte.minus ? -value : value
  }
}

/// A decimal number in two groups of nineteen digits: (`high` × 10^19 + `low`) × 10^`exponent`.
struct DecimalParts {
  var isNegative: Bool
  var high: UInt64 = 0
  var low: UInt64 = 0
  var exponent = 0
  /// The number of digits, counted from the first nonzero one.
  var count = 0

  /// Appends zeros and a digit; returns false if there would be more than 38 digits.
  mutating func append(zeros: Int, digit: UInt8) -> Bool {
    if count == 0 {
      low = UInt64(digit)
      count = 1
      return true
    }
    guard count + zeros + 1 <= 38 else { return false }
    for _ in 0..<zeros { append(0) }
    append(digit)
    return true
  }

  /// Moves zeros from the exponent to the digits; returns false if there would be more than 38
  /// digits.
  mutating func appendZeros(_ zeros: Int) -> Bool {
    guard zeros <= 38 - count else { return false }
    for _ in 0..<zeros { append(0) }
    exponent -= zeros
    return true
  }

  /// The digits as text.
  var digits: String {
    let text = String(low)
    return high == 0
      ? text : String(high) + String(repeating: "0", count: 19 - text.count) + text
  }

  private mutating func append(_ digit: UInt8) {
    let ten18: UInt64 = 1_000_000_000_000_000_000
    let carry = low / ten18
    high = high * 10 + carry
    low = (low - carry * ten18) * 10 + UInt64(digit)
    count += 1
  }
}

extension Decimal {
  /// Creates the number with an exponent in `Decimal`'s range, -128 to 127; nil if that would lose
  /// digits.
  fileprivate init?(_ parts: DecimalParts) {
    guard parts.count > 0 else {
      self = 0
      return
    }
    guard parts.exponent >= -128 else { return nil }
    guard parts.exponent <= 127 else {
      self.init(large: parts)
      return
    }
    var significand = Decimal(parts.low)
    if parts.high > 0 {
      significand += Decimal(parts.high) * Decimal(10_000_000_000_000_000_000 as UInt64)
    }
    self.init(
      sign: parts.isNegative ? .minus : .plus, exponent: parts.exponent, significand: significand)
  }

  /// Creates a number with an exponent above 127 by adding zeros to its digits.
  ///
  /// It is parsed from text: arithmetic would move the zeros into the exponent and return NaN for
  /// 10 × 10^127.
  private init?(large parts: DecimalParts) {
    var parts = parts
    guard parts.appendZeros(parts.exponent - 127),
      let value = Decimal(string: "\(parts.digits)e127", locale: Locale(identifier: "en_US_POSIX")),
      value.isFinite
    else { return nil }
    self = parts.isNegative ? -value : value
  }
}
