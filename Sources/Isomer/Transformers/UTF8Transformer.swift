#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Bytes ↔ the text that they are in UTF-8.
///
/// ```swift
/// // @mapped with: .base64.then(.utf8)
/// var script: String         // "ZWNobyAx" is "echo 1"
/// ```
public struct UTF8Transformer: Transformer, Sendable {
  /// A transformer for text as bytes.
  public init() {}

  /// The text; throws if the bytes are not UTF-8.
  public func transform(_ input: Data) throws -> String {
    let text = String(decoding: input, as: UTF8.self)
    // What is not UTF-8 was replaced.
    guard text.utf8.elementsEqual(input) else {
      throw TransformerError(expected: "text in UTF-8", input: input)
    }
    return text
  }

  /// The bytes of the text.
  public func reverse(_ output: String) -> Data { Data(output.utf8) }
}

extension ForwardTransformer where Self == UTF8Transformer {
  /// `Data` ↔ the text that it is in UTF-8.
  public static var utf8: Self { Self() }
}
