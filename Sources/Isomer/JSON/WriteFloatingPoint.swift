// Finite numbers as JSON: in plain notation if it is short, otherwise with an exponent.

/// The maximum number of bytes that `writeShortest` overwrites: sign, 17 digits, point, zeros,
/// exponent, and another word.
let longestFloatingPoint = 40

/// Writes a finite value in the shortest form that reads back as the same value; returns the number
/// of bytes.
///
/// `0.1`, `-12.5`, `100`, `1e21`, `5e-324`, `-0`.
@inline(__always)
func writeShortest(_ value: Double, _ output: UnsafeMutablePointer<UInt8>) -> Int {
  output[0] = Byte.minus
  let sign = Int(value.bitPattern >> 63)
  let magnitude = value.magnitude
  // The fraction's bits after the point, without a call of the C library's `trunc`.
  let bits = magnitude.bitPattern
  let exponent = bits >> 52 &- 1023
  if bits == 0 || exponent < 53 && bits << (exponent &+ 12) == 0 {
    // An integer that `Double` represents uniquely.
    return sign &+ writeDigits(UInt64(magnitude), output + sign)
  }
  let decimal = shortestDecimal(magnitude)
  guard decimal.digits >= 1_000_000_000_000_000 else {
    return sign &+ writeDecimal(decimal, output + sign)
  }
  // 16 or 17 digits: make it 17.
  let isShort = decimal.digits < 10_000_000_000_000_000
  let digits = Digits17(decimal.digits &* (isShort ? 10 : 1))
  let point = decimal.exponent &+ (isShort ? 16 : 17)
  return sign &+ write(digits, point, output + sign)
}

/// Writes a finite `Float`, which needs fewer digits to be unique.
func writeShortest(_ value: Float, _ output: UnsafeMutablePointer<UInt8>) -> Int {
  output[0] = Byte.minus
  let sign = value.sign == .minus ? 1 : 0
  let magnitude = value.magnitude
  if magnitude < 0x1p24, magnitude == magnitude.rounded(.towardZero) {
    return sign &+ writeDigits(UInt64(magnitude), output + sign)
  }
  return sign &+ writeDecimal(shortestDecimal(magnitude), output + sign)
}

/// The seventeen digits of a decimal number, including zeros at the end, ready to be stored.
private struct Digits17 {
  /// The first digit, the next eight and the last eight; ASCII, the earlier digit in the lower
  /// byte.
  var first: UInt8
  var middle: UInt64
  var last: UInt64
  /// The number of digits without the zeros at the end.
  var count: Int

  /// `value` is from 10^16 to below 10^17.
  @inline(__always)
  init(_ value: UInt64) {
    let ascii: UInt64 = 0x3030_3030_3030_3030
    let upper = value / 100_000_000
    let top = upper / 100_000_000
    let middleDigits = eightDigits(upper &- top &* 100_000_000)
    let lastDigits = eightDigits(value &- upper &* 100_000_000)
    first = UInt8(truncatingIfNeeded: top) | 0x30
    middle = middleDigits | ascii
    last = lastDigits | ascii
    if lastDigits != 0 {
      count = 17 &- lastDigits.leadingZeroBitCount >> 3
    } else if middleDigits != 0 {
      count = 9 &- middleDigits.leadingZeroBitCount >> 3
    } else {
      count = 1
    }
  }

  /// Stores all digits in sequence.
  @inline(__always)
  func store(_ output: UnsafeMutablePointer<UInt8>) {
    output[0] = first
    storeWord(middle, output + 1)
    storeWord(last, output + 9)
  }
}

/// Writes a decimal with any number of digits above 0.
///
/// The digits are first scaled to seventeen, so that they are always at the same positions of three
/// registers.
@inline(never)
private func writeDecimal(
  _ decimal: ShortestDecimal, _ output: UnsafeMutablePointer<UInt8>
) -> Int {
  let length = decimalDigitCount(decimal.digits)
  let digits = Digits17(decimal.digits &* smallPowersOfTen[17 &- length])
  return write(digits, length &+ decimal.exponent, output)
}

/// Writes digits in plain notation, or with an exponent if that would take many zeros; `point` is
/// the number of digits before the point.
@inline(__always)
private func write(
  _ digits: Digits17, _ point: Int, _ output: UnsafeMutablePointer<UInt8>
) -> Int {
  if point >= 1, point <= 8 {
    return writeWithEarlyPoint(digits, point, output)
  }
  return writeElsewhere(digits, point, output)
}

/// Writes one to eight digits before the point; the point is in the middle word.
///
/// ```
/// point 2:   first | m0 . m1 m2 m3 m4 m5 m6 | m7 | last
///                    └ below 8·(point-1) bits: unchanged; above: one byte further
/// ```
@inline(__always)
private func writeWithEarlyPoint(
  _ digits: Digits17, _ point: Int, _ output: UnsafeMutablePointer<UInt8>
) -> Int {
  let shift = UInt64(8 &* (point &- 1))
  let below = (1 as UInt64) &<< shift &- 1
  let front = digits.middle & below
  let back = (digits.middle & ~below) &<< 8
  output[0] = digits.first
  storeWord(front | UInt64(Byte.point) &<< shift | back, output + 1)
  output[9] = UInt8(truncatingIfNeeded: digits.middle >> 56)
  storeWord(digits.last, output + 10)
  return digits.count > point ? digits.count &+ 1 : point
}

/// Writes a point before the digits or after nine or more of them, or an exponent.
@inline(never)
private func writeElsewhere(
  _ digits: Digits17, _ point: Int, _ output: UnsafeMutablePointer<UInt8>
) -> Int {
  if point > 8, point <= 21 {
    return writeWithLatePoint(digits, point, output)
  }
  if point <= 0, point > -6 {
    // 0.000123
    storeWord(0x3030_3030_3030_2E30, output)
    digits.store(output + (2 &- point))
    return 2 &- point &+ digits.count
  }
  return writeWithExponent(digits, point, output)
}

/// Writes more than eight digits before the point, filled up with zeros if necessary.
private func writeWithLatePoint(
  _ digits: Digits17, _ point: Int, _ output: UnsafeMutablePointer<UInt8>
) -> Int {
  guard digits.count > point else {
    digits.store(output)
    storeWord(0x3030_3030_3030_3030, output + 17)
    return point
  }
  // All digits one byte further, then the digits before the point at their final positions: 9 to
  // 16.
  digits.store(output + 1)
  output[0] = digits.first
  storeWord(digits.middle, output + 1)
  for index in 9..<point {
    output[index] = UInt8(truncatingIfNeeded: digits.last >> UInt64(8 * (index - 9)))
  }
  output[point] = Byte.point
  return digits.count &+ 1
}

/// Writes `1.5e-7`: one digit before the point.
private func writeWithExponent(
  _ digits: Digits17, _ point: Int, _ output: UnsafeMutablePointer<UInt8>
) -> Int {
  digits.store(output + 1)
  output[0] = digits.first
  output[1] = Byte.point
  var end = digits.count > 1 ? digits.count &+ 1 : 1
  output[end] = Byte.lowerE
  end &+= 1
  if point < 1 {
    output[end] = Byte.minus
    end &+= 1
  }
  return end &+ writeDigits(UInt64((point &- 1).magnitude), output + end)
}
