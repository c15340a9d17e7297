import IsomerSyntax

extension ModelGraph {
  /// Returns models with all information that depends on the whole target.
  func complete(_ models: [Model], _ archives: ArchiveGraph?) -> [Model] {
    let throwing = throwingMerges
    let validation = ValidationGraph(self)
    let files = Set(self.models.filter { $0.module == nil }.map(\.file.path))
    let complete = models.map { model in
      var model = validation.complete(archives?.complete(model) ?? model)
      markThrowingMerges(in: &model, throwing)
      let inherited = symbols.inheritedNames(of: model.name, from: "") ?? []
      model.derivation.declaredConformances = Set(inherited).intersection(Derivation.conformances)
      model.derivation.below = derivedSubclasses(of: model)
      model.hierarchy.parentLinks = parentLinks(of: model)
      markUpdates(in: &model)
      markForeign(in: &model, declaredIn: files)
      markThrowingChanges(in: &model, validation.complete)
      model.derivation.changes = changes(of: model)
      model.scope.exposed = exposedNames(in: model)
      model.object.passesOverSecrets = model.flattened.contains { hasSecrets($0, in: model) }
      return model
    }
    return GenericRequirements.complete(complete, in: self)
  }

  private func hasSecrets(_ property: Property, in model: Model) -> Bool {
    property.isSecret
      || flattenedModels(property, model).contains { $0.properties.contains(where: \.isSecret) }
  }

  /// Returns the names in public declarations of generated types that the target does not declare.
  private func exposedNames(in model: Model) -> Set<String> {
    guard model.access >= .package else { return [] }
    let changes = model.derivation.changes.flatMap(\.properties).filter(\.declaration.isPublic).map(
      \.type)
    let types = changes + model.derivation.identity.map(\.type)
    let names = types.flatMap { type in
      type.text.split { !($0.isLetter || $0.isNumber || "_.".contains($0)) }.map(String.init)
    }
    return Set(
      names.compactMap { name in
        if let module = self.model(named: name, from: model.name)?.module {
          return "\(module).\(name.lastName)"
        }
        let first = name.pathComponents[0]
        let isKnown =
          StandardTypes.needsNoImport(name.lastName) || first == RuntimeModule.json.rawValue
          || model.genericParameters.contains(first) || knows(first, from: model.name)
        return isKnown ? nil : name
      })
  }
}

extension Derivation {
  /// The protocols whose requirements are derived.
  fileprivate static let conformances: Set<String> = [
    "Equatable", "Hashable", "CustomStringConvertible", "Mergeable",
  ]
}
