/// A problem in the current file, before it becomes a `Diagnostic`.
package struct Problem: Sendable {
  let message: Message
  /// The smallest fix, which becomes a note.
  let fix: String?
  let severity: Diagnostic.Severity
  private let offset: Int

  /// Creates a problem; its identifier is the name of the text.
  init(
    _ text: ProblemText, _ word: String = "", at offset: Int, fix: String? = nil,
    _ severity: Diagnostic.Severity = .error
  ) {
    message = Message("\(text)", text.rawValue, text.rawValue.includes("{") ? [word] : [])
    (self.fix, self.severity, self.offset) = (fix, severity, offset)
  }

  package static func diagnostics(_ problems: [Problem], in file: SourceFile) -> [Diagnostic] {
    problems.sorted { $0.offset < $1.offset }.map { problem in
      Diagnostic(
        problem.severity, problem.message, in: file, at: problem.offset,
        notes: problem.fix.map { [$0] } ?? [])
    }
  }
}

/// The problems that the parser finds, in alphabetical order.
enum ProblemText: String {
  case buriedAnnotation = "'@mapped' after other text in a comment is ignored"
  case emptyProfileList = "expected a profile name between '(' and ')'"
  case expectedColon = "expected ':' before '{found}'"
  case expectedComma = "expected ',' before '{found}'"
  case expectedOption = "expected an option of '@mapped', found '{found}'"
  case expectedProfile = "expected a profile name, found '{found}'"
  case invalidCharacter = "invalid character '{character}'"
  case lateFileAnnotation = "'@mapped {extent}' must precede the first declaration in the file"
  case mappedAttribute = "'@mapped' is not an attribute"
  case misplacedAnnotation = "'@mapped' cannot be applied to {kind}"
  case missingValue = "expected a value after '{word}:'"
  case misspeltAnnotation = "unknown annotation '{found}'"
  case singleQuotes = "single-quoted string literal found"
  case strayBracket = "unmatched '{bracket}'"
  case trailingComma = "',' does not continue the annotation on the next line"
  case unattachedAnnotation = "'@mapped' is not attached to a declaration"
  case unclosedBracket = "unclosed '{bracket}'"
  case unterminatedRegex = "unterminated regex literal"
  case unterminatedString = "unterminated string literal"

  /// The smallest fix for an unterminated string.
  static let closingQuote = "close it with '\"'"
}
