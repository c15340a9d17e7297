import IsomerSyntax

extension ModelGraph {
  /// Returns the model of the type that `derive: .changes` generates, which is rendered like any
  /// other.
  ///
  /// It has the same keys, and a three-state value for each property.
  func changes(of model: Model) -> [Model] {
    guard model.derivesChanges else { return [] }
    var declaration = Model.Declaration(
      kind: .structure, file: model.file, name: "\(model.name).Changes", nameRange: model.nameRange,
      access: model.access)
    declaration.conditions = model.conditions
    declaration.availability = model.availability
    declaration.isolation = model.isolation
    let nested = model.changing.compactMap { nestedChanges(of: $0, in: model) }
    if nested.allSatisfy({ $0.access < .package || $0.declaration.sendability != nil }) {
      declaration.sendability = model.declaration.sendability
    }
    var changes = Model(declaration)
    changes.object.under = model.object.under
    changes.object.unknown = model.object.unknown
    changes.object.hooks.beforeReading = model.object.hooks.beforeReading
    changes.object.passesOverSecrets = model.object.passesOverSecrets
    // Tags are known keys, but they are not written.
    changes.clusters.tags = model.clusters.tagRules.map { WrittenTag(path: $0.path, value: nil) }
    let callee = PastedExpression(changes.name, in: model.file, at: 0)
    changes.object.creation.construction = .call(Model.Call(callee: callee, arguments: []))
    let names = Set(model.changing.map(\.name))
    let claims = model.properties.filter { !names.contains($0.name) && $0.location.role == .keyed }
    changes.properties = model.changing.map { changed($0, in: model) } + claims.map(Self.claimed)
    return [changes]
  }

  /// Returns a property that changes do not contain, but whose key is known.
  private static func claimed(_ property: Property) -> Property {
    var claimed = property
    claimed.declaration.setter = .constant(isDeclared: true)
    (claimed.reads, claimed.writes) = (false, false)
    claimed.presence.fallback = .none
    return claimed
  }

  /// Records for nested models whether applying their changes can throw.
  func markThrowingChanges(in model: inout Model, _ complete: (Model) -> Model) {
    guard model.derivesChanges else { return }
    let original = model
    model.properties.modifyEach {
      let child = nestedChanges(of: $0, in: original)
      $0.updating.nestedApplyThrows = child.map { complete($0).isValidated } ?? false
    }
  }

  private func changed(_ property: Property, in model: Model) -> Property {
    var changed = property
    changed.declaration.owner = nil
    changed.declaration.setter = .assignment(isPublic: false)
    changed.validation.checks = []
    changed.validation.nestedChecks = .none
    changed.presence.isRequired = false
    changed.updating.isUpdated = false
    changed.updating.rule = .replace
    changed.presence.tellsNull = false
    if property.location.role == .rest {
      changed.presence.fallback = .none
      return changed
    }
    if let nested = nestedChanges(of: property, in: model) {
      return self.nested(changed, nested, isOptional: property.type.isOptional)
    }
    if property.takesNull { changed.type = property.type.optional }
    changed.presence.recovery = Self.recovery(of: property)
    changed.presence.fallback = .none
    changed.presence.isThreeState = true
    return changed
  }

  /// Returns the recovery of invalid values: a change to a value, or the same result as for null.
  private static func recovery(of property: Property) -> Property.Recovery {
    switch (property.presence.recovery, property.presence.fallback) {
    case (.value(let value), _), (.fallBack, .expression(let value)),
      (.fallBack, .kept(let value?)):
      .value(property.presence.isThreeState ? value : value.with(text: ".init(\(value.text))"))
    default: property.presence.recovery
    }
  }

  private func nested(_ property: Property, _ model: Model, isOptional: Bool) -> Property {
    var nested = property
    let own = SwiftName.path(model.name)
    let changes = "\(own).Changes"
    let text = isOptional ? "Isomer.NestedChange<\(own), \(changes)>" : changes
    nested.type = MappedType(inferred: text, at: property.nameRange)
    nested.presence.fallback = .kept(nil)
    nested.presence.recovery = .none
    nested.presence.refusesNull = true
    nested.codec.elements = []
    nested.codec.coerces = false
    nested.presence.absence = isOptional ? "isAbsent" : "isEmpty"
    return nested
  }

  /// Returns the nested model of a property if the model derives its own changes.
  func nestedChanges(of property: Property, in model: Model) -> Model? {
    guard property.updating.rule == .deep, let reference = property.type.reference,
      let name = (reference.optionalWrapped ?? reference).namePath,
      let child = self.model(named: name, from: property.declaration.owner ?? model.name)
    else { return nil }
    return child.derivesChanges ? child : nil
  }
}
