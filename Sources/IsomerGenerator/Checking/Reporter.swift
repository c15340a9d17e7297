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

/// Reports the diagnostics of a file.
struct FileReporter {
  let file: SourceFile
  let reporter: Reporter

  /// A reporter for options that are read again, whose faults are reported elsewhere.
  var silent: FileReporter { FileReporter(file: file, reporter: Reporter()) }

  func report(_ message: Message, at range: SourceRange, notes: [String] = []) {
    reporter.report(message, in: file, at: range, notes: notes)
  }

  func report(_ diagnostic: Diagnostic) { reporter.report(diagnostic) }
}
