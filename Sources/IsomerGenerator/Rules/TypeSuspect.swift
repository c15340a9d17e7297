import IsomerSyntax

/// A possible fault of a type, which a hand-written conformance in another file can resolve.
struct TypeSuspect {
  let type: String
  /// Creates the diagnostic, only for confirmed faults.
  let diagnostic: () -> Diagnostic
  /// Returns true if the graph does not resolve the fault.
  let isFault: (ModelGraph) -> Bool

  init(
    _ type: String, _ message: @autoclosure @escaping () -> Message, in model: Model,
    at range: SourceRange, notes: @autoclosure @escaping () -> [String],
    isFault: @escaping (ModelGraph) -> Bool
  ) {
    self.type = type
    diagnostic = {
      Diagnostic(.error, message(), in: model.file, at: range.start, notes: notes())
    }
    self.isFault = isFault
  }
}

extension Rule {
  /// Reports the confirmed faults, one for each type at a location.
  func report(_ suspects: [TypeSuspect], conformances: [String]) {
    let suspects = suspects.filter { $0.isFault(graph) }
    guard !suspects.isEmpty else { return }
    let whole = target.filesMentioning(suspects.map(\.type.lastName) + conformances)
    var reported: Set<String> = []
    for suspect in suspects where suspect.isFault(whole) {
      let new = suspect.diagnostic()
      if reported.insert("\(new.path) \(new.location) \(suspect.type)").inserted {
        reporter.report(new)
      }
    }
  }
}
