/// Splits the bytes of a Swift source into tokens.
///
/// Lexing never fails: for any bytes, the concatenated tokens equal the input, in linear time.
/// Invalid input becomes tokens of separate kinds.
package struct Lexer: Sendable {
  var cursor: Cursor
  /// The last token that is not trivia; it determines the meaning of `/`.
  var previous: Token?
  /// The end of the last failed search: no regex literal that starts before it is terminated.
  var regexFailure = 0
  /// The end of the regex literal at the cursor, right after a prefix operator.
  var regexEnd: Int?

  package init(_ bytes: [UInt8]) { cursor = Cursor(bytes) }

  package static func tokens(of bytes: [UInt8]) -> [Token] {
    var lexer = Lexer(bytes)
    var tokens: [Token] = []
    while let token = lexer.next() { tokens.append(token) }
    return tokens
  }

  /// Returns the next token, or nil at the end.
  package mutating func next() -> Token? {
    guard let byte = cursor.peek() else { return nil }
    let start = cursor.offset
    let kind: Token.Kind
    if let end = regexEnd {
      regexEnd = nil
      cursor = Cursor(cursor.bytes, at: end)
      kind = .regex
    } else {
      kind = scan(byte)
    }
    let token = Token(kind: kind, range: SourceRange(start: start, end: cursor.offset))
    if !token.isTrivia { previous = token }
    return token
  }

  /// Scans one token of at least one byte.
  private mutating func scan(_ byte: UInt8) -> Token.Kind {
    switch byte {
    case UInt8(ascii: "\n"): scanBytes(1, .newline)
    case UInt8(ascii: "\r"): scanBytes(cursor.isAt("\n", ahead: 1) ? 2 : 1, .newline)
    case UInt8(ascii: "\""): scanString()
    case UInt8(ascii: "#"): scanPound()
    case UInt8(ascii: "/"): scanSlash()
    case UInt8(ascii: "`"): scanQuotedIdentifier()
    case UInt8(ascii: "$"): scanDollar()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): scanNumber()
    case UInt8(ascii: "."):
      cursor.isAt(".", ahead: 1) ? scanOperator() : scanBytes(1, .punctuation)
    // Right after an operand, a mark is a separate token, as in the compiler.
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      cursor.bytes.isLeftBound(cursor.offset) ? scanBytes(1, .operator) : scanOperator()
    case UInt8(ascii: ":"): scanBytes(cursor.isAt(":", ahead: 1) ? 2 : 1, .punctuation)
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: "@"), UInt8(ascii: "\\"):
      scanBytes(1, .punctuation)
    default: scanByClass()
    }
  }

  private mutating func scanBytes(_ count: Int, _ kind: Token.Kind) -> Token.Kind {
    cursor.advance(by: count)
    return kind
  }

  private mutating func scanByClass() -> Token.Kind {
    switch classHere {
    case .identifier:
      advance(while: .identifier)
      return .identifier
    case .operator: return scanOperator()
    case .space:
      advance(while: .space)
      return .space
    case .other:
      repeat { cursor.advanceOverScalar() } while cursor.peek() ?? 0 >= 0x80 && classHere == .other
      return .unknown
    }
  }
}
