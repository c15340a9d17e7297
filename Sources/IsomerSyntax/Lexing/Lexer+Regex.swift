// Regex literals: `/bare/` and `#/extended/#`.

extension Lexer {
  /// Scans the regex literal that begins at a slash of the operator before the cursor, if there is one.
  ///
  /// As in the compiler, an operator after whitespace and before an operand is a prefix operator, a
  /// separate token whose slash begins a literal. Between whitespace, the previous token decides.
  mutating func scanRegex(at slash: Int, inOperatorFrom start: Int) -> Token.Kind? {
    // The name of an operator follows `func` and `operator`.
    guard slash >= regexFailure, !cursor.bytes.isLeftBound(start), !isPrevious("func"),
      !isPrevious("operator")
    else { return nil }
    var isCertain = false
    if !cursor.bytes.isRightBound(cursor.offset, isLeftBound: false) {
      guard followsTry || mayPrecedeOperand else { return nil }
      isCertain = !isInList
    }
    var search = Cursor(cursor.bytes, at: slash)
    guard search.advanceOverBareRegex(isCertain: isCertain) else {
      regexFailure = search.offset
      return nil
    }
    cursor = search
    guard slash > start else { return .regex }
    cursor = Cursor(search.bytes, at: slash)
    regexEnd = search.offset
    return .operator
  }

  /// True inside a list: an operator can be an argument, as in `f(/, 1)`.
  private var isInList: Bool {
    isPrevious("(") || isPrevious("[") || isPrevious(",") || isPrevious(":") || isPrevious("::")
  }

  /// True after `try?` or `try!`, whose mark is not a postfix operator.
  private var followsTry: Bool {
    guard let previous, isPrevious("?") || isPrevious("!"), previous.range.start >= 3 else {
      return false
    }
    let word = SourceRange(start: previous.range.start - 3, end: previous.range.start)
    return cursor.bytes[word].elementsEqual("try".utf8)
      && (word.start == 0 || ScalarClass(ascii: cursor.bytes[word.start - 1]) != .identifier)
  }

  /// True if an operand may follow the previous token.
  private var mayPrecedeOperand: Bool {
    guard let previous else { return true }
    let text = cursor.bytes[previous.range]
    switch previous.kind {
    case .identifier: return Keywords.beforeOperand.contains(Array(text))
    case .operator:
      return cursor.bytes.fixity(of: previous.range) != .postfix && !isPrevious("->")
    case .punctuation:
      return text.last.map { Self.openers.contains($0) } ?? false && !isPrevious("::")
    case .pound:
      return isPrevious("#if") || isPrevious("#else") || isPrevious("#elseif")
        || isPrevious("#endif")
    default: return false
    }
  }

  private static let openers = Array("([{,;:".utf8)

  private func isPrevious(_ text: StaticString) -> Bool {
    guard let range = previous?.range, range.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { cursor.bytes[range].elementsEqual($0) }
  }
}

extension Cursor {
  /// Advances past `/…/` and returns true, or advances to the offending byte and returns false.
  ///
  /// As in the compiler, the literal cannot span lines or contain the start of a comment. Where it
  /// could be an operator, it cannot begin or end with whitespace, or contain an unmatched `)`.
  mutating func advanceOverBareRegex(isCertain: Bool) -> Bool {
    let isAfterStar = offset > 0 && bytes[offset - 1] == UInt8(ascii: "*")
    advance()
    if isAfterStar || isAt("/") || isAt("*") { return false }
    if !isCertain, isAt(" ") || isAt("\t") { return false }
    var groups = 0
    var classes = 0
    var lastBlank = -1
    while let byte = peek(), !isAtNewline {
      switch byte {
      case UInt8(ascii: "\\"):
        advance()
        if isAtNewline { return false }
      case UInt8(ascii: " "), UInt8(ascii: "\t"): lastBlank = offset
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(0, classes - 1)
      case UInt8(ascii: "(") where classes == 0: groups += 1
      case UInt8(ascii: ")") where classes == 0:
        if groups == 0, !isCertain { return false }
        groups = max(0, groups - 1)
      case UInt8(ascii: "/"):
        if isAt("//") || isAt("/*") || (lastBlank == offset - 1 && !isCertain) { return false }
        advance()
        return true
      default: break
      }
      advance()
    }
    return false
  }

  /// Advances past an extended literal, which spans lines only if a line break follows its opening
  /// delimiter, and returns true if it is terminated.
  mutating func advanceOverExtendedRegex(_ hashes: Int) -> Bool {
    advance(by: hashes + 1)
    let isMultiline = isAtBlankRest
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
  subscript(range: SourceRange) -> ArraySlice<UInt8> { self[range.start..<range.end] }
}
