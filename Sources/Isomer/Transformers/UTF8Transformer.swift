#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// UTF-8 bytes ↔ text.
///
/// ```swift
/// // @mapped with: .base64.then(.utf8)
/// var script: String         // "ZWNobyAx" is "echo 1"
/// ```
public struct UTF8Transformer: Transformer, Sendable {
  /// Creates a transformer for text as bytes.
  public init() {}

  /// Returns the text; throws if the bytes are not UTF-8.
  public func transform(_ input: Data) throws -> String {
    let text = String(decoding: input, as: UTF8.self)
    // Invalid UTF-8 was replaced.
    guard text.utf8.elementsEqual(input) else {
      throw TransformerError(expected: "text in UTF-8", input: input)
    }
    return text
  }

  /// Returns the bytes of the text.
  public func reverse(_ output: String) -> Data { Data(output.utf8) }
}

extension ForwardTransformer where Self == UTF8Transformer {
  /// `Data` that contains UTF-8 ↔ text.
  public static var utf8: Self { Self() }
}
