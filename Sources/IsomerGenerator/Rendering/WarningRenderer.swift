import IsomerSyntax

/// Prints warnings into a generated file, for the compiler to say at their places.
///
/// What the tool prints itself is gone with the next build that has no need to run it. What the
/// compiler says lasts as long as its cause, and the compiler's switches hold for it.
enum WarningRenderer {
  static func render(_ warnings: [Diagnostic], _ printer: inout CodePrinter) {
    for warning in warnings {
      printer.line()
      // The compiler's place of a warning is that of its text.
      printer.placed(
        "#warning(", SwiftLiteral.string(text(warning)), ")", at: warning.location,
        in: warning.path)
    }
  }

  /// A warning of the compiler has no notes of its own: they follow in the text.
  private static func text(_ warning: Diagnostic) -> String {
    let notes = warning.notes.map { note in
      let isElsewhere = note.path != warning.path || note.location != warning.location
      return isElsewhere ? "\(note.text) (\(note.path):\(note.location.line))" : note.text
    }
    return ([warning.message.text] + notes).joined(separator: "; ")
  }
}
