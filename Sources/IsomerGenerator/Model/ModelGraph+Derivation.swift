import IsomerSyntax

extension ModelGraph {
  /// Returns the models with all information that depends on the whole target.
  func completeModels(
    _ archives: ArchiveGraph? = nil
  ) -> [ModelDescription] {
    let throwing = throwingMerges
    let validation = ValidationGraph(self)
    let files = ownFiles
    return models.map { model in
      var model = validation.complete(archives?.complete(model) ?? model)
      markThrowingMerges(in: &model, throwing)
      let inherited = inheritedNames(of: model.name, from: "") ?? []
      model.derivation.declaredConformances = Set(inherited).intersection(
        Derivation.conformances)
      model.derivation.below = derivedSubclasses(of: model)
      model.parentLinks = parentLinks(of: model)
      markUpdates(in: &model)
      markForeign(in: &model, declaredIn: files)
      markThrowingChanges(in: &model, validation.complete)
      model.derivation.changes = changes(of: model)
      model.passesOverSecrets = model.flattened.contains { hasSecrets($0, in: model) }
      return model
    }
  }
}

extension ModelGraph {
  /// Returns true if a flattened property is secret or contains a secret property.
  private func hasSecrets(_ property: PropertyDescription, in model: ModelDescription) -> Bool {
    property.isSecret
      || flattenedModels(property, model).contains { $0.properties.contains(where: \.isSecret) }
  }
}

extension Derivation {
  /// The protocols whose requirements are derived.
  fileprivate static let conformances: Set<String> = [
    "Equatable", "Hashable", "CustomStringConvertible", "Mergeable",
  ]
}
