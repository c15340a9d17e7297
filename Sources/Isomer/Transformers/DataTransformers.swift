#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A string in base64 ↔ bytes.
///
/// ```swift
/// // @mapped with: .base64
/// var key: Data              // "AQID"
/// ```
///
/// The text is read as strictly as a `Data` without a transformer: with padding, without
/// whitespace, stray bits or padding in the middle, which Foundation would accept.
public struct Base64Transformer: Transformer, Sendable {
  /// Creates a transformer for bytes in base64.
  public init() {}

  /// Returns the decoded bytes of a text; throws if it is not base64.
  public func transform(_ input: String) throws -> Data {
    var text = input
    let data = text.withUTF8 { bytes in
      bytes.baseAddress.flatMap { Data(base64: $0, bytes.count) }
    }
    guard let data = input.isEmpty ? Data() : data else {
      throw TransformerError(expected: "bytes in base64", input: input)
    }
    return data
  }

  /// Returns the bytes in base64.
  public func reverse(_ output: Data) -> String { output.base64EncodedString() }
}

/// A string of hexadecimal digits ↔ bytes.
///
/// ```swift
/// // @mapped with: .hex
/// var digest: Data           // "00ff1a"
/// ```
///
/// Upper- and lower-case digits are read; lower-case digits are written.
public struct HexTransformer: Transformer, Sendable {
  /// Creates a transformer for bytes as hexadecimal digits.
  public init() {}

  /// Returns the bytes of a text; throws if it is not pairs of hexadecimal digits.
  public func transform(_ input: String) throws -> Data {
    var data = Data(capacity: input.utf8.count / 2)
    var high: UInt8?
    for byte in input.utf8 {
      guard let digit = Digits.hexadecimal(byte) else { throw failure(input) }
      if let first = high {
        data.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    guard high == nil else { throw failure(input) }
    return data
  }

  /// Returns the bytes as hexadecimal digits.
  public func reverse(_ output: Data) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(2 * output.count)
    for byte in output {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func failure(_ input: String) -> TransformerError {
    TransformerError(expected: "pairs of hexadecimal digits", input: input)
  }
}

extension ForwardTransformer where Self == Base64Transformer {
  /// A string in base64 ↔ `Data`.
  public static var base64: Self { Self() }
}

extension ForwardTransformer where Self == HexTransformer {
  /// A string of hexadecimal digits ↔ `Data`.
  public static var hex: Self { Self() }
}
