#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A string with a number ↔ a `Decimal`, exactly.
///
/// ```swift
/// // @mapped with: .string
/// var price: Decimal         // "19.90" is 19.9
/// ```
///
/// The text is a number as JSON writes it, of at most 38 digits that count.
public struct DecimalTextTransformer: Transformer, Sendable {
  /// A transformer for decimal numbers as text.
  public init() {}

  /// The number that a text is; throws if it is none, or one that `Decimal` cannot hold exactly.
  public func transform(_ input: String) throws -> Decimal {
    guard NumberText(input.utf8) != nil else { throw failure(input, nil) }
    do {
      return try Decimal(json: input)
    } catch {
      throw failure(input, "it has more than 38 digits, or too large an exponent")
    }
  }

  /// The number with all its digits; throws for NaN.
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
  /// Whether there is nothing behind the point.
  var isWhole: Bool { exponent >= 0 || !description.contains(".") }
}
