import IsomerSyntax

/// The checks of `parent` that look at the other class.
struct ParentChecks {
  private let graph: ModelGraph

  init(_ graph: ModelGraph) { self.graph = graph }

  func run(_ collector: inout DiagnosticCollector) {
    let filled = graph.models.flatMap(graph.parentLinks).flatMap(\.parents)
    for model in graph.models {
      for parent in model.parents where parent.scope == model.name && !filled.contains(parent) {
        report(parent, of: model, &collector)
      }
    }
  }

  /// A parent that nothing assigns would always be nil.
  private func report(
    _ parent: ParentDescription, of model: ModelDescription,
    _ collector: inout DiagnosticCollector
  ) {
    guard let owner = graph.model(named: parent.typeName, from: model.name),
      owner.kind == .classType
    else {
      collector.report(
        .parentForm(parent.name, "'\(parent.typeName)' is no mapped class of this target"),
        in: model.file, at: parent.typeRange)
      return
    }
    collector.report(
      .parentUnfilled(parent.name, owner.name, model.name), in: model.file,
      at: parent.nameRange,
      notes: ["give '\(owner.name)' a property of '\(model.name)' that is read, or remove 'parent'"]
    )
  }
}
