import IsomerSyntax

extension ModelGraph {
  /// The models whose merge can throw, because of a function, a deeply merged model, or another
  /// class of the hierarchy.
  var throwingMerges: Set<String> {
    let merging = models.filter { $0.derivation.derives(.merge) }
    var throwing = Set(
      merging.filter { $0.derivation.properties(for: .merge).contains { $0.merge.canThrow } }.map(
        \.name))
    guard !throwing.isEmpty else { return [] }
    var edges: [String: [String]] = [:]
    for model in merging {
      edges[model.name] = deeplyMerged(in: model) + model.relatives
    }
    while true {
      let found = merging.map(\.name).filter { name in
        !throwing.contains(name) && (edges[name] ?? []).contains(where: throwing.contains)
      }
      if found.isEmpty { return throwing }
      throwing.formUnion(found)
    }
  }

  func markThrowingMerges(in model: inout Model, _ throwing: Set<String>) {
    guard throwing.contains(model.name) else { return }
    model.derivation.mergeThrows = true
    let original = model
    model.derivation.properties.modifyEach {
      let deep = deepModel(of: $0, in: original)
      $0.deepMergeThrows = deep.map { throwing.contains($0.name) } ?? false
    }
  }

  private func deeplyMerged(in model: Model) -> [String] {
    model.derivation.properties(for: .merge).compactMap { deepModel(of: $0, in: model)?.name }
  }

  /// Returns the model of the target inside a deeply merged property.
  private func deepModel(of property: DerivedProperty, in model: Model) -> Model? {
    guard property.merge == .deep, let name = property.type?.reference?.leaf.namePath else {
      return nil
    }
    return self.model(named: name, from: property.owner ?? model.name)
  }
}
