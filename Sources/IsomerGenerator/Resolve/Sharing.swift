import IsomerSyntax

/// The texts around each key of a flattened value: `prefix:`, `suffix:`.
package struct Affixes: Sendable, Hashable {
  package var prefix = ""
  package var suffix = ""

  package var isEmpty: Bool { prefix.isEmpty && suffix.isEmpty }

  /// Returns whether a key has the texts; keys are compared by their bytes.
  package func accepts(_ key: String) -> Bool {
    key.utf8.starts(with: prefix.utf8)
      && key.utf8.reversed().starts(with: suffix.utf8.reversed())
  }
}

/// How a flattened value shares the object of its model, unless it is a model that is always there.
///
///     var billing: Address?   // @mapped flatten, prefix: "billing_"       selected, optional
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
    /// From an object of the members that it handles; an optional value only if there are any.
    case selected(isOptional: Bool)
  }

  package var reading: Reading
  /// True if the type writes its members itself; otherwise it writes an object, whose members are
  /// moved.
  var writesMembers: Bool
  /// The first keys of the paths that are handled, besides those of the models in it.
  var keys: [String] = []
  /// The types that handle other keys.
  var models: [String] = []
  /// The keys of an optional for which null is a value: those of cases without values.
  var nullable: [String] = []
  /// False if every key of the object may be handled.
  var areKeysKnown = true
  /// True if updates replace the value.
  var isReplaced = false
  /// The path that is missing if nothing is read, which is then found at the end.
  var missingPath: KeyPathText?
}

extension ModelGraph {
  /// Sets how the flattened values of a model share its object.
  func markSharing(in model: inout Model, _ protocols: [ProtocolCluster]) {
    let original = model
    model.changeProperties { property in
      guard property.location.role == .flatten else { return }
      property.location.sharing = sharing(of: property, in: original, protocols)
    }
  }

  private func sharing(
    of property: Property, in model: Model, _ protocols: [ProtocolCluster]
  ) -> Sharing? {
    let hasAffixes = !property.location.affixes.isEmpty
    let isSelected = property.type.isOptional || hasAffixes
    // With an initial value, affixes show whether the value is there.
    let isOptional = property.mayLackKeys
    guard let child = flattenedModel(property, model) else {
      let type = property.type.reference?.unwrapped
      let cluster = protocols.first { cluster in
        property.codec.boxedType.map { $0.wrapped == cluster.boxName } ?? false
      }
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
    let names = child.enumeration.cases.flatMap(\.keys).compactMap { key -> String? in
      if case .string(let name) = key { name } else { nil }
    }
    let hasUntagged = child.enumeration.cases.contains(where: \.isUntagged)
    let tagged = { (tag: TagSource) -> Sharing.Reading in
      guard mayLack || hasAffixes else { return .whole }
      return hasAffixes || hasUntagged || tag.function != nil ? selected : .tagged(tag)
    }
    var sharing: Sharing
    switch child.enumeration.tagging {
    case .names, .external:
      sharing = Sharing(reading: selected, writesMembers: false, keys: names)
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
      if name != "Value", StandardTypes.scalars.contains(name) { return [] }
      if let model = model(named: name, from: child.name), model.kind != .enumeration,
        !model.isWhole, model.object.hooks.beforeReading == nil
      {
        return []
      }
    case .none, .kept: break
    }
    return item.keys.compactMap { if case .string(let name) = $0 { name } else { nil } }
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
    sharing.keys = sharing.keys.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    sharing.models = sharing.models.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Sharing {
  /// Adds the type of a value of a case, whose keys are known only if it is a model that the parent
  /// can name.
  fileprivate mutating func add(_ property: Property, _ model: Model?) {
    guard let model, !model.isGeneric, model.kind != .enumeration, !model.isWhole,
      property.location.affixes.isEmpty, !property.isTransformed
    else { return areKeysKnown = false }
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
  fileprivate var firstKeys: [String] {
    if case .key(let key)? = components.first { [key] } else { [] }
  }
}
