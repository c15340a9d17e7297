/// The parameters of a binary format for the Eisel-Lemire algorithm.
protocol BinaryFormat: BinaryFloatingPoint, LosslessStringConvertible {
  /// The exponent of the smallest normal value, minus one.
  static var minimumExponent: Int { get }
  /// The powers of ten outside which every number is 0 or infinity.
  static var powers: ClosedRange<Int> { get }
  /// The powers of ten for which a product can be exactly halfway between two values.
  static var halfwayPowers: ClosedRange<Int> { get }
  /// The number of decimal digits that distinguish all values.
  static var decimalDigits: Int { get }
  /// Creates the value with these bits.
  init(bits: UInt64)
  /// The bits of the value.
  var bits: UInt64 { get }
}

extension Double: BinaryFormat {
  static var minimumExponent: Int { -1023 }
  static var powers: ClosedRange<Int> { -342...308 }
  static var halfwayPowers: ClosedRange<Int> { -4...23 }
  static var decimalDigits: Int { 17 }
  init(bits: UInt64) { self.init(bitPattern: bits) }
  var bits: UInt64 { bitPattern }
}

extension Float: BinaryFormat {
  static var minimumExponent: Int { -127 }
  static var powers: ClosedRange<Int> { -64...38 }
  static var halfwayPowers: ClosedRange<Int> { -17...10 }
  static var decimalDigits: Int { 9 }
  init(bits: UInt64) { self.init(bitPattern: UInt32(truncatingIfNeeded: bits)) }
  var bits: UInt64 { UInt64(bitPattern) }
}

/// Returns the bits of the value nearest to `significand` × 10^`exponent`, ties to even; the bits of
/// infinity or more if there is none.
///
/// From D. Lemire, "Number parsing at a gigabyte per second" (2021), after M. Eisel. N. Mushtak and
/// D. Lemire, "Fast number parsing without fallback" (2022), prove that 128 bits are always
/// sufficient. The signs and comments follow `fast_float`, MIT.
@inline(__always)
func nearestBinary<Format: BinaryFormat>(
  _ significand: UInt64, _ exponent: Int, _: Format.Type
) -> UInt64 {
  if significand == 0 || exponent < Format.powers.lowerBound { return 0 }
  if exponent > Format.powers.upperBound { return Format.infinity.bits }
  let zeros = significand.leadingZeroBitCount
  let product = productWithPowerOfTen(
    significand &<< UInt64(zeros), exponent, precision: UInt64(Format.significandBitCount &+ 3))
  let upper = Int(product.high >> 63)
  let shift = UInt64(upper &+ 64 &- Format.significandBitCount &- 3)
  var bits = product.high &>> shift
  // 217706 / 2^16 is log2(10).
  let power = ((217_706 &* exponent) >> 16) &+ 63
  let biased = power &+ upper &- zeros &- Format.minimumExponent
  if biased <= 0 {
    // Subnormal: shift further, then round.
    guard 1 &- biased < 64 else { return 0 }
    bits &>>= UInt64(1 &- biased)
    bits = (bits &+ (bits & 1)) >> 1
    // Rounding up may make it normal: the carry is the exponent's lowest bit.
    return bits
  }
  if product.low <= 1, Format.halfwayPowers.contains(exponent), bits & 3 == 1,
    bits &<< shift == product.high
  {
    // Exactly halfway, and even: do not round up.
    bits &= ~1
  }
  bits = (bits &+ (bits & 1)) >> 1
  // The highest bit is not stored, so it adds one to the exponent; so does a carry of rounding.
  return bits &+ UInt64(biased &- 1) &<< UInt64(Format.significandBitCount)
}

/// Returns the upper 128 bits of a significand times a power of ten; the second half only if it can
/// matter.
@inline(__always)
private func productWithPowerOfTen(
  _ significand: UInt64, _ exponent: Int, precision: UInt64
) -> (high: UInt64, low: UInt64) {
  let entry = powerOfTenIndex(exponent)
  var (high, low) = significand.multipliedFullWidth(by: powersOfTen[entry])
  let mask = UInt64.max >> precision
  if high & mask == mask {
    let more = significand.multipliedFullWidth(by: powersOfTen[entry &+ 1]).high
    low = low &+ more
    if more > low { high = high &+ 1 }
  }
  return (high, low)
}
