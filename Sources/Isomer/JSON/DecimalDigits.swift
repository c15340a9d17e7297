// Numbers into digits, eight at a time in one word instead of one or two by a table.

/// The number of decimal digits of a value; 1 for 0.
///
/// 1233 / 2^12 is log10(2).
@inline(__always)
func decimalDigitCount(_ value: UInt64) -> Int {
  let guess = ((64 &- (value | 1).leadingZeroBitCount) &* 1233) >> 12
  return guess &+ (value >= smallPowersOfTen[guess] ? 1 : 0) &+ (value == 0 ? 1 : 0)
}

/// The eight digits of a value below 10^8, one in a byte, 0 to 9, the highest digit in the lowest byte.
///
/// Three steps halve the groups: four and four digits, then two, then one, each division by multiplication. After
/// P. Khuong, "How to print integers really fast" (2017).
@inline(__always)
func eightDigits(_ value: UInt64) -> UInt64 {
  let high = (value &* 109_951_163) >> 40
  let fours = high | (value &- high &* 10_000) &<< 32
  let hundreds = ((fours &* 10_486) >> 20) & 0x0000_007F_0000_007F
  let twos = hundreds | (fours &- hundreds &* 100) &<< 16
  let tens = ((twos &* 103) >> 10) & 0x000F_000F_000F_000F
  return tens | (twos &- tens &* 10) &<< 8
}

/// Writes the digits of a value and returns their number; up to 24 bytes are touched.
@inline(__always)
func writeDigits(_ value: UInt64, _ output: UnsafeMutablePointer<UInt8>) -> Int {
  let ascii: UInt64 = 0x3030_3030_3030_3030
  if value < 100_000_000 {
    let digits = eightDigits(value)
    // Leading zeros are bytes of 0 at the low end; the last digit stays.
    let zeros = (digits | 1 << 56).trailingZeroBitCount >> 3
    storeWord((digits | ascii) &>> UInt64(zeros &* 8), output)
    return 8 &- zeros
  }
  return writeManyDigits(value, output)
}

/// Writes the digits of a value from 10^8 on.
@inline(never)
private func writeManyDigits(_ value: UInt64, _ output: UnsafeMutablePointer<UInt8>) -> Int {
  let ascii: UInt64 = 0x3030_3030_3030_3030
  let upper = value / 100_000_000
  let low = eightDigits(value &- upper &* 100_000_000) | ascii
  let length: Int
  if upper < 100_000_000 {
    length = writeDigits(upper, output)
  } else {
    let top = upper / 100_000_000
    length = writeDigits(top, output) &+ 8
    storeWord(eightDigits(upper &- top &* 100_000_000) | ascii, output + (length &- 8))
  }
  storeWord(low, output + length)
  return length &+ 8
}
