import IsomerSyntax

extension ModelGraph {
  /// The models with what only a look at the whole target tells.
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
      model.claimsByProfile = claimsByProfile(model, depth: 0)
      markUpdates(in: &model)
      markForeign(in: &model, declaredIn: files)
      markThrowingChanges(in: &model, validation.complete)
      model.derivation.changes = changes(of: model)
      model.passesOverSecrets = model.flattened.contains { hasSecrets($0, in: model, depth: 0) }
      return model
    }
  }
}

extension ModelGraph {
  /// Whether a model flattens one that has profiles, or one that does so.
  ///
  /// What other modules declare is asked by a model that has profiles itself.
  private func claimsByProfile(_ model: ModelDescription, depth: Int) -> Bool {
    guard depth < 16 else { return false }
    return model.flattened.contains { property in
      guard let child = flattenedModel(property, model) else { return !model.profiles.isEmpty }
      return !child.profiles.isEmpty || claimsByProfile(child, depth: depth + 1)
    }
  }

  /// Whether a flattened property is secret, or has a secret one among its own.
  private func hasSecrets(
    _ property: PropertyDescription, in model: ModelDescription, depth: Int
  ) -> Bool {
    if property.isSecret { return true }
    // A class can flatten itself.
    guard depth < 16, let name = property.type.reference?.namePath,
      let child = self.model(named: name, from: model.name)
    else { return false }
    return child.properties.contains(where: \.isSecret)
      || child.flattened.contains { hasSecrets($0, in: child, depth: depth + 1) }
  }
}

extension Derivation {
  /// The protocols that derived members fulfil.
  fileprivate static let conformances: Set<String> = [
    "Equatable", "Hashable", "CustomStringConvertible", "Mergeable",
  ]
}
