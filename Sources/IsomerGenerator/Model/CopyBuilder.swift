import IsomerSyntax

/// Decides how a copy of a class is built: by the initialiser that takes the most of its
/// properties, as for reading, and by assigning the rest.
struct CopyBuilder {
  private let context: TypeContext
  private let initialisers: [FunctionDeclaration]

  /// `inherited` are the initialisers of the superclass, for a class that has none of its own.
  init(_ context: TypeContext, inherited: [FunctionDeclaration]) {
    self.context = context
    initialisers = inherited
  }

  func call(
    for derivation: Derivation, of model: ModelDescription,
    _ collector: inout DiagnosticCollector
  ) -> ModelDescription.Call? {
    let copied = derivation.properties(for: .copy).filter { !hasOwnValue($0) }
    let builder = ConstructionBuilder(context, unmapped: [], inherited: initialisers)
    if let call = builder.call(taking: copied.map(description), of: model) { return call }
    // Reading lacks the same initialiser, and says so.
    if model.reads, model.construction == .assignment { return nil }
    let wanted = copied.filter { !$0.isAssignable || $0.initialValue == nil }
    collector.report(
      .noCopyInitialiser(model.name), in: context.file, at: model.nameRange,
      notes: ["add '\(initialiser(taking: wanted))'"])
    return nil
  }

  /// A constant with a value: reported where that value cannot be copied.
  private func hasOwnValue(_ property: DerivedProperty) -> Bool {
    context.type.properties.contains {
      $0.name.text == property.name && $0.isLet && $0.initialValue != nil
    }
  }

  /// The property as if it had been read from a document: both are values to build from.
  private func description(_ property: DerivedProperty) -> PropertyDescription {
    // No parameter has this type, so the property is assigned.
    let type = property.type ?? MappedType(inferred: "_", at: property.nameRange)
    var description = PropertyDescription(
      name: property.name, nameRange: property.nameRange, type: type,
      keyRange: property.nameRange)
    description.conditions = property.conditions
    description.isAssignable = property.isAssignable
    description.isLet = !property.isAssignable
    return description
  }

  private func initialiser(taking wanted: [DerivedProperty]) -> String {
    let parameters = wanted.map { "\($0.name): \($0.type?.text ?? "…")" }
    let body = wanted.map { "self.\($0.name) = \($0.name)" }
    return "init(\(parameters.joined(separator: ", "))) { \(body.joined(separator: "; ")) }"
  }
}
