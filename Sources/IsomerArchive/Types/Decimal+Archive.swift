public import Foundation
@_spi(Generated) public import Isomer

extension Decimal: Archivable {
  /// Reads a decimal fraction exactly.
  ///
  /// Throws `numberOutOfRange` for one that `Decimal` cannot represent.
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Decimal {
    guard reader.peek() != CBOR.half else {
      guard try reader.readDouble().isNaN else { throw reader.mismatch("a decimal fraction") }
      return .nan
    }
    guard reader.peekTag() == CBOR.Tag.decimal else { throw reader.mismatch("a decimal fraction") }
    let start = reader.position
    _ = try reader.takeHead()
    guard try reader.takeCount(CBOR.array, or: .expectedArray) == 2 else {
      throw reader.invalid("an exponent and a mantissa", at: start)
    }
    let exponent = try reader.readInteger(Int.self)
    let mantissa = try reader.readMantissa()
    guard let value = Decimal(mantissa, exponent) else {
      throw ReadingFailure(.numberOutOfRange, at: start.offset)
    }
    return value
  }

  /// Writes an exponent of ten and a mantissa without trailing zeros; NaN is written as a number.
  public func archive(to writer: inout ArchiveWriter) {
    guard isFinite, let text = NumberText(description.utf8) else { return writer.write(Double.nan) }
    guard let mantissa = Mantissa(isNegative: text.isNegative, text.significand) else {
      return writer.fail("a decimal number with more digits than there are")
    }
    writer.writeHead(CBOR.tag, CBOR.Tag.decimal)
    writer.writeHead(CBOR.array, 2)
    writer.write(Int64(text.scale))
    writer.write(mantissa)
  }

  fileprivate init?(_ mantissa: Mantissa, _ exponent: Int) {
    guard exponent.magnitude < 1000 else { return nil }
    if mantissa.high == 0, mantissa.low < 1 << 63, (-128...127).contains(exponent) {
      self.init(
        sign: mantissa.isNegative ? .minus : .plus, exponent: exponent,
        significand: Decimal(mantissa.low))
      guard isFinite else { return nil }
      return
    }
    // The exponent of a `Decimal` is at most 127; a larger one becomes zeros of its digits.
    var (mantissa, exponent) = (mantissa, exponent)
    while exponent > 127 {
      guard mantissa.append(0) else { return nil }
      exponent -= 1
    }
    let locale = Locale(identifier: "en_US_POSIX")
    let text = "\(mantissa.text)e\(exponent)"
    guard let value = Decimal(string: text, locale: locale), value.isFinite,
      // Digits that do not fit would be lost by rounding.
      let written = NumberText(value.description.utf8), let wanted = NumberText(text.utf8),
      written.significand == wanted.significand, written.scale == wanted.scale
    else { return nil }
    self = value
  }
}

/// The digits of a decimal number as a 128-bit integer.
struct Mantissa {
  var isNegative = false
  var high: UInt64 = 0
  var low: UInt64 = 0

  init(isNegative: Bool) { self.isNegative = isNegative }

  /// Creates an integer from digits; returns nil if it would overflow.
  init?(isNegative: Bool, _ digits: some Sequence<UInt8>) {
    self.isNegative = isNegative
    for digit in digits { guard append(digit & 15) else { return nil } }
  }

  /// Appends a digit; returns false if the integer would overflow.
  mutating func append(_ digit: UInt8) -> Bool {
    let lower = low.multipliedFullWidth(by: 10)
    let upper = high.multipliedReportingOverflow(by: 10)
    let sum = lower.low.addingReportingOverflow(UInt64(digit))
    let carried = upper.partialValue.addingReportingOverflow(lower.high + (sum.overflow ? 1 : 0))
    guard !upper.overflow, !carried.overflow else { return false }
    low = sum.partialValue
    high = carried.partialValue
    return true
  }

  /// The integer in decimal, with its sign.
  var text: String { (isNegative ? "-" : "") + digits }

  private var digits: String {
    guard high > 0 else { return String(low) }
    // In groups of nineteen digits; the first quotient may have 65 bits.
    let unit: UInt64 = 10_000_000_000_000_000_000
    let (carry, rest) = high.quotientAndRemainder(dividingBy: unit)
    let (quotient, last) = unit.dividingFullWidth((rest, low))
    let (first, middle) = unit.dividingFullWidth((carry, quotient))
    let parts = [first, middle, last].drop { $0 == 0 }
    return parts.enumerated().map { index, part in
      let text = String(part)
      return index == 0 ? text : String(repeating: "0", count: 19 - text.count) + text
    }.joined()
  }
}

extension ArchiveWriter {
  /// Writes an integer; one above 64 bits is a bignum.
  mutating func write(_ mantissa: Mantissa) {
    // Negative integers are stored as -1 minus the value.
    let isNegative = mantissa.isNegative && (mantissa.high > 0 || mantissa.low > 0)
    let low = isNegative ? mantissa.low &- 1 : mantissa.low
    let high = mantissa.high - (isNegative && mantissa.low == 0 ? 1 : 0)
    guard high > 0 else { return writeHead(isNegative ? CBOR.negative : CBOR.unsigned, low) }
    writeHead(CBOR.tag, isNegative ? CBOR.Tag.negativeBignum : CBOR.Tag.positiveBignum)
    var bytes: [UInt8] = []
    for word in [high, low] { withUnsafeBytes(of: word.bigEndian) { bytes += $0 } }
    bytes.removeFirst(high.leadingZeroBitCount / 8)
    bytes.withUnsafeBytes { write(bytes: $0) }
  }
}

extension ArchiveReader {
  /// Reads an integer of up to 128 bits.
  mutating func readMantissa() throws(ReadingFailure) -> Mantissa {
    let start = cursor
    guard let tag = peekTag() else {
      let (value, isNegative) = try takeInteger()
      return Mantissa(isNegative: isNegative).adding(value, isNegative ? 1 : 0)
    }
    guard tag == CBOR.Tag.positiveBignum || tag == CBOR.Tag.negativeBignum else {
      throw mismatch(.expectedInteger)
    }
    _ = try takeHead()
    let bytes = try takeBytes(or: .expectedInteger)
    guard bytes.count <= 16 else { throw ReadingFailure(.numberOutOfRange, at: start) }
    var mantissa = Mantissa(isNegative: tag == CBOR.Tag.negativeBignum)
    for byte in bytes {
      mantissa.high = mantissa.high << 8 | mantissa.low >> 56
      mantissa.low = mantissa.low << 8 | UInt64(byte)
    }
    let whole = mantissa.isNegative ? mantissa.adding(0, 1) : mantissa
    guard whole.high >= mantissa.high else { throw ReadingFailure(.numberOutOfRange, at: start) }
    return whole
  }
}

extension Mantissa {
  /// Returns the integer plus two others, truncated to 128 bits.
  fileprivate func adding(_ first: UInt64, _ second: UInt64) -> Mantissa {
    var sum = self
    for summand in [first, second] {
      let result = sum.low.addingReportingOverflow(summand)
      sum.low = result.partialValue
      if result.overflow { sum.high &+= 1 }
    }
    return sum
  }
}
