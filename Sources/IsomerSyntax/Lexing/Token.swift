/// A lexical element: a kind and a range.
///
/// Comments and whitespace are tokens too, so the concatenated tokens equal the file.
package struct Token: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// `#!…` on the first line.
    case shebang
    /// Whitespace within a line, and the byte order mark.
    case space
    /// A line break: `\n`, `\r\n` or `\r`.
    case newline
    case lineComment, blockComment
    /// A name or a keyword, depending on the context, with its backticks.
    case identifier
    case dollarIdentifier
    case integer, float
    /// A string literal, including its interpolations.
    case string, unterminatedString
    case regex, unterminatedRegex
    /// A run of operator characters, including `=`, `->` and `?`.
    case `operator`
    /// One of `( ) [ ] { } , ; : :: . @ \`.
    case punctuation
    /// `#if`, `#selector`, `#Predicate`, or a run of stray number signs.
    case pound
    /// Bytes that are invalid in a Swift source.
    case unknown
  }

  package var kind: Kind
  package var range: SourceRange

  /// True if the grammar ignores the token.
  package var isTrivia: Bool {
    switch kind {
    case .shebang, .space, .newline, .lineComment, .blockComment: true
    default: false
    }
  }
}
