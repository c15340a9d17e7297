// String literals.
//
// A literal is one token, including its interpolations at any depth. An explicit stack contains the
// open literals and interpolations, so deep nesting cannot overflow the call stack:
//
//     "a \( f("b") ) c"
//     └ literal ┘            [literal]
//         └ interpolation    [literal, interpolation]
//              └ literal     [literal, interpolation, literal]

private enum StringFrame {
  case literal(hashes: Int, isMultiline: Bool)
  case interpolation(parentheses: Int)
}

extension Lexer {
  /// Scans a string literal with its interpolations.
  mutating func scanString() -> Token.Kind {
    var frames = [openString()]
    while let frame = frames.last {
      if cursor.isAtEnd { return .unterminatedString }
      if cursor.isAtNewline, let first = frames.firstOfLine {
        frames.removeSubrange(first...)
        if frames.isEmpty { return .unterminatedString }
        continue
      }
      switch frame {
      case .literal(let hashes, let isMultiline):
        step(hashes: hashes, isMultiline: isMultiline, &frames)
      case .interpolation(let parentheses): stepInInterpolation(parentheses, &frames)
      }
    }
    return .string
  }

  /// Advances past the opening delimiter of a literal.
  private mutating func openString() -> StringFrame {
    let hashes = cursor.count(of: "#")
    cursor.advance(by: hashes)
    // A single-line literal such as `#"""#` contains one quote.
    let isMultiline =
      cursor.isAt("\"\"\"")
      && (hashes == 0 || Cursor(cursor.bytes, at: cursor.offset + 3).isAtBlankRest)
    cursor.advance(by: isMultiline ? 3 : 1)
    return .literal(hashes: hashes, isMultiline: isMultiline)
  }

  private mutating func step(hashes: Int, isMultiline: Bool, _ frames: inout [StringFrame]) {
    let quotes = isMultiline ? 3 : 1
    if cursor.count(of: "\"", limit: quotes) == quotes,
      cursor.count(of: "#", ahead: quotes, limit: hashes) == hashes
    {
      cursor.advance(by: quotes + hashes)
      frames.removeLast()
      setPrevious(.string)
    } else if cursor.isAt("\\"), cursor.count(of: "#", ahead: 1, limit: hashes) == hashes {
      cursor.advance(by: 1 + hashes)
      if cursor.isAt("(") {
        cursor.advance()
        frames.append(.interpolation(parentheses: 0))
        setPrevious(.punctuation)
      } else if !cursor.isAtNewline {
        cursor.advance()
      }
    } else {
      cursor.advance()
    }
  }

  /// Sets the previous token to the last byte, so that a slash after it is classified correctly.
  private mutating func setPrevious(_ kind: Token.Kind) {
    let range = SourceRange(start: cursor.offset - 1, end: cursor.offset)
    previous = Token(kind: kind, range: range)
  }

  private mutating func stepInInterpolation(_ parentheses: Int, _ frames: inout [StringFrame]) {
    if regexEnd == nil, cursor.isAt("\"", ahead: cursor.count(of: "#")) {
      return frames.append(openString())
    }
    guard let token = next(), token.kind == .punctuation else { return }
    switch cursor.bytes[token.range.start] {
    case UInt8(ascii: "("):
      frames[frames.count - 1] = .interpolation(parentheses: parentheses + 1)
    case UInt8(ascii: ")") where parentheses > 0:
      frames[frames.count - 1] = .interpolation(parentheses: parentheses - 1)
    case UInt8(ascii: ")"): frames.removeLast()
    default: break
    }
  }
}

extension [StringFrame] {
  /// The index of the innermost literal if it cannot contain a line break; only its interpolation
  /// can follow it.
  fileprivate var firstOfLine: Int? {
    var index = count - 1
    if case .interpolation = self[index] { index -= 1 }
    if case .literal(_, isMultiline: false) = self[index] { return index }
    return nil
  }
}
