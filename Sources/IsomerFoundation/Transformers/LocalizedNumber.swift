public import Foundation
internal import Isomer

/// A number that ``NumberFormatTransformer`` supports: the integer types, `Double`, `Float`,
/// `Decimal`.
public protocol LocalizedNumber: Sendable {
  /// Parses a text; nil if it is not a number or the type cannot represent it.
  init?(_ text: String, in format: LocalNumberFormat)
  /// Returns the text of the number; nil if it has none.
  func text(in format: LocalNumberFormat) -> String?
  /// The name of the type in messages.
  static var localName: String { get }
}

/// The number format of a locale.
public struct LocalNumberFormat: Sendable {
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
  func whole(_ text: String) -> RegexOutput? {
    let match = try? consuming(
      text, startingAt: text.startIndex, in: text.startIndex..<text.endIndex)
    guard let match, match.upperBound == text.endIndex else { return nil }
    return match.output
  }
}

extension LocalizedNumber where Self: FixedWidthInteger & Sendable {
  /// Parses an integer; nil if it has a fraction or is out of range.
  public init?(_ text: String, in format: LocalNumberFormat) {
    guard let value = format.decimal(text), let integer = Self(value.description) else {
      return nil
    }
    self = integer
  }

  /// Returns the integer in the locale's format.
  public func text(in format: LocalNumberFormat) -> String? {
    let style = IntegerFormatStyle<Self>(locale: format.locale).grouping(format.grouped)
    return format.fractionDigits == nil
      ? style.format(self) : style.precision(format.precision(1)).format(self)
  }

  /// An integer.
  public static var localName: String { "an integer" }
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

extension Double: LocalizedNumber {
  /// Parses a number; nil if it is too large, and for NaN and infinity.
  public init?(_ text: String, in format: LocalNumberFormat) {
    guard let value = FloatingPointFormatStyle<Double>(locale: format.locale).whole(text),
      value.isFinite
    else { return nil }
    self = value
  }

  /// Returns the number in the locale's format; nil if it is not finite.
  public func text(in format: LocalNumberFormat) -> String? {
    guard isFinite else { return nil }
    return FloatingPointFormatStyle<Double>(locale: format.locale)
      .grouping(format.grouped).precision(format.precision(17)).format(self)
  }

  /// A number.
  public static var localName: String { "a number" }
}

extension Float: LocalizedNumber {
  /// Parses a number; nil if it is too large, and for NaN and infinity.
  public init?(_ text: String, in format: LocalNumberFormat) {
    guard let value = Double(text, in: format), Float(value).isFinite else { return nil }
    self = Float(value)
  }

  /// Returns the number in the locale's format; nil if it is not finite.
  public func text(in format: LocalNumberFormat) -> String? {
    // Converted to Double it would have more digits than necessary; its text has the fewest.
    let posix = Locale(identifier: "en_US_POSIX")
    return isFinite ? Decimal(string: description, locale: posix)?.text(in: format) : nil
  }

  /// A number.
  public static var localName: String { "a number" }
}

extension Decimal: LocalizedNumber {
  /// Parses a number exactly.
  public init?(_ text: String, in format: LocalNumberFormat) {
    guard let value = format.decimal(text), value.isFinite else { return nil }
    self = value
  }

  /// Returns the number in the locale's format; nil for NaN.
  public func text(in format: LocalNumberFormat) -> String? {
    guard isFinite else { return nil }
    return Decimal.FormatStyle(locale: format.locale)
      .grouping(format.grouped).precision(format.precision(38)).format(self)
  }

  /// A number.
  public static var localName: String { "a number" }
}
