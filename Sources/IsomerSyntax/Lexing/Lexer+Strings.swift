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
    var scanner = StringScanner(cursor: cursor)
    let isTerminated = scanner.run()
    cursor = scanner.cursor
    return isTerminated ? .string : .unterminatedString
  }
}

/// Moves over one string literal with everything interpolated into it.
private struct StringScanner {
  var cursor: Cursor
  private var frames: [StringFrame] = []
  /// The last byte of interpolated code that is not blank: it decides what `/` is.
  private var lastByte = UInt8(ascii: "(")
  private var regexFailure = 0
  /// Where on the stack the outermost literal is that must end on its line.
  private var outermostSingleLine: Int?

  init(cursor: Cursor) { self.cursor = cursor }

  /// Scans to the end of the literal and says whether it was closed.
  mutating func run() -> Bool {
    open()
    while let frame = frames.last, !cursor.isAtEnd {
      if cursor.isAtNewline, outermostSingleLine != nil {
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

  /// A line ends and with it, unclosed, all literals of one line and what is in them.
  private mutating func abandonLine() {
    guard let outermost = outermostSingleLine else { return }
    frames.removeSubrange(outermost...)
    outermostSingleLine = nil
    isAbandoned = frames.isEmpty
  }

  /// At `"` or `#"`: moves over the delimiter.
  private mutating func open() {
    let hashes = cursor.count(of: "#")
    cursor.advance(by: hashes)
    let isMultiline = isMultilineDelimiter
    cursor.advance(by: isMultiline ? 3 : 1)
    if !isMultiline, outermostSingleLine == nil { outermostSingleLine = frames.count }
    frames.append(.literal(hashes: hashes, isMultiline: isMultiline))
  }

  /// `"""`; but with number signs, three quotes and the end on one line are a quote in quotes:
  /// `#"""#`.
  private var isMultilineDelimiter: Bool {
    guard cursor.isAt("\"\"\"") else { return false }
    let hasHashes = cursor.offset > 0 && cursor.bytes[cursor.offset - 1] == UInt8(ascii: "#")
    guard hasHashes else { return true }
    var line = cursor
    line.advance(by: 3)
    while !line.isAtEnd, !line.isAtNewline {
      if !(line.isAt(" ") || line.isAt("\t")) { return false }
      line.advance()
    }
    return true
  }

  private mutating func step(hashes: Int, isMultiline: Bool) {
    if cursor.isAt("\""), closes(hashes: hashes, isMultiline: isMultiline) {
      frames.removeLast()
      if outermostSingleLine == frames.count { outermostSingleLine = nil }
      lastByte = UInt8(ascii: "\"")
    } else if cursor.isAt("\\"), cursor.count(of: "#", ahead: 1, limit: hashes) == hashes {
      stepOverEscape(hashes)
    } else {
      cursor.advance()
    }
  }

  private mutating func closes(hashes: Int, isMultiline: Bool) -> Bool {
    let quotes = isMultiline ? 3 : 1
    guard cursor.count(of: "\"", limit: quotes) == quotes,
      cursor.count(of: "#", ahead: quotes, limit: hashes) == hashes
    else { return false }
    cursor.advance(by: quotes + hashes)
    return true
  }

  private mutating func stepOverEscape(_ hashes: Int) {
    cursor.advance(by: 1 + hashes)
    if cursor.advance(matching: "(") {
      frames.append(.interpolation(parentheses: 0))
      lastByte = UInt8(ascii: "(")
    } else if !cursor.isAtNewline {
      cursor.advance()
    }
  }

  private mutating func stepInInterpolation(_ parentheses: Int) {
    guard let byte = cursor.peek() else { return }
    switch byte {
    case UInt8(ascii: "\""): open()
    case UInt8(ascii: "#"): stepOverPound()
    case UInt8(ascii: "/"): stepOverSlash()
    case UInt8(ascii: "`"): stepOverQuotedIdentifier()
    case UInt8(ascii: "("): setParentheses(parentheses + 1)
    case UInt8(ascii: ")"): setParentheses(parentheses - 1)
    default: cursor.advance()
    }
    if ScalarClass(ascii: byte) != .space { lastByte = byte }
  }

  private mutating func setParentheses(_ count: Int) {
    cursor.advance()
    frames.removeLast()
    if count >= 0 { frames.append(.interpolation(parentheses: count)) }
  }

  private mutating func stepOverPound() {
    let hashes = cursor.count(of: "#")
    if cursor.isAt("\"", ahead: hashes) {
      open()
    } else if cursor.isAt("/", ahead: hashes) {
      _ = cursor.advanceOverExtendedRegex(hashes)
    } else {
      cursor.advance(by: hashes)
    }
  }

  private mutating func stepOverSlash() {
    if cursor.isAt("//") { return cursor.advanceToEndOfLine() }
    if cursor.isAt("/*") { return cursor.advanceOverBlockComment() }
    let canStartRegex = [UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ":")].contains(lastByte)
    var search = cursor
    search.advance()
    let isBlank = search.isAt(" ") || search.isAt("\t")
    guard canStartRegex, !isBlank, cursor.offset >= regexFailure else { return cursor.advance() }
    if search.advanceToBareRegexEnd() {
      cursor.advance(to: search.offset)
    } else {
      regexFailure = search.offset
      cursor.advance()
    }
  }

  private mutating func stepOverQuotedIdentifier() {
    var search = cursor
    search.advance()
    search.advance {
      $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
    }
    if search.isAt("`") {
      cursor.advance(to: search.offset + 1)
    } else {
      cursor.advance()
    }
  }
}
