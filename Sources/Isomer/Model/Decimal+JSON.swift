#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Decimal: Readable, Writable {
  /// Reads a number exactly; at most 38 digits that count.
  ///
  /// ```swift
  /// // 0.1
  /// try Decimal.read(&reader)      // 0.1, not the nearest binary fraction
  /// ```
  ///
  /// Throws `numberOutOfRange` for a number that `Decimal` cannot hold exactly.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Decimal {
    try reader.readDecimal()
  }

  /// Writes all the digits; NaN cannot be written.
  public func write(to writer: inout JSONWriter) {
    guard isFinite else { return writer.failOnNumber("NaN") }
    writer.literalText(description)
  }
}

extension JSONReader {
  /// Reads a number exactly; at most 38 digits that count.
  ///
  /// Throws `numberOutOfRange` for a number that `Decimal` cannot hold exactly.
  public mutating func readDecimal() throws(ReadingFailure) -> Decimal {
    _ = token()
    let start = cursor
    try skipNumber()
    guard let parts = decimalParts(start), let value = Decimal(parts) else {
      throw ReadingFailure(.numberOutOfRange, at: start)
    }
    return value
  }

  /// The parts of the number from `start` to the cursor; nil if too many digits count.
  private func decimalParts(_ start: Int) -> DecimalParts? {
    var parts = DecimalParts(isNegative: base[start] == Byte.minus)
    // Zeros that count only if another digit follows.
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

  /// The exponent of a number that ends at the cursor, as far as it matters.
  private func exponent(from start: Int) -> Int {
    var value = 0
    for index in start..<cursor where base[index] &- Byte.zero <= 9 {
      if value < 1 << 50 { value = value * 10 + Int(base[index] &- Byte.zero) }
    }
    return base[start] == Byte.minus ? -value : value
  }
}

/// A decimal number in two halves of nineteen digits: `high` × 10^19 + `low`, times 10^`exponent`.
struct DecimalParts {
  var isNegative: Bool
  var high: UInt64 = 0
  var low: UInt64 = 0
  var exponent = 0
  /// The number of digits from the first that is not zero on.
  var count = 0

  init(isNegative: Bool) { self.isNegative = isNegative }

  /// Appends zeros and a digit; false if that makes more than 38 digits.
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

  /// Moves zeros from the exponent to the digits; false if that makes more than 38 digits.
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
  /// The number with an exponent that `Decimal` has, -128 to 127; nil if there is none without
  /// losing digits.
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

  /// A number with an exponent above 127, which is held with zeros at the end of its digits.
  ///
  /// It is read from text, since arithmetic moves such zeros into the exponent and then makes NaN
  /// of 10 × 10^127.
  private init?(large parts: DecimalParts) {
    var parts = parts
    guard parts.appendZeros(parts.exponent - 127),
      let value = Decimal(string: "\(parts.digits)e127", locale: Locale(identifier: "en_US_POSIX")),
      value.isFinite
    else { return nil }
    self = parts.isNegative ? -value : value
  }
}
