import IsomerSyntax

/// The models and clusters of a file.
struct BuiltModels {
  var models: [Model] = []
  /// The classes among the models, whose inheritance is not yet resolved.
  var classes: [PendingClass] = []
  var protocols: [ProtocolCluster] = []
  /// The mapped types of other modules, for their names and keys.
  var imported: [Model] = []

  /// The derived members of the models, which are the same in all profiles.
  var derivations: [Model.Place: Derivation] = [:]

  /// Returns only the types of the target whose full names meet a condition.
  func only(_ isKept: (String) -> Bool) -> BuiltModels {
    var kept = BuiltModels()
    kept.models = models.filter { $0.module == nil && isKept($0.declaredName) }
    kept.classes = classes.filter { isKept($0.name) }
    kept.protocols = protocols.filter { $0.module == nil && isKept($0.name) }
    return kept
  }
}

extension Model {
  /// The full name of the type, or of the protocol of an external mapping.
  var declaredName: String { shape?.protocolName ?? name }
}
