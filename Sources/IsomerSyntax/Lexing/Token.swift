/// A lexical element: what it is and where it stands.
///
/// Comments and blanks are tokens too, so the tokens of a file, joined, give back the file.
package struct Token: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// `#!…` on the first line.
    case shebang
    /// Blanks within a line, and the byte order mark.
    case space
    /// One line end: `\n`, `\r\n` or `\r`.
    case newline
    case lineComment, blockComment
    /// A name or a keyword, with its back-ticks: which it is depends on the place.
    case identifier
    /// `$0`.
    case dollarIdentifier
    case integer, float
    /// A whole string literal, with everything interpolated into it.
    case string, unterminatedString
    case regex, unterminatedRegex
    /// A run of operator characters; `=`, `->` and `?` among them.
    case `operator`
    /// One of `( ) [ ] { } , ; : :: . @ \`.
    case punctuation
    /// `#if`, `#selector`, `#Predicate`; or a run of number signs with nothing to it.
    case pound
    /// Bytes that cannot stand in a Swift source.
    case unknown
  }

  package var kind: Kind
  package var range: SourceRange

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// Whether the grammar passes over it.
  package var isTrivia: Bool {
    switch kind {
    case .shebang, .space, .newline, .lineComment, .blockComment: true
    default: false
    }
  }
}
