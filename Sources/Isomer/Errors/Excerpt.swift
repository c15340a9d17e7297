#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// A short description of the token at a location of a document: `string "x"`, `number 12`,
/// `an array`.
package struct Excerpt {
  /// The kind of a token, determined by its bytes.
  enum Kind: Equatable {
    case object, array, string, number, literal, end
    /// Native values of dictionaries and property lists; `foreign` is a value of an unsupported
    /// type.
    case date, data, double, foreign
    /// Bytes that do not start a JSON value, or an invalid word or number.
    case invalid
  }

  /// The maximum number of bytes shown of a long string or number.
  package static let limit = 40

  let kind: Kind
  private let token: Slice<UnsafeRawBufferPointer>

  /// Creates an excerpt of the token in a range of the document's bytes.
  init(_ range: Range<Int>, of bytes: UnsafeRawBufferPointer, isNative: Bool = false) {
    let upper = min(range.upperBound, bytes.count)
    token = bytes[min(range.lowerBound, upper)..<upper]
    kind = (isNative ? Self.nativeKind(of: token) : nil) ?? Self.kind(of: token)
  }

  /// The description for messages, such as `string "x"`.
  var description: String {
    switch kind {
    case .object: "an object"
    case .array: "an array"
    case .end: "the end of the document"
    case .literal: String(decoding: token, as: UTF8.self)
    case .number: "number \(text)"
    case .string: "string \"\(stringContents)\"\(token.count > Self.limit + 2 ? "…" : "")"
    case .invalid: invalidDescription
    case .date: "a date"
    case .data: "data"
    case .double: NativeToken.double(payload)?.description ?? "a number"
    case .foreign: "a value of the type " + foreignType
    }
  }

  /// The token's text, without its kind.
  var text: String {
    Self.printable(Self.prefix(of: token)) + (token.count > Self.limit ? "…" : "")
  }

  private static func kind(of token: Slice<UnsafeRawBufferPointer>) -> Kind {
    guard let first = token.first else { return .end }
    switch first {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    default: break
    }
    if ["true", "false", "null"].contains(where: { token.elementsEqual($0.utf8) }) {
      return .literal
    }
    return NumberText(token) == nil ? .invalid : .number
  }

  private static func nativeKind(of token: Slice<UnsafeRawBufferPointer>) -> Kind? {
    switch token.first {
    case NativeToken.date: .date
    case NativeToken.data: .data
    case NativeToken.double: .double
    case NativeToken.foreign: .foreign
    default: nil
    }
  }

  /// The bytes between the opening and the closing byte of a native token.
  private var payload: Slice<UnsafeRawBufferPointer> {
    token.dropFirst().prefix { $0 != NativeToken.end }
  }

  private var foreignType: String {
    let name = Data(base64Encoded: Data(payload)).map { String(decoding: $0, as: UTF8.self) }
    return name ?? "unknown"
  }

  /// The raw contents of a string, truncated at a character boundary.
  private var stringContents: String {
    var contents = token.dropFirst()
    if contents.count <= Self.limit + 1, contents.last == UInt8(ascii: "\"") {
      contents = contents.dropLast()
    }
    return Self.printable(Self.prefix(of: contents))
  }

  private var invalidDescription: String {
    guard let first = token.first else { return "nothing" }
    let start = String(decoding: token.prefix(4), as: UTF8.self)
    if first < 0x20 || first == 0x7F || (first >= 0x80 && start.hasPrefix("\u{FFFD}")) {
      return "byte 0x" + Self.hexadecimal(first)
    }
    return "'\(text)'"
  }

  /// Returns at most `limit` bytes, without a truncated character at the end.
  private static func prefix(
    of bytes: Slice<UnsafeRawBufferPointer>
  ) -> Slice<UnsafeRawBufferPointer> {
    guard bytes.count > limit else { return bytes }
    var end = bytes.startIndex + limit
    while end > bytes.startIndex, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return bytes[bytes.startIndex..<end]
  }

  /// Returns the bytes as text with control characters escaped.
  private static func printable(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return text }
    return text.unicodeScalars.map { scalar in
      let isControl = scalar.value < 0x20 || scalar.value == 0x7F
      return isControl ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }.joined()
  }

  /// Returns a text, or the first characters of a long one and an ellipsis.
  static func start(of text: String, _ count: Int) -> String {
    guard text.utf8.count > count else { return text }
    let start = text.unicodeScalars.prefix(count)
    return start.endIndex == text.endIndex ? text : String(start) + "…"
  }

  package static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}

// Keys and texts of a document occur in many errors, which could become much larger than the document.

extension String {
  /// The text for a message; only the start of a long one.
  var excerpt: String { Excerpt.start(of: self, 1000) }
}

extension ValuePath {
  /// The path for a message: with the start of long keys, and without the middle of a long path.
  var excerpt: String {
    let steps = components.map { step -> Component in
      if case .key(let key) = step { .key(Excerpt.start(of: key, 64)) } else { step }
    }
    let size = steps.reduce(0) { size, step -> Int in
      if case .key(let key) = step { size + key.utf8.count } else { size + 3 }
    }
    guard size > 2000, steps.count > 16 else { return ValuePath(steps).description }
    return "\(ValuePath(Array(steps.prefix(8))))…\(ValuePath(Array(steps.suffix(8))))"
  }
}
