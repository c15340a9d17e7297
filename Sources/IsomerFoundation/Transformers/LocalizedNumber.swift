public import Foundation
internal import Isomer

/// A number that ``NumberFormatTransformer`` reads and writes: the integers, `Double`, `Float`,
/// `Decimal`.
public protocol LocalizedNumber: Sendable {
  /// The number of a text; nil if it is none, or if the type cannot hold it.
  init?(_ text: String, in format: LocalNumberFormat)
  /// The text of the number; nil if it has none.
  func text(in format: LocalNumberFormat) -> String?
  /// What to call it in messages.
  static var localName: String { get }
}

/// How a locale writes numbers.
public struct LocalNumberFormat: Sendable {
  let locale: Locale
  let fractionDigits: ClosedRange<Int>?
  let grouping: Bool

  /// As many digits as the number has, or those that were asked for.
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

  /// The decimal number that all of a text is.
  ///
  /// Integers are read by it too: the styles for them drop a fraction.
  fileprivate func decimal(_ text: String) -> Decimal? {
    Decimal.FormatStyle(locale: locale).whole(text)
  }
}

extension CustomConsumingRegexComponent {
  /// The value of a text of which nothing is left; the parsers themselves ignore what follows.
  func whole(_ text: String) -> RegexOutput? {
    let match = try? consuming(
      text, startingAt: text.startIndex, in: text.startIndex..<text.endIndex)
    guard let match, match.upperBound == text.endIndex else { return nil }
    return match.output
  }
}

extension LocalizedNumber where Self: FixedWidthInteger & Sendable {
  /// The integer of a text; nil for one with a fraction and for one out of range.
  public init?(_ text: String, in format: LocalNumberFormat) {
    guard let value = format.decimal(text), let integer = Self(value.description) else {
      return nil
    }
    self = integer
  }

  /// The integer as the locale writes it.
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
  /// The number of a text; nil for what is too large, and for the words for NaN and infinity.
  public init?(_ text: String, in format: LocalNumberFormat) {
    guard let value = FloatingPointFormatStyle<Double>(locale: format.locale).whole(text),
      value.isFinite
    else { return nil }
    self = value
  }

  /// The number as the locale writes it; nil if it is not finite.
  public func text(in format: LocalNumberFormat) -> String? {
    guard isFinite else { return nil }
    return FloatingPointFormatStyle<Double>(locale: format.locale)
      .grouping(format.grouped).precision(format.precision(17)).format(self)
  }

  /// A number.
  public static var localName: String { "a number" }
}

extension Float: LocalizedNumber {
  /// The number of a text; nil for what is too large, and for the words for NaN and infinity.
  public init?(_ text: String, in format: LocalNumberFormat) {
    guard let value = Double(text, in: format), Float(value).isFinite else { return nil }
    self = Float(value)
  }

  /// The number as the locale writes it; nil if it is not finite.
  public func text(in format: LocalNumberFormat) -> String? {
    // As a Double it would have more digits than it needs, as text it has the fewest.
    let posix = Locale(identifier: "en_US_POSIX")
    return isFinite ? Decimal(string: description, locale: posix)?.text(in: format) : nil
  }

  /// A number.
  public static var localName: String { "a number" }
}

extension Decimal: LocalizedNumber {
  /// The number of a text, exactly.
  public init?(_ text: String, in format: LocalNumberFormat) {
    guard let value = format.decimal(text), value.isFinite else { return nil }
    self = value
  }

  /// The number as the locale writes it; nil for NaN.
  public func text(in format: LocalNumberFormat) -> String? {
    guard isFinite else { return nil }
    return Decimal.FormatStyle(locale: format.locale)
      .grouping(format.grouped).precision(format.precision(38)).format(self)
  }

  /// A number.
  public static var localName: String { "a number" }
}
