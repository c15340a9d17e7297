// String literals.
//
// One literal is one token, however deep the interpolation. What is open is kept on an explicit
// stack, so that hostile nesting costs memory and not the call stack:
//
//     "a \( f("b") ) c"
//     └ literal ┘            [literal]
//         └ interpolation    [literal, interpolation]
//              └ literal     [literal, interpolation, literal]

/// What is open inside a string literal.
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

  /// Whether a literal begins here: `"` or `#"`.
  fileprivate var isAtString: Bool {
    cursor.isAt("\"") || cursor.isAt("#") && cursor.isAt("\"", ahead: cursor.count(of: "#"))
  }
}

/// Moves over one string literal with everything interpolated into it.
private struct StringScanner {
  /// Scans the interpolated code.
  var lexer: Lexer
  private var frames: [StringFrame] = []

  init(lexer: Lexer) { self.lexer = lexer }

  /// Scans to the end of the literal and says whether it was closed.
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

  /// The place of the innermost literal on the stack; its interpolation is right above it.
  private var innermost: Int {
    if case .interpolation = frames.last { return frames.count - 2 }
    return frames.count - 1
  }

  private var isOnOneLine: Bool {
    if case .literal(_, isMultiline: false) = frames[innermost] { return true }
    return false
  }

  /// A line ends and with it, unclosed, the literal of one line and what is in it.
  private mutating func abandonLine() {
    frames.removeSubrange(innermost...)
    isAbandoned = frames.isEmpty
  }

  /// At `"` or `#"`: moves over the delimiter.
  private mutating func open() {
    let hashes = lexer.cursor.count(of: "#")
    lexer.cursor.advance(by: hashes)
    let isMultiline = isMultilineDelimiter
    lexer.cursor.advance(by: isMultiline ? 3 : 1)
    frames.append(.literal(hashes: hashes, isMultiline: isMultiline))
  }

  /// `"""`; but with number signs, three quotes and the end on one line are a quote in quotes:
  /// `#"""#`.
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

  /// Lets the byte just passed decide what a slash after it is.
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
