public import Foundation
public import Isomer

extension ForwardTransformer {
  /// A string with a number in a locale's format ↔ a number.
  ///
  /// ```swift
  /// // @mapped with: .number(locale: Locale(identifier: "en_US"))
  /// var mileage: Double        // "12,345.678"
  /// // @mapped with: .number(
  /// //   locale: Locale(identifier: "de_DE"), fractionDigits: 2...2)
  /// var price: Double          // "12.345,68"
  /// ```
  ///
  /// The whole text must be the number. Digits may be grouped, but only correctly; NaN and the
  /// infinities are not supported. For percentages and currencies, use ``FormatStyleTransformer``.
  ///
  /// `fractionDigits` is the number of fraction digits for writing; without it, there are as many
  /// as the number has. With `grouping: false`, no separators are written.
  public static func number<Output: LocalizedNumber>(
    locale: Locale, fractionDigits: ClosedRange<Int>? = nil, grouping: Bool = true
  ) -> Self where Self == StandardTransformer<String, Output> {
    let format = LocalNumberFormat(
      locale: locale, fractionDigits: fractionDigits, grouping: grouping)
    return Self(
      read: { text in
        guard let value = format.number(text, as: Output.self) else {
          let kind = Output.self is any FixedWidthInteger.Type ? "an integer" : "a number"
          throw TransformerError(
            expected: "\(kind) as \(locale.identifier) writes it", input: text)
        }
        return value
      },
      write: { number in
        guard let text = format.text(of: number) else {
          throw TransformerError(expected: "a number that has a text", input: number)
        }
        return text
      })
  }
}
