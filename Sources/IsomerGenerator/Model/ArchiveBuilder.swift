import IsomerSyntax

/// Decides how a value is built of what an archive has.
///
/// It is built as one that is read from a document, but of other properties: archives may have some
/// that documents lack, and lack some that documents have. What is wrong counts only if the type is
/// kept in archives, which the whole target decides.
struct ArchiveBuilder {
  private let context: TypeContext
  private let unmapped: [PropertyDeclaration]
  private let inherited: [FunctionDeclaration]

  init(
    _ context: TypeContext, unmapped: [PropertyDeclaration],
    inherited: [FunctionDeclaration] = []
  ) {
    self.context = context
    self.unmapped = unmapped
    self.inherited = inherited
  }

  func decide(_ model: inout ModelDescription) {
    guard !context.isProfiled, model.isKnown else { return }
    var faults = DiagnosticCollector()
    var view = model.archived
    view.construction = .assignment
    let kept = Set(view.properties.map(\.name))
    let builder = ConstructionBuilder(
      context, unmapped: unmapped.filter { !kept.contains($0.name.text) }, inherited: inherited)
    if view.shape == nil {
      builder.decide(&view, &faults)
    } else {
      builder.decideShape(&view, &faults)
    }
    model.archive.construction = view.construction
    model.archive.nilConstants = view.nilConstants
    for property in model.archived.properties {
      guard !property.archive.isKept, property.mustBePresent else { continue }
      faults.report(
        .archiveLacks(property.name, model.name), in: context.file, at: property.nameRange,
        notes: ["give it a default, or make it optional"])
    }
    model.archive.faults = faults.diagnostics
  }
}
