public import Foundation
internal import Isomer

/// A number that `.number(locale:)` supports.
///
/// The integer types, `Double`, `Float` and `Decimal` conform. Other types must not conform: a
/// transformer for them throws.
public protocol LocalizedNumber: Sendable {}

/// The number format of a locale.
struct LocalNumberFormat: Sendable {
  let locale: Locale
  let fractionDigits: ClosedRange<Int>?
  let grouping: Bool

  /// Returns the precision: the specified fraction digits, or as many digits as the number has.
  func precision(
    _ significant: Int
  ) -> NumberFormatStyleConfiguration.Precision {
    guard let fractionDigits else { return .significantDigits(1...significant) }
    let range = fractionDigits.clamped(to: 0...340)
    return .fractionLength(range)
  }

  fileprivate var grouped: NumberFormatStyleConfiguration.Grouping {
    grouping ? .automatic : .never
  }

  /// Returns the decimal number that a whole text represents.
  ///
  /// Integers use it too, because their styles ignore a fraction.
  fileprivate func decimal(_ text: String) -> Decimal? {
    Decimal.FormatStyle(locale: locale).whole(text)
  }
}

extension CustomConsumingRegexComponent {
  /// Returns the value of a whole text; the parsers themselves ignore what follows a match.
  ///
  /// They need quadratic time for many digits. No number has a text of more bytes than the limit.
  func whole(_ text: String) -> RegexOutput? {
    guard text.utf8.count <= 4096 || !(RegexOutput.self is any Numeric.Type) else { return nil }
    let match = try? consuming(
      text, startingAt: text.startIndex, in: text.startIndex..<text.endIndex)
    guard let match, match.upperBound == text.endIndex else { return nil }
    return match.output
  }
}

extension LocalNumberFormat {
  /// Returns the number in a text; nil if there is none or the type cannot represent it.
  ///
  /// NaN, the infinities and integers with a fraction are none.
  func number<Number: LocalizedNumber>(_ text: String, as type: Number.Type) -> Number? {
    if let integer = type as? any FixedWidthInteger.Type {
      return decimal(text).flatMap { Self.integer($0, as: integer) as? Number }
    }
    if type == Decimal.self { return decimal(text).flatMap { $0.isFinite ? $0 as? Number : nil } }
    guard let value = FloatingPointFormatStyle<Double>(locale: locale).whole(text) else {
      return nil
    }
    if type == Float.self { return Float(value).isFinite ? Float(value) as? Number : nil }
    return value.isFinite ? value as? Number : nil
  }

  /// Returns the text of a number; nil for NaN and the infinities.
  func text(of number: some LocalizedNumber) -> String? {
    switch number {
    case let number as Decimal: text(of: number)
    case let number as Double where number.isFinite:
      FloatingPointFormatStyle<Double>(locale: locale)
        .grouping(grouped).precision(precision(17)).format(number)
    case let number as Float where number.isFinite:
      // Converted to Double it would have more digits than necessary; its text has the fewest.
      Decimal(string: number.description, locale: Locale(identifier: "en_US_POSIX"))
        .flatMap(text(of:))
    case let number as any FixedWidthInteger: text(ofInteger: number)
    default: nil
    }
  }

  private static func integer<Number: FixedWidthInteger>(
    _ number: Decimal, as type: Number.Type
  ) -> Number? {
    Number(number.description)
  }

  private func text<Number: FixedWidthInteger>(ofInteger number: Number) -> String {
    let style = IntegerFormatStyle<Number>(locale: locale).grouping(grouped)
    return fractionDigits == nil
      ? style.format(number) : style.precision(precision(1)).format(number)
  }

  private func text(of number: Decimal) -> String? {
    guard number.isFinite else { return nil }
    return Decimal.FormatStyle(locale: locale)
      .grouping(grouped).precision(precision(38)).format(number)
  }
}

extension Int: LocalizedNumber {}
extension Int8: LocalizedNumber {}
extension Int16: LocalizedNumber {}
extension Int32: LocalizedNumber {}
extension Int64: LocalizedNumber {}
extension UInt: LocalizedNumber {}
extension UInt8: LocalizedNumber {}
extension UInt16: LocalizedNumber {}
extension UInt32: LocalizedNumber {}
extension UInt64: LocalizedNumber {}

extension Double: LocalizedNumber {}
extension Float: LocalizedNumber {}
extension Decimal: LocalizedNumber {}
