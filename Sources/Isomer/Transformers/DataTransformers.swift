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

  /// A string in base64 with the alphabet for URLs and file names ↔ `Data`.
  ///
  /// ```swift
  /// // @mapped with: .base64url
  /// var key: Data              // "-_8"
  /// ```
  ///
  /// The alphabet is that of RFC 4648, section 5. Text is read with or without padding and written
  /// without it, as in RFC 7515.
  public static var base64url: Self { base64url() }

  /// The same, written with padding if it is `padded`, as Python and pydantic require.
  ///
  /// ```swift
  /// // @mapped with: .base64url(padded: true)
  /// var key: Data              // "-_8="
  /// ```
  public static func base64url(padded: Bool = false) -> Self {
    Self(read: Base64Text.urlData, write: { Base64Text.urlText($0, isPadded: padded) })
  }

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

extension ForwardTransformer where Self == StandardTransformer<String, [UInt8]> {
  /// A string in base64 ↔ an array of bytes, as for `Data`.
  ///
  /// ```swift
  /// // @mapped with: .base64
  /// var key: [UInt8]           // "AQID"
  /// ```
  @_disfavoredOverload
  public static var base64: Self {
    Self(read: { Array(try Base64Text.data($0)) }, write: { Base64Text.text(Data($0)) })
  }

  /// A string in base64 with the alphabet for URLs ↔ an array of bytes, as for `Data`.
  ///
  /// ```swift
  /// // @mapped with: .base64url
  /// var key: [UInt8]           // "-_8"
  /// ```
  @_disfavoredOverload
  public static var base64url: Self { base64url() }

  /// The same, written with padding if it is `padded`.
  ///
  /// ```swift
  /// // @mapped with: .base64url(padded: true)
  /// var key: [UInt8]           // "-_8="
  /// ```
  @_disfavoredOverload
  public static func base64url(padded: Bool = false) -> Self {
    Self(
      read: { Array(try Base64Text.urlData($0)) },
      write: { Base64Text.urlText(Data($0), isPadded: padded) })
  }

  /// A string of hexadecimal digits ↔ an array of bytes, as for `Data`.
  ///
  /// ```swift
  /// // @mapped with: .hex
  /// var digest: [UInt8]        // "00ff1a"
  /// ```
  @_disfavoredOverload
  public static var hex: Self {
    Self(read: { Array(try HexText.data($0)) }, write: { HexText.text(Data($0)) })
  }
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
        let isValid = text.utf8.elementsEqual(bytes)
        return try Self.value(isValid ? text : nil, of: bytes, "text in UTF-8")
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

  @Sendable static func urlData(_ input: String) throws -> Data {
    let isOther = input.utf8.contains { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "/") }
    let text = exchanged(input, ["-": "+", "_": "/"])
    let hasPadding = text.utf8.last == UInt8(ascii: "=")
    let padding = hasPadding ? 0 : (4 - text.utf8.count % 4) % 4
    let padded = text + String(repeating: "=", count: padding)
    guard !isOther, padding < 3, let data = try? data(padded) else {
      throw TransformerError(expected: "bytes in base64 for URLs", input: input)
    }
    return data
  }

  static func urlText(_ data: Data, isPadded: Bool) -> String {
    let text = text(data)
    return exchanged(isPadded ? text : String(text.prefix { $0 != "=" }), ["+": "-", "/": "_"])
  }

  private static func exchanged(
    _ text: String, _ bytes: [Unicode.Scalar: Unicode.Scalar]
  ) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { bytes[$0] ?? $0 }))
  }
}

private enum HexText {
  @Sendable static func data(_ input: String) throws -> Data {
    var data = Data(capacity: input.utf8.count / 2)
    var high: UInt8?
    for byte in input.utf8 {
      guard let digit = Byte.hexDigit(byte) else { throw failure(input) }
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
