#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A string that contains a number ↔ a `Decimal`, exactly.
///
/// ```swift
/// // @mapped with: .string
/// var price: Decimal         // "19.90" is 19.9
/// ```
///
/// The text is a JSON number with at most 38 significant digits.
public struct DecimalTextTransformer: Transformer, Sendable {
  /// Creates a transformer for decimal numbers as text.
  public init() {}

  /// Returns the number in a text; throws if there is none or `Decimal` cannot represent it
  /// exactly.
  public func transform(_ input: String) throws -> Decimal {
    guard NumberText(input.utf8) != nil else { throw failure(input, nil) }
    do {
      return try Decimal(json: input)
    } catch {
      throw failure(input, "it has more than 38 digits, or too large an exponent")
    }
  }

  /// Returns the number with all its digits; throws for NaN.
  public func reverse(_ output: Decimal) throws -> String {
    guard output.isFinite else { throw failure(output, nil) }
    return output.description
  }

  private func failure(_ input: some Any, _ reason: String?) -> TransformerError {
    TransformerError(expected: "a string that holds a number", input: input, reason: reason)
  }
}

extension ForwardTransformer where Self == DecimalTextTransformer {
  /// A `Decimal` as text.
  public static var string: Self { Self() }
}

extension Decimal {
  /// True if the number has no fraction.
  var isWhole: Bool { exponent >= 0 || !description.contains(".") }
}
