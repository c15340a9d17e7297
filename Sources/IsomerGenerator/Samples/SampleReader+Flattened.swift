import IsomerSyntax

/// A model whose keys are in the object of another one.
struct FlattenedPlan {
  /// The plan, whose keys have the affixes.
  var plan: MappingPlan
  var arguments: TypeBindings
  /// True if nothing is read from an object in which all keys are missing or null.
  var isOptional: Bool
  /// The affixes if every key with them counts, not only those of the model.
  var affixes: Affixes?
}

extension SampleReader {
  mutating func readFlattened(
    _ property: Property, of model: Model, in object: SampleValue
  ) {
    let level = model.level
    switch lookUp(level[...], in: object) {
    case .found(let value) where !value.isNull:
      guard let flattened = flattened(property, in: model) else { return }
      with(flattened.arguments) { reader in
        if flattened.isOptional, reader.lacksKeys(value, of: flattened) { return }
        reader.below(level) { reader in
          reader.recovering(property) { $0.readObject(value, flattened.plan, isFlattened: true) }
        }
      }
    case .found, .missing:
      guard property.mustBePresent, !level.isEmpty else { return }
      addMissing(KeyPathText(level).text, in: object)
    case .wrong(let value, let expected): fail(expected, value)
    }
  }

  /// Returns true if all keys of a flattened model are missing or null, or may be.
  private mutating func lacksKeys(_ value: SampleValue, of flattened: FlattenedPlan) -> Bool {
    if let affixes = flattened.affixes {
      return value.members?.contains { affixes.accepts($0.key) && !$0.value.isNull } == false
    }
    let root = keys(of: flattened.plan)
    return root.isTaken || !root.keys.contains { value[$0.key]?.isNull == false }
  }

  /// Returns the plan of a flattened model; nil if any value is valid.
  private mutating func flattened(_ property: Property, in model: Model) -> FlattenedPlan? {
    guard var type = property.type.reference?.leaf else { return nil }
    var scope = property.scope(in: model)
    if let argument = argument(for: type, in: scope) { (type, scope) = (argument.leaf, ("", [])) }
    let meaning = models.meaning(of: type, in: scope)
    guard case .object(let plan) = meaning, plan.model.isReadDirectly,
      plan.model.clusters.cluster == nil, let own = affixed(plan, property.location.affixes)
    else { return nil }
    let areAllKeys = !property.location.affixes.isEmpty && property.location.joining == nil
    return FlattenedPlan(
      plan: own, arguments: arguments(of: meaning, as: type, in: scope),
      isOptional: property.location.sharing?.reading.isOptional ?? false,
      affixes: areAllKeys ? property.location.affixes : nil)
  }

  /// Returns the plan of a model with affixes around the keys; nil if they are unknown.
  private mutating func affixed(_ plan: MappingPlan, _ affixes: Affixes) -> MappingPlan? {
    if affixes.isEmpty { return plan }
    let place = AffixedPlan(plan: ObjectIdentifier(plan), affixes: affixes)
    if let known = affixedPlans[place] { return known }
    let isLong = affixes.prefix.utf8.count + affixes.suffix.utf8.count > 1000
    guard !isLong, let model = plan.model.with(affixes) else { return nil }
    let own = Planner(model, findsUnknown: true).plan()
    affixedPlans[place] = own
    return own
  }

  // MARK: Keys

  /// Returns the keys that a model and its flattened models read.
  mutating func keys(of plan: MappingPlan) -> ObjectPlan {
    let known = merged[ObjectIdentifier(plan)]
    if let known { return known }
    var root = plan.root
    addFlattened(in: plan.model, at: [], to: &root, depth: 0)
    // Those of a generic model depend on its arguments.
    if !plan.model.isGeneric { merged[ObjectIdentifier(plan)] = root }
    return root
  }

  private mutating func addFlattened(
    in model: Model, at path: [KeyPathText.Component], to root: inout ObjectPlan, depth: Int
  ) {
    let level = path + model.level
    for property in model.readProperties where property.location.role == .flatten {
      guard let flattened = flattened(property, in: model), !flattened.plan.model.hasRest,
        depth < 16
      else {
        // Unknown types, clusters, models with hooks and those with a `rest` may read any key.
        root.isTaken = true
        root.markTaken()
        continue
      }
      root.add(flattened.plan.root, at: level[...])
      with(flattened.arguments) {
        $0.addFlattened(in: flattened.plan.model, at: level, to: &root, depth: depth + 1)
      }
    }
  }
}

/// A plan with affixes around its keys.
struct AffixedPlan: Hashable {
  var plan: ObjectIdentifier
  var affixes: Affixes
}

extension Sharing.Reading {
  fileprivate var isOptional: Bool {
    switch self {
    case .present, .tagged: true
    case .selected(let isOptional, _): isOptional
    case .whole: false
    }
  }
}

extension Model {
  /// Returns the model with affixes around its keys; nil if it has other keys than its properties.
  fileprivate func with(_ affixes: Affixes) -> Model? {
    guard clusters.tagRules.isEmpty, clusters.enclosure == nil, !hasRest, !isArray else {
      return nil
    }
    var model = self
    let isBelow = !level.isEmpty
    model.object.under.read = object.under.read?.with(affixes)
    model.changeProperties { property in
      property.location.joining = nil
      property.location.readPaths.modifyEach { $0 = $0.with(affixes) }
      property.location.fields.modifyEach { $0.path = $0.path.with(affixes) }
      guard property.location.role == .flatten, !isBelow else { return }
      let own = property.location.affixes
      property.location.affixes = Affixes(
        prefix: affixes.prefix + own.prefix, suffix: own.suffix + affixes.suffix)
    }
    return model
  }
}
