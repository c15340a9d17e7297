/// A problem at an offset of the current file, before it becomes a `Diagnostic`.
package struct Problem: Sendable {
  var message: Message
  var offset: Int
  var fix: String?
  var severity: Diagnostic.Severity

  init(
    _ message: Message, at offset: Int, fix: String? = nil,
    severity: Diagnostic.Severity = .error
  ) {
    self.severity = severity
    self.message = message
    self.offset = offset
    self.fix = fix
  }

  package static func diagnostics(_ problems: [Problem], in file: SourceFile) -> [Diagnostic] {
    guard !problems.isEmpty else { return [] }
    return problems.sorted { $0.offset < $1.offset }.map { problem in
      Diagnostic(
        problem.severity, problem.message, in: file, at: problem.offset,
        notes: problem.fix.map { [$0] } ?? [])
    }
  }
}
