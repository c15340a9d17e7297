import IsomerSyntax

/// Prints warnings into a generated file, which the compiler emits as long as their cause exists.
///
/// Warnings of the tool disappear in the next build that does not run it.
enum WarningRenderer {
  static func render(_ warnings: [Diagnostic], _ printer: inout CodePrinter) {
    for warning in warnings {
      printer.line()
      // The compiler's location of a `#warning` is that of its text.
      printer.placed(
        "#warning(", SwiftLiteral.string(text(warning)), ")", at: warning.location,
        in: warning.path)
    }
  }

  /// Returns the text with the notes, because a `#warning` cannot have notes, and the id.
  private static func text(_ warning: Diagnostic) -> String {
    let notes = warning.notes.map { note in
      let isElsewhere = note.path != warning.path || note.location != warning.location
      return isElsewhere ? "\(note.text) (\(note.path):\(note.location.line))" : note.text
    }
    return ([warning.message.text] + notes).joined(separator: "; ")
      + " [\(warning.message.id)]"
  }
}
