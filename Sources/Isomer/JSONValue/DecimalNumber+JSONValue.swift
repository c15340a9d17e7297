#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

// The values of numbers with at most 19 digits, which fit one word.

extension DecimalNumber {
  /// The value of a number without a point and an exponent; nil for `-0` and numbers that do not fit
  /// 64 bits.
  var integer: JSONValue? {
    guard digitCount <= 19 else { return nil }
    if !isNegative { return Int64(exactly: significand).map(JSONValue.int) ?? .uint(significand) }
    guard significand > 0, significand <= 1 << 63 else { return nil }
    return .int(Int64(truncatingIfNeeded: 0 &- significand))
  }

  /// The value of a number with a point or an exponent; nil if only its text represents it.
  var fraction: JSONValue? {
    let magnitude = Double(bitPattern: nearestBinary(significand, exponent, Double.self))
    if isShortest(of: magnitude) { return .double(isNegative ? -magnitude : magnitude) }
    let number = withoutTrailingZeros
    // A `Decimal` does not distinguish `1.0` from `1`.
    guard -128 <= number.exponent, number.exponent < 0 else { return nil }
    return .decimal(
      Decimal(
        sign: isNegative ? .minus : .plus, exponent: number.exponent,
        significand: Decimal(number.significand)))
  }

  /// Returns whether the shortest text of the nearest value is this number.
  private func isShortest(of value: Double) -> Bool {
    // Different numbers of at most 15 digits have different nearest values, except near the ends of
    // the range.
    if digitCount <= 15, value > 1e-290, value < 1e290 { return true }
    guard value > 0, value.isFinite else { return significand == 0 }
    let shortest = shortestDecimal(value)
    let (own, other) = (
      withoutTrailingZeros,
      DecimalNumber(significand: shortest.digits, exponent: shortest.exponent).withoutTrailingZeros
    )
    return own.significand == other.significand && own.exponent == other.exponent
  }

  private var withoutTrailingZeros: DecimalNumber {
    var number = self
    while number.significand % 10 == 0 {
      number.significand /= 10
      number.exponent += 1
    }
    return number
  }
}
