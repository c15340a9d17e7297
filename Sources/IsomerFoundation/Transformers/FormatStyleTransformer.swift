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
/// supports that check, as those for numbers and dates do. A style without a locale uses the
/// device's, so specify one.
public struct FormatStyleTransformer<Style: ParseableFormatStyle>: Transformer
where Style.FormatOutput == String {
  private let style: Style

  /// Creates a transformer from a style.
  public init(_ style: Style) { self.style = style }

  /// Returns the value in a text; throws if the style cannot parse it.
  public func transform(_ input: String) throws -> Style.FormatInput {
    do {
      guard let consuming = style as? any CustomConsumingRegexComponent else {
        return try style.parseStrategy.parse(input)
      }
      if let value = consuming.whole(input) as? Style.FormatInput { return value }
    } catch {
      throw failure(input, FailureDetails.words(of: error), error)
    }
    throw failure(input, nil, nil)
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
