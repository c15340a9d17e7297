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
    declaration.genericParameters = model.genericParameters
    declaration.genericName = model.declaration.genericName.map { "\($0).Changes" }
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
    changes.clusters.tags = model.clusters.tagRules.flatMap { $0.tag.keys(nil) }
    let callee = PastedExpression(changes.typeName, in: model.file, at: 0)
    changes.object.creation.call = Model.Call(callee: callee, arguments: [])
    let names = Set(model.changing.map(\.name))
    let others = model.properties.filter { !names.contains($0.name) && $0.location.role == .keyed }
    changes.properties = model.changing.map { change(of: $0, in: model) } + others.map(Self.known)
    return [changes]
  }

  /// Returns a property that changes do not contain, but whose key is known.
  private static func known(_ property: Property) -> Property {
    var known = Property(of: property)
    (known.reads, known.writes) = (false, false)
    known.declaration.setter = .constant(isDeclared: true)
    known.location = property.location
    return known
  }

  /// Records for nested models whether applying their changes can throw.
  func markThrowingChanges(in model: inout Model, _ complete: (Model) -> Model) {
    guard model.derivesChanges else { return }
    let original = model
    model.properties.modifyEach {
      let child = nestedChanges(of: $0, in: original)
      $0.updating.nestedIsObject = child?.kind == .classType
      $0.updating.nestedApplyThrows = child.map { complete($0).isValidated } ?? false
    }
  }

  /// Returns the property of the changes, with only what they use of the model's own one.
  private func change(of property: Property, in model: Model) -> Property {
    var change = Property(of: property)
    change.declaration = Property.Declaration(
      ownerFile: property.declaration.ownerFile, wrappers: property.declaration.wrappers,
      isPublic: property.declaration.isPublic,
      isCheckedByCompiler: property.declaration.isCheckedByCompiler)
    change.location = property.location
    if let nested = nestedChanges(of: property, in: model) {
      let isOptional = property.type.isOptional
      let own = nested.isGeneric ? property.type.wrapped : SwiftName.path(nested.name)
      let type = isOptional ? "Isomer.NestedChange<\(own), \(own).Changes>" : "\(own).Changes"
      change.type = MappedType(inferred: type, at: property.nameRange)
      change.presence.change = isOptional ? .optionalModel : .model
      change.presence.fallback = .kept(nil)
      return change
    }
    change.codec = property.codec
    guard property.location.role != .rest else {
      change.storeMemberChanges()
      return change
    }
    if property.readsOptional { change.type = property.type.optional }
    change.presence.change = .value
    change.presence.readNull = property.presence.readNull
    change.presence.recovery = Self.recovery(of: property)
    return change
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

  /// Returns the nested model of a property if the model derives its own changes.
  func nestedChanges(of property: Property, in model: Model) -> Model? {
    guard property.updating.rule == .deep, let reference = property.type.reference,
      let name = reference.unwrapped.namePath,
      let child = self.model(named: name, from: property.declaration.owner ?? model.name)
    else { return nil }
    // The object can belong to a subclass, which has other changes.
    return child.derivesChanges && child.hierarchy.subclasses.isEmpty ? child : nil
  }
}
