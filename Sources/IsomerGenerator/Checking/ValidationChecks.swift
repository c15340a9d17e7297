import IsomerSyntax

/// The checks of models that can be validated on demand.
struct ValidationChecks {
  private let graph: ModelGraph

  init(_ graph: ModelGraph) { self.graph = graph }

  /// A function of the same name would be called in place of the one that runs all checks.
  func run(_ collector: inout DiagnosticCollector) {
    for model in graph.completeModels() where model.isValidated {
      for name in model.validators where model.hasChecks || name.text == "validated" {
        collector.report(
          .takenFunction(name.text, model.name), in: model.file, at: name.range,
          notes: ["give it another name, and name it with 'check:' if it is to be run"])
      }
    }
  }
}
