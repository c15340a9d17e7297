import IsomerSyntax

/// The checks of `parent` that involve the other class.
struct ParentChecks: Rule {
  let target: CheckedTarget

  func run() {
    let filled = graph.models.flatMap(graph.parentLinks).flatMap(\.parents)
    for model in target.models {
      for parent in model.hierarchy.parents
      where parent.scope == model.name && !filled.contains(parent) { report(parent, of: model) }
    }
  }

  /// Reports a parent that is never assigned, and would always be nil.
  private func report(_ parent: ParentDescription, of model: Model) {
    guard let owner = graph.model(named: parent.typeName, from: model.name),
      owner.kind == .classType
    else {
      reporter.report(
        .parentForm(parent.name, "'\(parent.typeName)' is not a mapped class of this target"),
        in: model.file, at: parent.typeRange)
      return
    }
    reporter.report(
      .parentUnfilled(parent.name, owner.name, model.name), in: model.file, at: parent.nameRange,
      notes: ["add a property of type '\(model.name)' to '\(owner.name)', or remove 'parent'"])
  }
}
