package import IsomerSyntax

/// Collects the diagnostics of a run.
package final class Reporter {
  package private(set) var diagnostics: [Diagnostic] = []
  /// The locations of the errors, by file.
  private var faults: [String: Set<SourceLocation>] = [:]
  /// The files of other modules, whose diagnostics are reported when these modules are built.
  private let ignored: Set<String>

  package init(ignoring paths: Set<String> = []) { ignored = paths }

  func report(
    _ message: Message, in file: SourceFile, at range: SourceRange,
    as severity: Diagnostic.Severity = .error, notes: [String] = []
  ) {
    report(Diagnostic(severity, message, in: file, at: range.start, notes: notes))
  }

  func report(_ message: Message, on model: Model, notes: [String] = []) {
    report(message, in: model.file, at: model.nameRange, notes: notes)
  }

  func report(_ message: Message, on property: Property, of model: Model, notes: [String] = []) {
    report(message, in: model.file, at: property.nameRange, notes: notes)
  }

  func report(
    _ message: Message, at code: PastedExpression, as severity: Diagnostic.Severity = .error,
    notes: [String] = []
  ) {
    let notes = notes.map { Note($0, path: code.path, at: code.location) }
    report(Diagnostic(severity, message, path: code.path, at: code.location, notes: notes))
  }

  func hasError(in file: SourceFile, at range: SourceRange) -> Bool {
    faults[file.path]?.contains(file.location(at: range.start)) == true
  }

  func report(_ diagnostic: Diagnostic) {
    guard !ignored.contains(diagnostic.path) else { return }
    diagnostics.append(diagnostic)
    if diagnostic.severity == .error {
      faults[diagnostic.path, default: []].insert(diagnostic.location)
    }
  }

  func report(contentsOf more: [Diagnostic]) { for diagnostic in more { report(diagnostic) } }
}

extension Note {
  init(_ text: String, in file: SourceFile, at range: SourceRange) {
    self.init(text, path: file.path, at: file.location(at: range.start))
  }
}

/// Reports the diagnostics of a file.
struct FileReporter {
  let file: SourceFile
  let reporter: Reporter

  func report(
    _ message: Message, at range: SourceRange, as severity: Diagnostic.Severity = .error,
    notes: [String] = []
  ) {
    reporter.report(message, in: file, at: range, as: severity, notes: notes)
  }

  func report(_ message: Message, at code: PastedExpression) { reporter.report(message, at: code) }

  func report(_ diagnostic: Diagnostic) { reporter.report(diagnostic) }
}
