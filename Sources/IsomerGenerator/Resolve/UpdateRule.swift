import IsomerSyntax

/// The rule for updating a property that is present in a document.
enum UpdateRule: Sendable {
  /// The new value replaces the current one.
  case replace
  /// The current model, or the models in a collection, are updated: `merge: .deep`, `flatten`.
  case deep
  /// The property is never updated: `skip: .merge`.
  case leave
}

extension Model {
  /// True if documents can update the model.
  var isUpdatable: Bool {
    reads && kind != .enumeration && enumeration.caseName == nil
      && derivation.updates(derivation.members)
  }

  /// True if a superclass provides the update, which dispatches to this class.
  var inheritsUpdate: Bool { derivation.updates(derivation.inheritedMembers) }

  var updated: [Property] { properties.filter { $0.reads && $0.updating.rule != .leave } }

  /// The properties of a struct that only an initialiser can set, so that a new value is created.
  var rebuilt: [Property] { kind == .classType ? [] : updated.filter { !$0.isSetLater } }

  var assigned: [Property] { updated.filter(\.isSetLater) }
}

extension Property {
  /// True if null is valid, for an optional or a property with a default.
  package var takesNull: Bool {
    !presence.refusesNull && (type.isOptional || presence.fallback != .none)
  }
}

extension Derivation {
  fileprivate func updates(_ members: Set<Member>) -> Bool {
    !members.isDisjoint(with: [.merge, .changes])
  }
}

extension ModelGraph {
  /// Sets the update rules of a model's properties.
  func markUpdates(in model: inout Model) {
    guard model.isUpdatable else { return }
    let derived = Dictionary(firstOf: model.derivation.properties.map { ($0.name, $0) })
    for index in model.properties.indices where model.properties[index].reads {
      let property = model.properties[index]
      model.properties[index].updating.rule = Self.rule(of: property, derived[property.name])
      model.properties[index].updating.isUpdated = true
      model.properties[index].presence.tellsNull =
        (property.takesNull || property.type.isOptional) && property.location.role != .rest
        && !property.distinguishesNull && !property.presence.isThreeState
    }
  }

  private static func rule(of property: Property, _ derived: DerivedProperty?) -> UpdateRule {
    if derived?.isLeftAlone == true { return .leave }
    let isPlain =
      property.codec.readTransformer == nil && property.codec.boxedType == nil
      && !property.isComposite && !property.location.readPaths.contains(where: \.isProjection)
    let isDeep = property.location.role == .flatten || derived?.merge == .deep
    return isPlain && isDeep ? .deep : .replace
  }
}
