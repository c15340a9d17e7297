public import Foundation
public import Isomer

/// A string with a number in a locale's format ↔ a number.
///
/// ```swift
/// // @mapped with: .number(locale: Locale(identifier: "en_US"))
/// var mileage: Double        // "12,345.678"
/// ```
///
/// The whole text must be the number. Digits may be grouped, but only correctly; NaN and the
/// infinities are not supported. For percentages and currencies, use ``FormatStyleTransformer``.
public struct NumberFormatTransformer<Output: LocalizedNumber>: Transformer, Sendable {
  private let format: LocalNumberFormat

  /// Creates a transformer for numbers in the format of a locale.
  ///
  /// `fractionDigits` is the number of fraction digits for writing; without it, there are as many
  /// as the number has. With `grouping: false`, no separators are written.
  public init(locale: Locale, fractionDigits: ClosedRange<Int>? = nil, grouping: Bool = true) {
    format = LocalNumberFormat(locale: locale, fractionDigits: fractionDigits, grouping: grouping)
  }

  /// Returns the number in a text; throws if there is none or the type cannot represent it.
  public func transform(_ input: String) throws -> Output {
    guard let value = format.number(input, as: Output.self) else {
      let kind = Output.self is any FixedWidthInteger.Type ? "an integer" : "a number"
      throw TransformerError(
        expected: "\(kind) as \(format.locale.identifier) writes it", input: input)
    }
    return value
  }

  /// Returns the number's text; throws for NaN and the infinities.
  public func reverse(_ output: Output) throws -> String {
    guard let text = format.text(of: output) else {
      throw TransformerError(expected: "a number that has a text", input: output)
    }
    return text
  }
}

extension ForwardTransformer {
  /// A string with a number in a locale's format ↔ a number.
  ///
  /// ```swift
  /// .number(locale: Locale(identifier: "de_DE"))
  /// // "12.345,678"
  /// .number(locale: Locale(identifier: "en_US"), fractionDigits: 2...2)
  /// // "12,345.68"
  /// ```
  public static func number<Output: LocalizedNumber>(
    locale: Locale, fractionDigits: ClosedRange<Int>? = nil, grouping: Bool = true
  ) -> Self where Self == NumberFormatTransformer<Output> {
    Self(locale: locale, fractionDigits: fractionDigits, grouping: grouping)
  }
}
