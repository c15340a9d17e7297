public import Foundation
public import Isomer

/// A string in one of Foundation's format styles ↔ the value that the style formats.
///
/// ```swift
/// // @mapped with: .format(FloatingPointFormatStyle<Double>.Percent(
/// //   locale: Locale(identifier: "en_US")))
/// var share: Double          // "12.5%" is 0.125
/// ```
///
/// Styles are values and can be shared between threads. The whole text must match if the style
/// supports that check, as those for numbers and dates do. A date must be as the style writes it,
/// except for the kind of spaces; a number can also have another form that the style reads, such as
/// `$1234.5`. A style without a locale uses the device's, so specify one.
public struct FormatStyleTransformer<Style: ParseableFormatStyle>: Transformer
where Style.FormatOutput == String {
  private let style: Style

  /// Creates a transformer from a style.
  public init(_ style: Style) { self.style = style }

  /// Returns the value in a text; throws if the style cannot parse it.
  public func transform(_ input: String) throws -> Style.FormatInput {
    let value: Style.FormatInput?
    do {
      if let consuming = style as? any CustomConsumingRegexComponent {
        value = consuming.whole(input) as? Style.FormatInput
      } else {
        value = try style.parseStrategy.parse(input)
      }
    } catch {
      throw failure(input, FailureDetails.words(of: error), error)
    }
    guard let value, !(value is Date) || isText(input, of: value) else {
      throw failure(input, nil, nil)
    }
    return value
  }

  /// Returns whether a text is what the style writes, except for the kind of spaces, which depends
  /// on the version of Foundation.
  ///
  /// Styles also read `2015-9-31` as October 1, and ignore a fraction.
  private func isText(_ text: String, of value: Style.FormatInput) -> Bool {
    style.format(value).elementsEqual(text) { $0 == $1 || $0.isWhitespace && $1.isWhitespace }
  }

  /// Returns the value formatted in the style.
  public func reverse(_ output: Style.FormatInput) -> String { style.format(output) }

  private func failure(
    _ input: String, _ reason: String?, _ underlying: (any Error)?
  ) -> TransformerError {
    TransformerError(
      expected: "\(Style.FormatInput.self) in the style of the property", input: input,
      reason: reason, underlying: underlying)
  }
}

extension FormatStyleTransformer: Sendable where Style: Sendable {}

extension ForwardTransformer {
  /// A string in one of Foundation's format styles ↔ the value that the style formats.
  ///
  /// ```swift
  /// .format(Decimal.FormatStyle.Currency(
  ///   code: "USD", locale: Locale(identifier: "en_US")))
  /// // "$1,234.50"
  /// ```
  public static func format<Style: ParseableFormatStyle>(_ style: Style) -> Self
  where Self == FormatStyleTransformer<Style> { Self(style) }
}
