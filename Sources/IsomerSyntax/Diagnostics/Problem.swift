/// Something wrong at a byte of the file at hand, before it becomes a `Diagnostic`.
struct Problem: Sendable, Equatable {
  var message: Message
  var offset: Int
  var fix: String?

  init(_ message: Message, at offset: Int, fix: String? = nil) {
    self.message = message
    self.offset = offset
    self.fix = fix
  }

  /// The diagnostics in the order of the source.
  static func diagnostics(_ problems: [Problem], in file: SourceFile) -> [Diagnostic] {
    guard !problems.isEmpty else { return [] }
    let lines = LineTable(file.bytes)
    return problems.sorted { $0.offset < $1.offset }.map { problem in
      let place = lines.location(at: problem.offset)
      let notes = problem.fix.map { [Note($0, path: file.path, at: place)] } ?? []
      return Diagnostic(.error, problem.message, path: file.path, at: place, notes: notes)
    }
  }
}
