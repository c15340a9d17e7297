package import IsomerSyntax

/// Collects the diagnostics of a run.
package struct DiagnosticCollector {
  package private(set) var diagnostics: [Diagnostic] = []

  mutating func report(
    _ message: Message, in file: SourceFile, at range: SourceRange, notes: [String] = []
  ) {
    diagnostics.append(Diagnostic(.error, message, in: file, at: range.start, notes: notes))
  }

  func hasError(in file: SourceFile, at range: SourceRange) -> Bool {
    let place = file.location(at: range.start)
    return diagnostics.contains {
      $0.severity == .error && $0.path == file.path && $0.location == place
    }
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func report(contentsOf more: [Diagnostic]) { diagnostics += more }
}
