/// A decimal number: `digits` × 10^`exponent`.
struct ShortestDecimal {
  var digits: UInt64
  var exponent: Int
}

/// Returns the shortest decimal that reads back as a value above 0; of several, the closest to it.
///
/// Its digits may end with zeros. For a `Double` that is not subnormal, there are 16 or 17 with
/// these zeros.
///
/// Scaled by a power of ten as in Schubfach, half the distance to the next value is from 0.5 to below
/// 5, so the result is the closest multiple of ten, if it is near enough, or else the closest integer.
/// Ties, and cases that the lost bits could change, are left to `exactDecimal`.
@inline(__always)
func shortestDecimal(_ value: Double) -> ShortestDecimal {
  let bits = value.bitPattern
  let fraction = bits & (1 << 52 - 1)
  let biased = Int(bits >> 52)
  let exponent = biased &- 1075
  let power = (exponent &* 1_262_611) >> 22
  let shift = UInt64(truncatingIfNeeded: exponent &+ ((0 &- power &* 1_741_647) >> 19) &+ 1)
  let (high, low) = scale(0 &- power)
  let factor = (fraction | 1 << 52) &<< shift
  let carry = low.multipliedFullWidth(by: factor).high
  let upper = high.multipliedFullWidth(by: factor)
  let (rest, overflow) = upper.low.addingReportingOverflow(carry)
  let unit = upper.high &+ (overflow ? 1 : 0)
  // Four bits for the integer, and 60 bits after the point. The lost bits change them by one.
  let digit = unit % 10
  let distance = digit << 60 | rest >> 4
  let half = high &>> (5 &- shift)
  let untilNextTens = 10 << 60 &- distance
  // Powers of two, whose next lower value is closer, and subnormal values.
  let isSpecial = fraction == 0 || biased == 0
  let isUnclear =
    half &- distance &+ 2 <= 4 || half &- untilNextTens &+ 2 <= 4 || rest &- (1 << 63) &+ 1 <= 2
  if isSpecial || isUnclear {
    return exactDecimal(fraction: fraction, biased: biased, significandBits: 52, bias: 1075)
  }
  let tens = unit &- digit &+ (untilNextTens < half ? 10 : 0)
  let takesTens = distance < half || untilNextTens < half
  return ShortestDecimal(digits: takesTens ? tens : unit &+ rest >> 63, exponent: power)
}

/// Returns the shortest decimal that reads back as a `Float` above 0; of several, the closest to
/// it.
@inline(__always)
func shortestDecimal(_ value: Float) -> ShortestDecimal {
  let bits = UInt64(value.bitPattern)
  return exactDecimal(
    fraction: bits & (1 << 23 - 1), biased: Int(bits >> 23), significandBits: 23, bias: 150)
}

/// Computes the shortest decimal for both formats: the interval of decimals that round to the
/// value, in quarters of a unit, is scaled by a power of ten so that one or two candidates are
/// left.
///
/// From R. Giulietti, "The Schubfach way to render doubles" (2021), in the form of A. Bolz'
/// Drachennest.
@inline(never)
func exactDecimal(
  fraction: UInt64, biased: Int, significandBits: UInt64, bias: Int
) -> ShortestDecimal {
  var significand = fraction
  var exponent = 1 &- bias
  if biased != 0 {
    significand |= 1 << significandBits
    exponent = biased &- bias
  }
  // At a power of two, the next lower value is closer.
  let isCloserBelow = fraction == 0 && biased > 1
  // floor(log10(2^exponent)), of three quarters of it if closer; then the corresponding shift.
  let power = (exponent &* 1_262_611 &- (isCloserBelow ? 524_031 : 0)) >> 22
  let shift = UInt64(exponent &+ ((0 &- power &* 1_741_647) >> 19) &+ 1)
  let (high, low) = scale(0 &- power)
  let isOdd = significand & 1
  let below = roundToOdd(high, low, (4 &* significand &- (isCloserBelow ? 1 : 2)) &<< shift)
  let middle = roundToOdd(high, low, (4 &* significand) &<< shift)
  let above = roundToOdd(high, low, (4 &* significand &+ 2) &<< shift)
  let lower = below &+ isOdd
  let upper = above &- isOdd
  return closest(lower, middle, upper, power)
}

/// Returns the power of ten that Schubfach requires: 126 bits and more, rounded up.
@inline(__always)
private func scale(_ exponent: Int) -> (high: UInt64, low: UInt64) {
  let entry = powerOfTenIndex(exponent)
  let isRoundedUp = UInt(bitPattern: exponent &+ 27) <= 82
  return (powersOfTen[entry], powersOfTen[entry &+ 1] &+ (isRoundedUp ? 0 : 1))
}

/// Returns the upper part of a product of 192 bits; its last bit is set if any bits were lost.
@inline(__always)
private func roundToOdd(_ high: UInt64, _ low: UInt64, _ factor: UInt64) -> UInt64 {
  let carry = low.multipliedFullWidth(by: factor).high
  let upper = high.multipliedFullWidth(by: factor)
  let (sum, overflow) = upper.low.addingReportingOverflow(carry)
  return (upper.high &+ (overflow ? 1 : 0)) | (sum > 1 ? 1 : 0)
}

/// Returns the shortest decimal of an interval in quarters of a unit: with one digit less if
/// exactly one such decimal is inside, and otherwise the one closer to the middle.
@inline(__always)
private func closest(
  _ lower: UInt64, _ middle: UInt64, _ upper: UInt64, _ power: Int
) -> ShortestDecimal {
  let unit = middle / 4
  let tens = unit / 10 &* 10
  let holdsTens = lower <= 4 &* tens
  let holdsNextTens = 4 &* tens &+ 40 <= upper
  let holdsUnit = lower <= 4 &* unit
  let holdsNextUnit = 4 &* unit &+ 4 <= upper
  let half = 4 &* unit &+ 2
  let isNextCloser = middle > half || (middle == half && unit & 1 != 0)
  // Written without branches, because the choice is practically random.
  let takesNextUnit = holdsUnit != holdsNextUnit ? holdsNextUnit : isNextCloser
  let units = unit &+ (takesNextUnit ? 1 : 0)
  let takesTens = holdsTens != holdsNextTens && unit >= 10
  return ShortestDecimal(
    digits: takesTens ? tens &+ (holdsNextTens ? 10 : 0) : units, exponent: power)
}
