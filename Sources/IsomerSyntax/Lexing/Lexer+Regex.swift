// Regex literals: `/bare/` and `#/extended/#`.

extension Lexer {
  /// Whether an operand may stand here, so that `/` can begin a regex literal.
  var canStartRegex: Bool {
    guard !isFirstOnLine, let previous else { return true }
    switch previous.kind {
    case .identifier: return Self.wordsBeforeOperand.contains(Array(cursor.bytes[previous.range]))
    case .operator: return !endsOperand(previous)
    case .punctuation:
      let byte = cursor.bytes[previous.range.start]
      return byte != UInt8(ascii: ")") && byte != UInt8(ascii: "]") && byte != UInt8(ascii: "}")
        && byte != UInt8(ascii: ".")
    default: return false
    }
  }

  /// `x!` and `x?`, as against `x = ` and `!x`.
  private func endsOperand(_ token: Token) -> Bool {
    guard token.range.count == 1, token.range.start > 0 else { return false }
    let byte = cursor.bytes[token.range.start]
    guard byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") else { return false }
    return ScalarClass(ascii: cursor.bytes[token.range.start - 1]) != .space
  }

  private static let wordsBeforeOperand: Set<[UInt8]> = Set(
    [
      "as", "await", "case", "else", "if", "in", "is", "return", "switch", "throw", "try", "where",
      "while",
    ].map { Array($0.utf8) })

  /// Moves over `/…/`, or stays and says no: then the slash is an operator.
  ///
  /// The compiler's rules: it does not begin or end with a blank, does not cross a line, and has
  /// no `)` without its `(`.
  mutating func advanceOverBareRegex() -> Bool {
    guard cursor.offset >= regexFailure else { return false }
    var search = cursor
    search.advance()
    if search.isAt(" ") || search.isAt("\t") || search.isAtNewline { return false }
    guard search.advanceToBareRegexEnd() else {
      regexFailure = search.offset
      return false
    }
    cursor.advance(to: search.offset)
    return true
  }

  mutating func scanExtendedRegex(_ hashes: Int) -> Token.Kind {
    cursor.advanceOverExtendedRegex(hashes) ? .regex : .unterminatedRegex
  }
}

extension Cursor {
  /// Moves past the closing slash; on failure, to what makes it impossible.
  mutating func advanceToBareRegexEnd() -> Bool {
    var groups = 0
    var isInClass = false
    while let byte = peek(), !isAtNewline {
      switch byte {
      case UInt8(ascii: "\\"): advance()
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: groups += 1
      case UInt8(ascii: ")") where !isInClass:
        if groups == 0 { return false }
        groups -= 1
      case UInt8(ascii: "/"):
        let last = bytes[offset - 1]
        if last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") { return false }
        advance()
        return true
      default: break
      }
      if !isAtNewline { advance() }
    }
    return false
  }

  /// Moves over an extended literal and says whether it is closed.
  ///
  /// With a line end right after the opening it goes on over lines; else an
  /// unclosed one ends with its line.
  mutating func advanceOverExtendedRegex(_ hashes: Int) -> Bool {
    advance(by: hashes + 1)
    var probe = self
    probe.advance { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let isMultiline = probe.isAtNewline
    while !isAtEnd {
      if isAtNewline, !isMultiline { return false }
      if isAt("/"), count(of: "#", ahead: 1, limit: hashes) == hashes {
        advance(by: hashes + 1)
        return true
      }
      if isAt("\\"), isMultiline || !(isAt("\n", ahead: 1) || isAt("\r", ahead: 1)) { advance() }
      advance()
    }
    return false
  }
}

extension [UInt8] {
  /// The bytes of a range.
  subscript(range: SourceRange) -> ArraySlice<UInt8> { self[range.start..<range.end] }
}
