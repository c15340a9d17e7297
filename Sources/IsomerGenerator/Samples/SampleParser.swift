import IsomerSyntax

/// A strict parser of JSON as defined by RFC 8259, for recorded documents.
///
/// It accepts the same documents as the parser of the runtime.
package struct SampleParser {
  package struct Failure: Error, Equatable {
    package var expected: String
    package var offset: Int
  }

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  /// The limit of the runtime.
  private static let depthLimit = 512

  package static func parse(_ bytes: [UInt8]) throws(Failure) -> SampleValue {
    var parser = SampleParser(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.index = 3 }
    let value = try parser.value()
    parser.skipBlanks()
    guard parser.index == bytes.count else { throw parser.failure("the end of the document") }
    return value
  }

  private func failure(_ expected: String) -> Failure { Failure(expected: expected, offset: index) }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipBlanks() {
    while let byte = next,
      byte == Byte.space || byte == Byte.tab || byte == Byte.lineFeed
        || byte == Byte.carriageReturn
    {
      index += 1
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard next == byte else { return false }
    index += 1
    return true
  }

  // MARK: Values

  private mutating func value() throws(Failure) -> SampleValue {
    skipBlanks()
    let start = index
    let content: SampleValue.Content
    switch next {
    case Byte.openBrace:
      content = .object(
        try list(until: Byte.closeBrace) { parser throws(Failure) in try parser.member() })
    case Byte.openBracket:
      content = .array(
        try list(until: Byte.closeBracket) { parser throws(Failure) in try parser.value() })
    case Byte.quote: content = .string(try string())
    case Byte.lowerT: content = try word("true", .boolean(true))
    case Byte.lowerF: content = try word("false", .boolean(false))
    case Byte.lowerN: content = try word("null", .null)
    default: content = .number(try number())
    }
    return SampleValue(content: content, offset: start)
  }

  private mutating func word(
    _ text: String, _ content: SampleValue.Content
  ) throws(Failure) -> SampleValue.Content {
    guard bytes[index...].starts(with: text.utf8) else { throw failure("a value") }
    index += text.utf8.count
    return content
  }

  /// Parses the items of an array or an object after its opening bracket.
  private mutating func list<Item>(
    until end: UInt8, _ item: (inout SampleParser) throws(Failure) -> Item
  ) throws(Failure) -> [Item] {
    depth += 1
    defer { depth -= 1 }
    if depth > Self.depthLimit { throw failure("at most \(Self.depthLimit) levels") }
    index += 1
    var items: [Item] = []
    if take(end) { return items }
    repeat { items.append(try item(&self)) } while take(Byte.comma)
    guard take(end) else { throw failure("',' or '\(Character(Unicode.Scalar(end)))'") }
    return items
  }

  private mutating func member() throws(Failure) -> SampleMember {
    skipBlanks()
    let start = index
    guard next == Byte.quote else { throw failure("a key") }
    let key = try string()
    guard take(Byte.colon) else { throw failure("':'") }
    return SampleMember(key: key, offset: start, value: try value())
  }

  // MARK: Scalars

  private mutating func number() throws(Failure) -> String {
    let start = index
    guard let end = SampleNumber.end(of: bytes[start...]) else { throw failure("a value") }
    index = end
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private mutating func string() throws(Failure) -> String {
    index += 1
    var text: [UInt8] = []
    let start = index
    while let byte = next {
      switch byte {
      case Byte.quote:
        let string = String(decoding: text, as: UTF8.self)
        // Decoding repairs invalid UTF-8.
        guard string.utf8.elementsEqual(text) else {
          throw Failure(expected: "UTF-8", offset: start)
        }
        index += 1
        return string
      case Byte.backslash: try escape(into: &text)
      case 0..<Byte.space: throw failure("an escape in place of a control character")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw failure("'\"'")
  }

  private mutating func escape(into text: inout [UInt8]) throws(Failure) {
    let start = index
    index += 1
    let simple: [UInt8: UInt8] = [
      Byte.quote: Byte.quote, Byte.backslash: Byte.backslash, Byte.slash: Byte.slash,
      UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): Byte.lineFeed,
      UInt8(ascii: "r"): Byte.carriageReturn, UInt8(ascii: "t"): Byte.tab,
    ]
    if let byte = next, let plain = simple[byte] {
      index += 1
      text.append(plain)
      return
    }
    guard var code = unit() else { throw Failure(expected: "an escape", offset: start) }
    if code & 0xFC00 == 0xD800, next == Byte.backslash {
      index += 1
      guard let low = unit(), low & 0xFC00 == 0xDC00 else {
        throw Failure(expected: "the second half of a surrogate pair", offset: start)
      }
      code = 0x10000 + (code & 0x3FF) << 10 + low & 0x3FF
    }
    guard let scalar = Unicode.Scalar(code) else {
      throw Failure(expected: "both halves of a surrogate pair", offset: start)
    }
    text += String(scalar).utf8
  }

  /// Parses `u` and four hexadecimal digits.
  private mutating func unit() -> UInt32? {
    guard next == Byte.lowerU, index + 5 <= bytes.count else { return nil }
    var code: UInt32 = 0
    for byte in bytes[index + 1..<index + 5] {
      guard let digit = Byte.hexDigit(byte) else { return nil }
      code = code << 4 | UInt32(digit)
    }
    index += 5
    return code
  }
}

package enum SampleNumber {
  package static func isNumber(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return end(of: bytes[...]) == bytes.count
  }

  /// Returns the index after the number at the start; nil if there is no number.
  static func end(of bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes
    func digits() -> Int {
      let count = rest.prefix { $0 &- Byte.zero <= 9 }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == Byte.minus { rest = rest.dropFirst() }
    if rest.first == Byte.zero { rest = rest.dropFirst() } else if digits() == 0 { return nil }
    if rest.first == Byte.point {
      rest = rest.dropFirst()
      if digits() == 0 { return nil }
    }
    if let mark = rest.first, mark | 0x20 == Byte.lowerE {
      rest = rest.dropFirst()
      if let sign = rest.first, sign == Byte.plus || sign == Byte.minus { rest = rest.dropFirst() }
      if digits() == 0 { return nil }
    }
    return rest.startIndex
  }
}
