import IsomerSyntax

extension ModelGraph {
  /// The models with what only a look at the whole target tells.
  var completeModels: [ModelDescription] {
    models.map { model in
      var model = model
      let inherited = inheritedNames(of: model.name, from: "") ?? []
      model.derivation.declaredConformances = Set(inherited).intersection(
        Derivation.conformances)
      return model
    }
  }
}

extension Derivation {
  /// The protocols that derived members fulfil.
  fileprivate static let conformances: Set<String> = [
    "Equatable", "Hashable", "CustomStringConvertible",
  ]
}
