#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension ForwardTransformer where Self == StandardTransformer<String, Data> {
  /// A string in base64 ↔ `Data`.
  ///
  /// ```swift
  /// // @mapped with: .base64
  /// var key: Data              // "AQID"
  /// ```
  ///
  /// The text is read as strictly as a `Data` without a transformer: with padding, without
  /// whitespace, stray bits or padding in the middle, which Foundation would accept.
  public static var base64: Self { Self(read: Base64Text.data, write: Base64Text.text) }

  /// A string of hexadecimal digits ↔ `Data`.
  ///
  /// ```swift
  /// // @mapped with: .hex
  /// var digest: Data           // "00ff1a"
  /// ```
  ///
  /// Upper- and lower-case digits are read; lower-case digits are written.
  public static var hex: Self { Self(read: HexText.data, write: HexText.text) }
}

extension ForwardTransformer where Self == StandardTransformer<Data, String> {
  /// `Data` that contains UTF-8 ↔ text.
  ///
  /// ```swift
  /// // @mapped with: .base64.then(.utf8)
  /// var script: String         // "ZWNobyAx" is "echo 1"
  /// ```
  public static var utf8: Self {
    Self(
      read: { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        // Invalid UTF-8 was replaced.
        guard text.utf8.elementsEqual(bytes) else {
          throw TransformerError(expected: "text in UTF-8", input: bytes)
        }
        return text
      },
      write: { Data($0.utf8) })
  }
}

private enum Base64Text {
  @Sendable static func data(_ input: String) throws -> Data {
    var text = input
    let data = text.withUTF8 { bytes in
      bytes.baseAddress.flatMap { Data(base64: $0, bytes.count) }
    }
    guard let data = input.isEmpty ? Data() : data else {
      throw TransformerError(expected: "bytes in base64", input: input)
    }
    return data
  }

  @Sendable static func text(_ data: Data) -> String { data.base64EncodedString() }
}

private enum HexText {
  @Sendable static func data(_ input: String) throws -> Data {
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

  @Sendable static func text(_ data: Data) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(2 * data.count)
    for byte in data {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func failure(_ input: String) -> TransformerError {
    TransformerError(expected: "pairs of hexadecimal digits", input: input)
  }
}
