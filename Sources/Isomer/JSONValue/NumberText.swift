/// The parts of a number's text in a document, validated against JSON's grammar.
///
/// ```
/// -12.50e+3   isNegative, digits 1250, scale -2 + 3 = 1
/// ```
///
/// Two texts with the same sign, the same significant digits and the same scale represent the same
/// decimal number, in any notation.
package struct NumberText: Hashable {
  /// True if the number starts with a minus sign.
  package private(set) var isNegative = false
  /// The digits without leading and trailing zeros; empty for zero.
  package private(set) var significand: [UInt8] = []
  /// The power of ten of the last digit in ``significand``; 0 for zero.
  package private(set) var scale = 0
  /// True if the number has neither a fraction nor an exponent.
  package private(set) var isPlainInteger = true

  /// Returns whether two texts represent the same decimal number.
  package static func == (first: NumberText, second: NumberText) -> Bool {
    first.isNegative == second.isNegative && first.scale == second.scale
      && first.significand == second.significand
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(isNegative)
    hasher.combine(scale)
    hasher.combine(significand)
  }

  /// Parses a number; nil if the bytes are not exactly one JSON number.
  package init?(_ bytes: some Collection<UInt8>) {
    var rest = bytes[...]
    if rest.first == UInt8(ascii: "-") {
      isNegative = true
      rest = rest.dropFirst()
    }
    let integer = Self.digits(&rest)
    guard !integer.isEmpty, integer.count == 1 || integer.first != UInt8(ascii: "0") else {
      return nil
    }
    significand.append(contentsOf: integer)
    guard takeFraction(&rest), takeExponent(&rest), rest.isEmpty else { return nil }
    normalize()
  }

  private static func digits<Bytes: Collection<UInt8>>(
    _ rest: inout Bytes
  ) -> Bytes where Bytes.SubSequence == Bytes {
    let digits = rest.prefix { Digits.decimal($0) != nil }
    rest = rest[digits.endIndex...]
    return digits
  }

  private mutating func takeFraction<Bytes: Collection<UInt8>>(
    _ rest: inout Bytes
  ) -> Bool where Bytes.SubSequence == Bytes {
    guard rest.first == UInt8(ascii: ".") else { return true }
    isPlainInteger = false
    rest = rest.dropFirst()
    let fraction = Self.digits(&rest)
    significand.append(contentsOf: fraction)
    scale -= fraction.count
    return !fraction.isEmpty
  }

  private mutating func takeExponent<Bytes: Collection<UInt8>>(
    _ rest: inout Bytes
  ) -> Bool where Bytes.SubSequence == Bytes {
    guard rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") else { return true }
    isPlainInteger = false
    rest = rest.dropFirst()
    let sign = rest.first
    if sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let digits = Self.digits(&rest)
    // Larger exponents are outside the range of every number type.
    let size = digits.reduce(0) { min($0 * 10 + (Digits.decimal($1) ?? 0), 1_000_000_000) }
    scale += sign == UInt8(ascii: "-") ? -size : size
    return !digits.isEmpty
  }

  /// Removes insignificant zeros at both ends.
  private mutating func normalize() {
    let zero = UInt8(ascii: "0")
    let trailing = significand.reversed().prefix { $0 == zero }.count
    significand.removeLast(trailing)
    scale += trailing
    significand.removeFirst(significand.prefix { $0 == zero }.count)
    if significand.isEmpty { scale = 0 }
  }

  /// True if the number is `-0`, which integers cannot represent.
  package var isNegativeZero: Bool { isNegative && isZero }

  /// True if the number is `0` or `-0`.
  package var isZero: Bool { significand.isEmpty }

  /// True if the number has no fraction, as in `1.0` and `1e2`.
  var isInteger: Bool { scale >= 0 }

  /// Returns the number as an integer; nil if it has a fraction or does not fit.
  ///
  /// `1.0` and `1e2` are integers, `1.5` is not.
  package func integer<Integer: FixedWidthInteger>(_: Integer.Type = Integer.self) -> Integer? {
    guard scale >= 0, significand.count + scale <= 40 else { return nil }
    var result: Integer = 0
    for position in 0..<significand.count + scale {
      let byte = position < significand.count ? significand[position] : UInt8(ascii: "0")
      let digit = Integer(truncatingIfNeeded: byte &- UInt8(ascii: "0"))
      let (tens, tooLarge) = result.multipliedReportingOverflow(by: 10)
      let (sum, overflow) =
        isNegative
        ? tens.subtractingReportingOverflow(digit) : tens.addingReportingOverflow(digit)
      if tooLarge || overflow { return nil }
      result = sum
    }
    return result
  }
}

extension NumberText: CustomStringConvertible {
  /// The number as digits and a power of ten, such as `-125e1`.
  package var description: String {
    let digits = significand.isEmpty ? "0" : String(decoding: significand, as: UTF8.self)
    return "\(isNegative ? "-" : "")\(digits)e\(scale)"
  }

  /// The `Double` whose shortest text is this number; nil if there is none.
  package var exactDouble: Double? {
    guard let value = Double(description), value.isFinite else { return nil }
    return NumberText(value.description.utf8) == self ? value : nil
  }
}
