// Comments, number signs, and tokens that begin with a slash.

extension Lexer {
  mutating func scanSlash() -> Token.Kind {
    if cursor.isAt("//") {
      cursor.advanceToEndOfLine()
      return .lineComment
    }
    if cursor.isAt("/*") {
      cursor.advanceOverBlockComment()
      return .blockComment
    }
    return scanOperator()
  }

  /// Scans `#if`, `#"raw"#`, `#/regex/#`, `#!` at the start of the file, or stray number signs.
  mutating func scanPound() -> Token.Kind {
    if cursor.offset == 0, cursor.isAt("#!") {
      cursor.advanceToEndOfLine()
      return .shebang
    }
    let hashes = cursor.count(of: "#")
    if cursor.isAt("\"", ahead: hashes) { return scanString() }
    if cursor.isAt("/", ahead: hashes) {
      return cursor.advanceOverExtendedRegex(hashes) ? .regex : .unterminatedRegex
    }
    cursor.advance(by: hashes)
    if hashes == 1 { advance(while: .identifier) }
    return .pound
  }
}

extension Cursor {
  /// Advances past a block comment with its nested comments, or to the end if it is unterminated.
  mutating func advanceOverBlockComment() {
    var depth = 0
    while !isAtEnd {
      if isAt("/*") {
        depth += 1
        advance(by: 2)
      } else if isAt("*/") {
        depth -= 1
        advance(by: 2)
        if depth == 0 { return }
      } else {
        advance()
      }
    }
  }
}
