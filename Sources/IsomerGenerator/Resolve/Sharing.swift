import IsomerSyntax

/// How a flattened value shares the object of its model, unless it is a model that is always there.
///
///     var billing: Address?   // @mapped flatten: .prefix("billing_")       selected, optional
///     var payment: Payment    // @mapped flatten     {"card": {…}}         selected
///     var address: Address?   // @mapped flatten     {"city": "…", …}      present
///     var event: Event?       // @mapped flatten     {"type": "…", …}      tagged
package struct Sharing: Sendable {
  package enum Reading: Sendable, Equatable {
    /// From the whole object.
    case whole
    /// From the whole object if it has the tag.
    case tagged(TagSource)
    /// From the whole object if it has one of its members.
    case present
    /// From an object of the members that it handles; an optional value only if there are any, or if
    /// there is the tag.
    case selected(isOptional: Bool, tag: TagSource? = nil)
  }

  package var reading: Reading
  /// True if the type writes its members itself; otherwise it writes an object, whose members are
  /// moved.
  var writesMembers: Bool
  /// The first keys of the paths that are handled, besides those of the models in it.
  var keys: [String] = []
  /// True if the keys are the names of cases.
  var namesCases = false
  /// The types that handle other keys.
  var models: [String] = []
  /// The keys of an optional for which null is a value: those of cases without values.
  var nullable: [String] = []
  /// False if every key of the object may be handled.
  var areKeysKnown = true
  /// True if it handles the keys that are not those of its model, or of other flattened values; with
  /// `keys`, only if the object has none of these.
  var takesOthers = false
  /// True if it stores unknown keys and writes them back.
  var storesOthers = false
  /// True if updates replace the value.
  var isReplaced = false
  /// The path that is missing if nothing is read, which is then found at the end.
  var missingPath: KeyPathText?
}

extension ModelGraph {
  /// Sets how the flattened values of a model share its object.
  ///
  /// A policy that is only a default does not apply to a model whose unknown keys are not known.
  func markSharing(in model: inout Model, _ protocols: [ProtocolCluster]) {
    let original = model
    model.changeProperties { property in
      guard property.location.role == .flatten else { return }
      property.location.sharing = sharing(of: property, in: original, protocols)
    }
    model.enumeration.cases.modifyEach { markSingle(in: &$0, of: original) }
    if !model.object.declaresUnknown, model.object.unknown != .ignore,
      model.heldProperties.contains(where: { openValue(in: $0, of: original, protocols) != nil })
    {
      model.object.unknown = .ignore
    }
  }

  /// Sets how a single value shares the object of its case, if the policies of both differ.
  private func markSingle(in item: inout EnumCase, of model: Model) {
    guard case .single(var value) = item.payload, item.reads,
      model.enumeration.tagging(of: item).isBesideValues, !value.property.isTransformed,
      let child = flattenedModel(value.property, model), child.kind != .enumeration, !child.isWhole
    else { return }
    let isTagged = model.enumeration.tagging(of: item).isWithin
    let (own, inner) = (model.object.unknown, child.object.unknown)
    guard isTagged ? inner != .ignore && !item.storesTag : !child.hasOtherKeys && !inner.covers(own)
    else { return }
    let types = [value.property.handlingType]
    var sharing = Sharing(reading: .whole, writesMembers: true, models: types)
    if isTagged { sharing.select(isOptional: false, takingOthers: child.hasOtherKeys) }
    value.property.location.sharing = sharing
    item.payload = .single(value)
  }

  /// Returns the type of a flattened value that may handle any key, which can be nested in another.
  func openValue(
    in property: Property, of model: Model, _ protocols: [ProtocolCluster]
  ) -> MappedType? {
    var visited: Set<String> = []
    func openType(_ property: Property, _ model: Model) -> MappedType? {
      guard property.location.role == .flatten, property.reads else { return nil }
      let child = flattenedModel(property, model)
      var inner: MappedType?
      if let child, visited.insert(child.name).inserted {
        for property in child.properties where inner == nil { inner = openType(property, child) }
      }
      let isOpen =
        child?.hasOtherKeys == true
        || sharing(of: property, in: model, protocols)?.areKeysKnown == false
      return inner ?? (isOpen ? property.type : nil)
    }
    return openType(property, model)
  }

  /// Returns how a flattened value shares the object: in the usual way, but without the keys of its
  /// model if it takes unknown keys, or if a model in it has a policy for them.
  private func sharing(
    of property: Property, in model: Model, _ protocols: [ProtocolCluster]
  ) -> Sharing? {
    var visited: Set<String> = []
    func shared(_ property: Property, _ model: Model) -> Sharing? {
      let usual = usualSharing(of: property, in: model, protocols)
      let child = flattenedModel(property, model)
      var takesUnknown = child?.enumeration.takesUnknown == true
      if let child, visited.insert(child.name).inserted {
        for inner in child.flattened where !takesUnknown {
          takesUnknown = shared(inner, child)?.takesOthers == true
        }
      }
      let stores = child?.enumeration.stores == true
      guard
        stores || takesUnknown
          || readers(of: property, in: model, protocols).contains(where: \.hasUnknownPolicy)
      else { return usual }
      var sharing =
        usual ?? Sharing(reading: .whole, writesMembers: true, models: [property.handlingType])
      sharing.storesOthers = stores
      sharing.select(
        isOptional: property.mayLackKeys || sharing.isReplaced && model.isUpdatable,
        takingOthers: takesUnknown || child?.hasOtherKeys == true)
      return sharing
    }
    return shared(property, model)
  }

  /// Returns the models that read the object of a flattened value: its type, and subtypes and values
  /// of cases in the same object.
  private func readers(
    of property: Property, in model: Model, _ protocols: [ProtocolCluster]
  ) -> [Model] {
    guard let child = flattenedModel(property, model) else {
      let cluster = protocols.first { $0.boxName == property.codec.boxedType?.wrapped }
      return (cluster?.cluster.members ?? []).compactMap { self.model(named: $0.name, from: "") }
    }
    let singles = child.enumeration.cases.compactMap { item -> Model? in
      guard case .single(let value) = item.payload,
        child.enumeration.tagging(of: item).isBesideValues
      else { return nil }
      return flattenedModel(value.property, child)
    }
    let subclasses = child.hierarchy.subclasses.compactMap { self.model(named: $0.name, from: "") }
    return [child] + singles + subclasses
  }

  private func usualSharing(
    of property: Property, in model: Model, _ protocols: [ProtocolCluster]
  ) -> Sharing? {
    let hasAffixes = !property.location.affixes.isEmpty
    let isSelected = property.type.isOptional || hasAffixes
    // With an initial value, affixes show whether the value is there.
    let isOptional = property.mayLackKeys
    guard let child = flattenedModel(property, model) else {
      let type = property.type.reference?.unwrapped
      let cluster = protocols.first { $0.boxName == property.codec.boxedType?.wrapped }
      let isOpen = cluster != nil || type?.namePath.map(model.genericParameters.contains) ?? false
      guard isSelected || isOpen else { return nil }
      let isReplaced = model.isUpdatable && cluster != nil
      let mayLack = isOptional || isReplaced
      let tag = mayLack && !hasAffixes ? cluster?.cluster.tag?.keyed : nil
      let selected = Sharing.Reading.selected(isOptional: mayLack)
      return Sharing(
        reading: tag.map { .tagged($0) } ?? (isSelected ? selected : .whole),
        writesMembers: !isOpen && !hasAffixes, models: isOpen ? [] : [property.handlingType],
        areKeysKnown: !isOpen, isReplaced: isReplaced,
        missingPath: isReplaced && property.mustBePresent
          ? cluster?.cluster.tag?.written?.with(property.location.affixes) : nil)
    }
    if child.kind == .enumeration { return sharing(of: property, with: child, in: model) }
    guard isSelected else { return nil }
    let tag = child.clusters.cluster?.tag
    return Sharing(
      reading: hasAffixes || tag?.function != nil
        ? .selected(isOptional: isOptional) : tag.map { .tagged($0) } ?? .present,
      writesMembers: !hasAffixes, models: [property.handlingType],
      areKeysKnown: tag?.function == nil)
  }

  /// Returns how an enum shares the object; in updates it is unchanged if none of its keys is there.
  private func sharing(of property: Property, with child: Model, in model: Model) -> Sharing {
    let mayLack = property.mayLackKeys || model.isUpdatable
    let hasAffixes = !property.location.affixes.isEmpty
    let selected = Sharing.Reading.selected(isOptional: mayLack)
    let names = child.enumeration.cases.flatMap(\.keys).compactMap(\.string)
    let hasUntagged = child.enumeration.cases.contains(where: \.isUntagged)
    let tagged = { (tag: TagSource) -> Sharing.Reading in
      guard mayLack || hasAffixes else { return .whole }
      return hasAffixes || hasUntagged || tag.function != nil ? selected : .tagged(tag)
    }
    var sharing: Sharing
    switch child.enumeration.tagging {
    case .names, .external:
      sharing = Sharing(reading: selected, writesMembers: false, keys: names, namesCases: true)
      if property.mayLackKeys {
        sharing.nullable = child.enumeration.cases.flatMap { nullableNames(of: $0, in: child) }
      }
    case .within(let tag):
      sharing = Sharing(
        reading: tagged(tag), writesMembers: false, keys: tag.paths.flatMap(\.firstKeys),
        areKeysKnown: tag.function == nil)
    case .beside(let tag, let content):
      sharing = Sharing(
        reading: tagged(tag), writesMembers: false,
        keys: (tag.paths + [content]).flatMap(\.firstKeys))
    case .untagged:
      sharing = Sharing(reading: mayLack || hasAffixes ? selected : .whole, writesMembers: false)
    }
    addValues(of: child, to: &sharing)
    sharing.isReplaced = true
    if mayLack, property.mustBePresent {
      let path =
        child.enumeration.tagging.tag?.written ?? sharing.keys.first.map { KeyPathText(key: $0) }
      sharing.missingPath = path?.with(property.location.affixes)
    }
    return sharing
  }

  /// Returns the names of a case if null is a value for them, or may be one.
  private func nullableNames(of item: EnumCase, in child: Model) -> [String] {
    switch item.payload {
    case .object, .list: return []
    case .single(let value):
      let type = value.property.type
      guard !type.isOptional, !value.property.isTransformed, let name = type.reference?.namePath
      else { break }
      if name != "JSONValue", StandardTypes.scalars.contains(name) { return [] }
      if let model = model(named: name, from: child.name), model.kind != .enumeration,
        !model.isWhole, model.object.hooks.beforeReading == nil
      {
        return []
      }
    case .none, .kept: break
    }
    return item.keys.compactMap(\.string)
  }

  /// Adds the keys of the values of the cases, unless they are below a key of the enum.
  private func addValues(of child: Model, to sharing: inout Sharing) {
    for item in child.enumeration.cases
    where item.reads && child.enumeration.tagging(of: item).isBesideValues {
      switch item.payload {
      case .single(let value):
        let name = value.property.type.reference?.namePath
        if name.map(StandardTypes.mapped.contains) != true {
          sharing.add(value.property, model(named: name ?? "", from: child.name))
        }
      case .object(let values):
        for property in values.map(\.property) {
          if property.location.role == .flatten {
            sharing.add(property, flattenedModel(property, child))
          }
          let paths = property.location.readPaths + property.location.fields.map(\.path)
          sharing.keys += paths.flatMap(\.firstKeys)
        }
      case .none, .kept, .list: break
      }
    }
    sharing.keys = sharing.keys.unique
    sharing.models = sharing.models.unique
  }
}

extension Sharing {
  /// Reads the value from its own members; if these are not known, from all that others leave.
  fileprivate mutating func select(isOptional: Bool, takingOthers: Bool) {
    let tag: TagSource? = if case .tagged(let tag) = reading { tag } else { nil }
    reading = .selected(isOptional: isOptional, tag: tag)
    takesOthers = takingOthers || !areKeysKnown
    guard takesOthers else { return }
    areKeysKnown = false
    if !namesCases { keys = [] }
    models = []
  }

  /// Adds the type of a value of a case, whose keys are known only if it is a model that the parent
  /// can name.
  fileprivate mutating func add(_ property: Property, _ model: Model?) {
    guard let model, !model.isGeneric, model.kind != .enumeration, !model.isWhole,
      property.location.affixes.isEmpty, !property.isTransformed
    else {
      areKeysKnown = false
      return
    }
    models.append(model.typeName)
  }
}

extension Property {
  /// True if a value without keys is nil or the default.
  var mayLackKeys: Bool { type.isOptional || presence.fallback != .none }
}

extension KeyPathText {
  /// Returns the path with affixes around its first key.
  func with(_ affixes: Affixes) -> KeyPathText {
    guard case .key(let key)? = components.first else { return self }
    return KeyPathText(
      [.key(affixes.prefix + key + affixes.suffix)] + components.dropFirst())
  }

  /// The first key, or nothing.
  fileprivate var firstKeys: [String] { components.first?.key.map { [$0] } ?? [] }
}
