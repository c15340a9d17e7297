import IsomerSyntax

/// A possible fault of a type, which a declaration in another file can confirm or resolve.
struct TypeSuspect {
  /// The type, for which files are searched; nil if they are only searched for conformances.
  let type: String?
  /// Creates the diagnostic, only for confirmed faults.
  let diagnostic: () -> Diagnostic
  /// Returns true if the graph does not resolve the fault; nil if it does not know the type.
  let isFault: (ModelGraph) -> Bool?
}

extension TypeSuspect {
  init(
    _ type: String, _ message: @autoclosure @escaping () -> Message, in model: Model,
    at range: SourceRange, as severity: Diagnostic.Severity = .error,
    notes: @autoclosure @escaping () -> [String], isFault: @escaping (ModelGraph) -> Bool?
  ) {
    self.init(
      type: type,
      diagnostic: {
        Diagnostic(severity, message(), in: model.file, at: range.start, notes: notes())
      }, isFault: isFault)
  }
}

extension Rule {
  /// Reports the confirmed faults, one for each type at a location.
  func report(_ suspects: [TypeSuspect], conformances: [String]) {
    let suspects = suspects.filter { $0.isFault(graph) != false }
    guard !suspects.isEmpty else { return }
    let whole = target.filesMentioning(suspects.compactMap(\.type?.lastName) + conformances)
    var reported: Set<String> = []
    for suspect in suspects where suspect.isFault(whole) == true {
      let new = suspect.diagnostic()
      if reported.insert("\(new.path) \(new.location) \(suspect.type ?? "")").inserted {
        reporter.report(new)
      }
    }
  }
}
