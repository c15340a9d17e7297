import IsomerSyntax

extension SampleReader {
  mutating func readFlattened(
    _ property: Property, of model: Model, in object: SampleValue
  ) {
    let level = model.level
    switch lookUp(level[...], in: object) {
    case .found(let value) where !value.isNull:
      guard let flattened = flattened(property, in: scope) else { return }
      let outer = scope
      defer { scope = outer }
      scope = flattened.scope
      if lacksKeys(value, of: flattened.model, in: property) { return }
      below(level) { reader in
        reader.recovering(property) {
          $0.readObject(value, flattened.model, isFlattened: true)
        }
      }
    case .found, .missing:
      guard property.mustBePresent, !level.isEmpty else { return }
      addMissing(KeyPathText(level).text, in: object)
    case .wrong(let value, let expected): fail(expected, value)
    }
  }

  /// Returns true if nothing is read from an object, because all keys of an optional flattened model
  /// are missing or null, or may be.
  private mutating func lacksKeys(
    _ value: SampleValue, of model: Model, in property: Property
  ) -> Bool {
    guard property.location.sharing?.reading.isOptional == true else { return false }
    let affixes = property.location.affixes
    if !affixes.isEmpty, property.location.joining == nil {
      return value.members?.contains { affixes.accepts($0.key) && !$0.value.isNull } == false
    }
    let root = keys(of: model, with: affixes)
    return root.isTaken || !root.keys.contains { value[$0.key]?.isNull == false }
  }

  /// Returns a flattened model with the affixes around its keys; nil if any value is valid.
  private mutating func flattened(_ property: Property, in scope: TypeScope) -> FlattenedModel? {
    guard let found = FlattenedModel(property, in: scope, models), found.isDirect else {
      return nil
    }
    let affixes = property.location.affixes
    let name = FlattenedName(found.model, found.scope, affixes)
    let known = affixed[name] ?? found.with(affixes)
    affixed[name] = .some(known)
    return known
  }

  /// Returns the keys that a model and its flattened models read.
  ///
  /// Unknown types, clusters, models with hooks and those with a `rest` may read any key.
  mutating func keys(of model: Model, with affixes: Affixes = Affixes()) -> ObjectPlan {
    let name = FlattenedName(model, scope, affixes)
    if let known = merged[name] { return known }
    let form = MergedKeys(model, scope, findsUnknown: true) { property, scope in
      flattened(property, in: scope).flatMap { $0.model.hasRest ? nil : $0 }
    }
    var root = form.root
    if !form.unmerged.isEmpty {
      root.isTaken = true
      root.markTaken()
    }
    merged[name] = root
    return root
  }
}

/// A model with generic arguments and affixes around its keys.
struct FlattenedName: Hashable {
  private var type: String
  private var caseName: String?
  private var affixes: Affixes

  init(_ model: Model, _ scope: TypeScope, _ affixes: Affixes) {
    (type, caseName) = (model.name + scope.suffix, model.enumeration.caseName)
    self.affixes = affixes
  }
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
