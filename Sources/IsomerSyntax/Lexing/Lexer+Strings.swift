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
  mutating func scanString() -> Token.Kind {
    var scanner = StringScanner(lexer: self)
    let isTerminated = scanner.run()
    self = scanner.lexer
    return isTerminated ? .string : .unterminatedString
  }

  /// True at the start of a literal: `"` or `#"`.
  fileprivate var isAtString: Bool {
    cursor.isAt("\"") || cursor.isAt("#") && cursor.isAt("\"", ahead: cursor.count(of: "#"))
  }
}

/// Advances past one string literal with its interpolations.
private struct StringScanner {
  /// Scans the interpolated code.
  var lexer: Lexer
  private var frames: [StringFrame] = []

  init(lexer: Lexer) { self.lexer = lexer }

  /// Scans to the end of the literal, and returns true if it is terminated.
  mutating func run() -> Bool {
    open()
    while let frame = frames.last, !lexer.cursor.isAtEnd {
      if lexer.cursor.isAtNewline, isOnOneLine {
        abandonLine()
        continue
      }
      switch frame {
      case .literal(let hashes, let isMultiline): step(hashes: hashes, isMultiline: isMultiline)
      case .interpolation(let parentheses):
        stepInInterpolation(parentheses)
      }
    }
    return isClosed
  }

  private var isClosed: Bool { frames.isEmpty && !isAbandoned }
  private var isAbandoned = false

  /// The index of the innermost literal on the stack; only its interpolation can follow it.
  private var innermost: Int {
    if case .interpolation = frames.last { return frames.count - 2 }
    return frames.count - 1
  }

  private var isOnOneLine: Bool {
    if case .literal(_, isMultiline: false) = frames[innermost] { return true }
    return false
  }

  /// Ends the unterminated single-line literal, and everything inside it, at the end of the line.
  private mutating func abandonLine() {
    frames.removeSubrange(innermost...)
    isAbandoned = frames.isEmpty
  }

  private mutating func open() {
    let hashes = lexer.cursor.count(of: "#")
    lexer.cursor.advance(by: hashes)
    let isMultiline = isMultilineDelimiter
    lexer.cursor.advance(by: isMultiline ? 3 : 1)
    frames.append(.literal(hashes: hashes, isMultiline: isMultiline))
  }

  /// True at `"""`, except in a single-line literal such as `#"""#`, which contains one quote.
  private var isMultilineDelimiter: Bool {
    guard lexer.cursor.isAt("\"\"\"") else { return false }
    var line = lexer.cursor
    let hasHashes = line.offset > 0 && line.bytes[line.offset - 1] == UInt8(ascii: "#")
    guard hasHashes else { return true }
    line.advance(by: 3)
    while !line.isAtEnd, !line.isAtNewline {
      if !(line.isAt(" ") || line.isAt("\t")) { return false }
      line.advance()
    }
    return true
  }

  private mutating func step(hashes: Int, isMultiline: Bool) {
    if lexer.cursor.isAt("\""), closes(hashes: hashes, isMultiline: isMultiline) {
      frames.removeLast()
      setPrevious(.string)
    } else if lexer.cursor.isAt("\\"),
      lexer.cursor.count(of: "#", ahead: 1, limit: hashes) == hashes
    {
      stepOverEscape(hashes)
    } else {
      lexer.cursor.advance()
    }
  }

  private mutating func closes(hashes: Int, isMultiline: Bool) -> Bool {
    let quotes = isMultiline ? 3 : 1
    guard lexer.cursor.count(of: "\"", limit: quotes) == quotes,
      lexer.cursor.count(of: "#", ahead: quotes, limit: hashes) == hashes
    else { return false }
    lexer.cursor.advance(by: quotes + hashes)
    return true
  }

  private mutating func stepOverEscape(_ hashes: Int) {
    lexer.cursor.advance(by: 1 + hashes)
    if lexer.cursor.advance(matching: "(") {
      frames.append(.interpolation(parentheses: 0))
      setPrevious(.punctuation)
    } else if !lexer.cursor.isAtNewline {
      lexer.cursor.advance()
    }
  }

  /// Sets the previous token to the last byte, so that a slash after it is classified correctly.
  private mutating func setPrevious(_ kind: Token.Kind) {
    let end = lexer.cursor.offset
    lexer.previous = Token(kind, SourceRange(start: end - 1, end: end))
  }

  private mutating func stepInInterpolation(_ parentheses: Int) {
    if lexer.regexEnd == nil, lexer.isAtString { return open() }
    guard let token = lexer.next(), token.kind == .punctuation else { return }
    switch lexer.cursor.bytes[token.range.start] {
    case UInt8(ascii: "("): setParentheses(parentheses + 1)
    case UInt8(ascii: ")"): setParentheses(parentheses - 1)
    default: break
    }
  }

  private mutating func setParentheses(_ count: Int) {
    frames.removeLast()
    if count >= 0 { frames.append(.interpolation(parentheses: count)) }
  }
}
