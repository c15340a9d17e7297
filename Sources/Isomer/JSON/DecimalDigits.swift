// Conversion of integers to digits, eight at a time in one word instead of one or two with a table.

/// Returns the number of decimal digits of a value; 1 for 0.
///
/// log10(2) is approximated by 1233 / 2^12.
@inline(__always)
func decimalDigitCount(_ value: UInt64) -> Int {
  // Powers of ten from 10 on are even.
  let odd = value | 1
  let guess = ((64 &- odd.leadingZeroBitCount) &* 1233) >> 12
  return guess &+ (odd >= smallPowersOfTen[guess] ? 1 : 0)
}

/// Returns the eight digits of a value below 10^8, one in each byte, 0 to 9, the highest digit in
/// the lowest byte.
///
/// Three steps split the value into groups of four digits, then two, then one, dividing by
/// multiplication. After P. Khuong, "How to print integers really fast" (2017).
@inline(__always)
func eightDigits(_ value: UInt64) -> UInt64 {
  let high = (value &* 109_951_163) >> 40
  let fours = high | (value &- high &* 10_000) &<< 32
  let hundreds = ((fours &* 10_486) >> 20) & 0x0000_007F_0000_007F
  let twos = hundreds | (fours &- hundreds &* 100) &<< 16
  let tens = ((twos &* 103) >> 10) & 0x000F_000F_000F_000F
  return tens | (twos &- tens &* 10) &<< 8
}

/// Writes the digits of a value and returns their number; may overwrite up to 24 bytes.
///
/// The number is computed independently of the digits, because the next write depends on it.
@inline(__always)
func writeDigits(_ value: UInt64, _ output: UnsafeMutablePointer<UInt8>) -> Int {
  let length = decimalDigitCount(value)
  guard length > 8 else {
    let unused = UInt64(8 &* (8 &- length))
    storeWord((eightDigits(value) | asciiZeros) &>> unused, output)
    return length
  }
  writeManyDigits(value, length, output)
  return length
}

/// Writes a value of nine or more digits; the last eight are stored last.
@inline(never)
private func writeManyDigits(
  _ value: UInt64, _ length: Int, _ output: UnsafeMutablePointer<UInt8>
) {
  let upper = value / 100_000_000
  let low = eightDigits(value &- upper &* 100_000_000) | asciiZeros
  if length <= 10 {
    // One or two digits before the last eight, common in identifiers.
    let tens = (upper &* 103) >> 10
    let unused = UInt64(8 &* (10 &- length))
    storeWord((tens | (upper &- tens &* 10) &<< 8 | asciiZeros) &>> unused, output)
  } else if length <= 16 {
    let unused = UInt64(8 &* (16 &- length))
    storeWord((eightDigits(upper) | asciiZeros) &>> unused, output)
  } else {
    let top = upper / 100_000_000
    let unused = UInt64(8 &* (24 &- length))
    storeWord((eightDigits(top) | asciiZeros) &>> unused, output)
    storeWord(
      eightDigits(upper &- top &* 100_000_000) | asciiZeros, output + (length &- 16))
  }
  storeWord(low, output + (length &- 8))
}

/// Eight ASCII zeros.
private var asciiZeros: UInt64 { 0x3030_3030_3030_3030 }
