public import Foundation
internal import Isomer

/// A number that ``NumberFormatTransformer`` supports: the integer types, `Double`, `Float`,
/// `Decimal`.
public protocol LocalizedNumber: Sendable {
  /// The text of the type in the format of a locale.
  static var localForm: LocalNumberForm<Self> { get }
}

/// The conversion of a number type to and from text in the format of a locale.
public struct LocalNumberForm<Number>: Sendable {
  /// The name of the type in messages.
  let name: String
  /// Returns the number in a text; nil if there is none or the type cannot represent it.
  let read: @Sendable (String, LocalNumberFormat) -> Number?
  /// Returns the text of a number; nil if it has none.
  let write: @Sendable (Number, LocalNumberFormat) -> String?
}

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
  func whole(_ text: String) -> RegexOutput? {
    let match = try? consuming(
      text, startingAt: text.startIndex, in: text.startIndex..<text.endIndex)
    guard let match, match.upperBound == text.endIndex else { return nil }
    return match.output
  }
}

extension LocalizedNumber where Self: FixedWidthInteger & Sendable {
  /// An integer; a text with a fraction is not one.
  public static var localForm: LocalNumberForm<Self> {
    LocalNumberForm(
      name: "an integer",
      read: { text, format in format.decimal(text).flatMap { Self($0.description) } },
      write: { number, format in
        let style = IntegerFormatStyle<Self>(locale: format.locale).grouping(format.grouped)
        return format.fractionDigits == nil
          ? style.format(number) : style.precision(format.precision(1)).format(number)
      })
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

extension Double: LocalizedNumber {
  /// A finite number.
  public static var localForm: LocalNumberForm<Double> {
    LocalNumberForm(
      name: "a number",
      read: { text, format in
        let value = FloatingPointFormatStyle<Double>(locale: format.locale).whole(text)
        return value.flatMap { $0.isFinite ? $0 : nil }
      },
      write: { number, format in
        guard number.isFinite else { return nil }
        return FloatingPointFormatStyle<Double>(locale: format.locale)
          .grouping(format.grouped).precision(format.precision(17)).format(number)
      })
  }
}

extension Float: LocalizedNumber {
  /// A finite number.
  public static var localForm: LocalNumberForm<Float> {
    LocalNumberForm(
      name: "a number",
      read: { text, format in
        Double.localForm.read(text, format).flatMap { Float($0).isFinite ? Float($0) : nil }
      },
      write: { number, format in
        // Converted to Double it would have more digits than necessary; its text has the fewest.
        let posix = Locale(identifier: "en_US_POSIX")
        guard number.isFinite else { return nil }
        return Decimal(string: number.description, locale: posix)
          .flatMap { Decimal.localForm.write($0, format) }
      })
  }
}

extension Decimal: LocalizedNumber {
  /// An exact number.
  public static var localForm: LocalNumberForm<Decimal> {
    LocalNumberForm(
      name: "a number",
      read: { text, format in format.decimal(text).flatMap { $0.isFinite ? $0 : nil } },
      write: { number, format in
        guard number.isFinite else { return nil }
        return Decimal.FormatStyle(locale: format.locale)
          .grouping(format.grouped).precision(format.precision(38)).format(number)
      })
  }
}
