import IsomerSyntax

/// Gathers the problems of a run; nothing that finds one stops for it.
struct DiagnosticCollector {
  private(set) var diagnostics: [Diagnostic] = []

  mutating func report(
    _ message: Message, in file: SourceFile, at range: SourceRange, notes: [String] = []
  ) {
    diagnostics.append(Diagnostic(.error, message, in: file, at: range.start, notes: notes))
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func report(contentsOf more: [Diagnostic]) { diagnostics += more }
}
