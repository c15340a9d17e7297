/// A length of time: whole seconds, a fraction and a sign.
///
/// The text is that of ISO 8601 in RFC 3339, appendix A: `P1DT2H3.5S`. A day has 24 hours; years and
/// months have no fixed length and are not supported.
struct DurationParts {
  var isNegative = false
  var seconds: Int64 = 0
  /// The fraction in units of 10^-18 seconds.
  var attoseconds: Int64 = 0
}

extension DurationParts {
  /// Creates the value of decimal digits with the point before the digit at an index, which may be
  /// outside; nil if there are too many seconds.
  ///
  /// Digits after the eighteenth decimal place are ignored.
  init?(digits: [UInt8], point: Int) {
    let zeros = digits.prefix { $0 == Byte.zero }.count
    guard zeros < digits.count else { return }
    guard point - zeros <= 19 else { return nil }
    func digit(_ index: Int) -> Int64 {
      digits.indices.contains(index) ? Int64(digits[index] &- Byte.zero) : 0
    }
    for index in min(zeros, point)..<point where !add(seconds, times: 9, digit(index)) {
      return nil
    }
    guard point > -18 else { return }
    for index in point..<point + 18 { attoseconds = attoseconds * 10 + digit(index) }
  }

  /// Adds a product and a summand; returns false if there would be too many seconds.
  private mutating func add(_ value: Int64, times factor: Int64, _ more: Int64 = 0) -> Bool {
    let product = value.multipliedReportingOverflow(by: factor)
    let sum = seconds.addingReportingOverflow(product.partialValue)
    let total = sum.partialValue.addingReportingOverflow(more)
    seconds = total.partialValue
    return !product.overflow && !sum.overflow && !total.overflow
  }

  /// Parses the text of ISO 8601; nil for any other text and for too many seconds.
  init?(iso8601 text: [UInt8]) {
    var rest = text[...]
    isNegative = rest.first == Byte.minus
    if isNegative { rest = rest.dropFirst() }
    guard rest.first == UInt8(ascii: "P") else { return nil }
    rest = rest.dropFirst()
    var units = Self.units[...]
    var isComplete = false
    while let first = rest.first {
      if first == Self.time {
        guard let time = units.firstIndex(where: { $0.letter == first }) else { return nil }
        units = units[(time + 1)...]
        rest = rest.dropFirst()
        isComplete = false
        continue
      }
      guard let (digits, point) = Self.number(&rest),
        let unit = units.firstIndex(where: { $0.letter == rest.first }),
        point == digits.count || units[unit].seconds == 1,
        !units[..<unit].contains(where: { $0.letter == Self.time }),
        let value = DurationParts(digits: digits, point: point),
        add(value.seconds, times: units[unit].seconds)
      else { return nil }
      attoseconds = value.attoseconds
      units = units[(unit + 1)...]
      rest = rest.dropFirst()
      isComplete = true
    }
    guard isComplete else { return nil }
  }

  /// The letter before hours, minutes and seconds.
  private static let time = UInt8(ascii: "T")

  private static let units: [(letter: UInt8, seconds: Int64)] = [
    (UInt8(ascii: "W"), 604_800), (UInt8(ascii: "D"), 86_400), (time, 0),
    (UInt8(ascii: "H"), 3600), (UInt8(ascii: "M"), 60), (UInt8(ascii: "S"), 1),
  ]

  /// Removes a number with or without a fraction; returns its digits and the position of the point.
  static func number(_ rest: inout ArraySlice<UInt8>) -> (digits: [UInt8], point: Int)? {
    func digits() -> ArraySlice<UInt8> {
      let digits = rest.prefix { Digits.decimal($0) != nil }
      rest = rest[digits.endIndex...]
      return digits
    }
    let whole = Array(digits())
    guard !whole.isEmpty else { return nil }
    guard rest.first == Byte.point else { return (whole, whole.count) }
    rest = rest.dropFirst()
    let fraction = digits()
    return fraction.isEmpty ? nil : (whole + fraction, whole.count)
  }
}
