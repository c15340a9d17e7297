import IsomerSyntax

extension ConstructionBuilder {
  /// Returns the call that copies a class: the initialiser that takes the most properties, as for
  /// reading; the other properties are assigned.
  func copy(for derivation: Derivation, of model: Model) -> Model.Call? {
    let copied = derivation.properties(for: .copy).filter { !hasOwnValue($0) }
    var view = model
    view.properties = copied.map(description)
    if let call = call(for: view) { return call }
    // The missing initialiser is already reported for reading.
    if model.reads, model.object.creation.construction == .assignment { return nil }
    let wanted = copied.filter { !$0.isAssignable || $0.initialValue == nil }
    context.report(
      .noCopyInitialiser(model.name), at: model.nameRange,
      notes: ["add '\(initialiser(taking: wanted))'"])
    return nil
  }

  /// Returns true for a constant with an initial value, which is reported elsewhere if it cannot be
  /// copied.
  private func hasOwnValue(_ property: DerivedProperty) -> Bool {
    context.type.properties.contains {
      $0.name.text == property.name && $0.isLet && $0.initialValue != nil
    }
  }

  /// Returns the property as a value to initialise from, as if it were read.
  private func description(_ property: DerivedProperty) -> Property {
    // No parameter has this type, so the property is assigned.
    let type = property.type ?? MappedType(inferred: "_", at: property.nameRange)
    var description = Property(Name(property.name, property.nameRange), type: type)
    description.conditions = property.conditions
    if !property.isAssignable { description.declaration.setter = .argument }
    return description
  }

  private func initialiser(taking wanted: [DerivedProperty]) -> String {
    let parameters = wanted.map { "\($0.name): \($0.type?.text ?? "…")" }
    let body = wanted.map { "self.\($0.name) = \($0.name)" }
    return "init(\(parameters.joined(separator: ", "))) { \(body.joined(separator: "; ")) }"
  }
}
