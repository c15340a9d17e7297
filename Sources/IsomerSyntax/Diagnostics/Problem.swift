/// A problem in the current file, before it becomes a `Diagnostic`.
package struct Problem: Sendable {
  let message: Message
  /// The smallest fix, which becomes a note.
  let fix: String?
  let severity: Diagnostic.Severity
  private var offset = 0

  /// Creates a problem; its identifier is the name of the function that calls this.
  fileprivate init(
    _ text: String, fix: String? = nil, _ severity: Diagnostic.Severity = .error,
    function: String = #function
  ) {
    message = Message(text, function: function)
    self.fix = fix
    self.severity = severity
  }

  func at(_ offset: Int) -> Problem {
    var problem = self
    problem.offset = offset
    return problem
  }

  package static func diagnostics(_ problems: [Problem], in file: SourceFile) -> [Diagnostic] {
    problems.sorted { $0.offset < $1.offset }.map { problem in
      Diagnostic(
        problem.severity, problem.message, in: file, at: problem.offset,
        notes: problem.fix.map { [$0] } ?? [])
    }
  }
}

// The problems that the parser finds, in alphabetical order.
extension Problem {
  static var buriedAnnotation: Problem {
    Problem(
      "'@mapped' after other text in a comment is ignored",
      fix: "move it to the start of a comment", .warning)
  }

  static var emptyProfileList: Problem {
    Problem(
      "expected a profile name between '(' and ')'",
      fix: "name a profile, or remove the parentheses")
  }

  static func expectedColon(_ found: String, fix: String) -> Problem {
    Problem("expected ':' before '\(found)'", fix: fix)
  }

  static func expectedComma(_ found: String, fix: String = "insert ','") -> Problem {
    Problem("expected ',' before '\(found)'", fix: fix)
  }

  static func expectedOption(_ found: String, fix: String?) -> Problem {
    Problem("expected an option of '@mapped', found '\(found)'", fix: fix)
  }

  static func expectedProfile(_ found: String, fix: String? = nil) -> Problem {
    Problem("expected a profile name, found '\(found)'", fix: fix)
  }

  static func invalidCharacter(_ character: String, fix: String) -> Problem {
    Problem("invalid character '\(character)'", fix: fix)
  }

  static func lateFileAnnotation(_ extent: AnnotationExtent) -> Problem {
    Problem(
      "'@mapped \(extent)' must precede the first declaration in the file",
      fix: "move it to the top of the file, or remove '\(extent)' to annotate one type")
  }

  static var mappedAttribute: Problem {
    Problem(
      "'@mapped' is not an attribute", fix: "write it in a comment: '// @mapped'", .warning)
  }

  static func misplacedAnnotation(_ kind: String) -> Problem {
    Problem(
      "'@mapped' cannot be applied to \(kind)",
      fix: "move it to a type, property, enum case or associated value")
  }

  static func missingValue(_ word: String) -> Problem {
    Problem(
      "expected a value after '\(word):'", fix: "add a value after '\(word):', or remove the ':'")
  }

  static func misspeltAnnotation(_ found: String, _ severity: Diagnostic.Severity) -> Problem {
    Problem("unknown annotation '\(found)'", fix: "did you mean '@mapped'?", severity)
  }

  static func singleQuotes(_ inside: String) -> Problem {
    Problem("single-quoted string literal found", fix: "write '\"\(inside)\"'")
  }

  static func strayBracket(_ bracket: String) -> Problem {
    Problem("unmatched '\(bracket)'", fix: "remove it")
  }

  static var trailingComma: Problem {
    Problem(
      "',' does not continue the annotation on the next line",
      fix: "add '@mapped' to the next line, or remove the ','")
  }

  static func unattachedAnnotation(isInBody: Bool = false) -> Problem {
    Problem(
      "'@mapped' is not attached to a declaration",
      fix: isInBody
        ? "move the type out of the body"
        : "move it before a type, property or case, or after one on its first line")
  }

  static func unclosedBracket(_ bracket: String, fix: String? = nil) -> Problem {
    Problem("unclosed '\(bracket)'", fix: fix)
  }

  static var unterminatedRegex: Problem { Problem("unterminated regex literal") }

  static var unterminatedString: Problem {
    Problem("unterminated string literal", fix: "close it with '\"'")
  }
}
