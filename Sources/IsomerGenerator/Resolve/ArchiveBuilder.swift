import IsomerSyntax

/// Decides how a value is initialised from an archive.
///
/// It is initialised like a value that is read from a document, but the properties differ: some are
/// only archived, and some are only in documents. Faults are only reported if the type is archived,
/// which depends on the whole target.
struct ArchiveBuilder {
  let context: TypeContext
  let unmapped: [PropertyDeclaration]
  var inherited: [FunctionDeclaration] = []

  func decide(_ model: inout Model) {
    guard !context.isProfiled, model.isKnown else { return }
    let view = model.archived
    let kept = Set(view.properties.map(\.name))
    let builder = ConstructionBuilder(
      context: context, unmapped: unmapped.filter { !kept.contains($0.name.text) },
      inherited: inherited)
    let decision = builder.decide(view)
    model.archive.creation = decision.creation
    model.archive.faults.ifArchived = decision.faults
    for property in model.archived.properties {
      guard !property.archive.isKept, property.mustBePresent else { continue }
      model.archive.faults.ifArchived.append(
        Diagnostic(
          .error, .archiveLacks(property.name, model.name), in: context.file,
          at: property.nameRange.start, notes: ["give it a default, or make it optional"]))
    }
  }
}
