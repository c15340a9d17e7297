package import IsomerSyntax

/// Collects the diagnostics of a run.
package final class Reporter {
  package private(set) var diagnostics: [Diagnostic] = []

  package init() {}

  func report(
    _ message: Message, in file: SourceFile, at range: SourceRange, notes: [String] = []
  ) {
    diagnostics.append(Diagnostic(.error, message, in: file, at: range.start, notes: notes))
  }

  func report(_ message: Message, on model: ModelDescription, notes: [String] = []) {
    report(message, in: model.file, at: model.nameRange, notes: notes)
  }

  func report(
    _ message: Message, on property: PropertyDescription, of model: ModelDescription,
    notes: [String] = []
  ) {
    report(message, in: model.file, at: property.nameRange, notes: notes)
  }

  func hasError(in file: SourceFile, at range: SourceRange) -> Bool {
    let place = file.location(at: range.start)
    return diagnostics.contains {
      $0.severity == .error && $0.path == file.path && $0.location == place
    }
  }

  func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  func report(contentsOf more: [Diagnostic]) { diagnostics += more }
}
