public import Foundation
public import Isomer

/// A string with a number as a locale writes it ↔ a number.
///
/// ```swift
/// // @mapped with: .number(locale: Locale(identifier: "en_US"))
/// var mileage: Double        // "12,345.678"
/// ```
///
/// All of the text has to be the number. Digits may be grouped or not, but not wrongly; NaN and the
/// infinities have no text. Percentages and amounts of money are for ``FormatStyleTransformer``.
public struct NumberFormatTransformer<Output: LocalizedNumber>: Transformer, Sendable {
  private let format: LocalNumberFormat

  /// A transformer for numbers in the style of a locale.
  ///
  /// `fractionDigits` are the digits behind the point while writing; without them there are as many
  /// as the number has. With `grouping: false` no separators are written.
  public init(locale: Locale, fractionDigits: ClosedRange<Int>? = nil, grouping: Bool = true) {
    format = LocalNumberFormat(locale: locale, fractionDigits: fractionDigits, grouping: grouping)
  }

  /// The number that a text is; throws if it is none, or one that the type cannot hold.
  public func transform(_ input: String) throws -> Output {
    guard let value = Output(input, in: format) else {
      throw TransformerError(expected: "\(Output.localName) as \(name) writes it", input: input)
    }
    return value
  }

  /// The number's text; throws for NaN and the infinities.
  public func reverse(_ output: Output) throws -> String {
    guard let text = output.text(in: format) else {
      throw TransformerError(expected: "a number that has a text", input: output)
    }
    return text
  }

  private var name: String { format.locale.identifier }
}

extension ForwardTransformer {
  /// A string with a number as a locale writes it ↔ a number.
  ///
  /// ```swift
  /// .number(locale: Locale(identifier: "de_DE"))                              // "12.345,678"
  /// .number(locale: Locale(identifier: "en_US"), fractionDigits: 2...2)       // "12,345.68"
  /// ```
  public static func number<Output: LocalizedNumber>(
    locale: Locale, fractionDigits: ClosedRange<Int>? = nil, grouping: Bool = true
  ) -> Self where Self == NumberFormatTransformer<Output> {
    Self(locale: locale, fractionDigits: fractionDigits, grouping: grouping)
  }
}
