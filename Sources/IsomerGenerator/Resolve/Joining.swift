import IsomerSyntax

/// The keys of a flattened struct that its model reads among its own keys, in one pass over the
/// object.
///
///     // @mapped                        // @mapped
///     struct Address {                  struct User {
///       var city: String                  var id: Int
///       var zip: String?                  var address: Address  // @mapped flatten
///     }                                 }
///
///     keys of User: id, city, zip       the last two are read into the partial value of Address
///
/// Only a struct is joined that reads each of its properties from one key, without anything that
/// concerns the whole value. Others are read from the object again.
///
/// An optional value is nil unless the object has one of its keys.
package struct Joining: Sendable {
  struct Key: Sendable {
    var name: String
    /// The property of the struct, named by its path in the model: `address.city`.
    var property: Property
  }

  var keys: [Key]
  /// True if a function creates the struct, and not an initialiser that assigns each property.
  var isCreatedByCall: Bool
  /// True if the object may have none of the keys.
  var isOptional: Bool
}

extension ModelGraph {
  /// Joins the flattened structs of a model, unless it is read in another way than as an object with
  /// at most as many keys as the runtime has bits for.
  func markJoining(in model: inout Model) {
    guard model.kind != .enumeration, model.reads, !model.isUpdatable, !model.isArray,
      !model.isWhole, model.shape == nil, !model.profiles.isProfiled,
      model.object.under.read == nil,
      model.hierarchy.superclass == nil, model.hierarchy.subclasses.isEmpty
    else { return }
    let tags = model.clusters.tags.map(\.path) + model.clusters.tagRules.flatMap(\.tag.paths)
    let own = model.properties.flatMap(\.paths) + tags
    var taken = Set(own.compactMap(\.components.first))
    let original = model
    model.properties.modifyEach { property in
      guard let joining = joining(property, in: original) else { return }
      let keys = joining.keys.map { KeyPathText.Component.key($0.name) }
      let isFree = taken.isDisjoint(with: keys) && Set(keys).count == keys.count
      guard isFree, taken.count + keys.count < UInt64.bitWidth - 1 else { return }
      taken.formUnion(keys)
      property.location.joining = joining
      // Its own policy has no keys to apply to.
      if !property.type.isOptional, property.location.affixes.isEmpty {
        property.location.sharing = nil
      }
    }
  }

  /// Returns the models with a mark on those that others join.
  func markingJoined(in models: [Model]) -> [Model] {
    var joined: Set<Model.Place> = []
    for model in models {
      for property in model.properties where property.location.joining != nil {
        if let place = flattenedModel(property, model)?.place { joined.insert(place) }
      }
    }
    guard !joined.isEmpty else { return models }
    return models.map { model in
      var model = model
      if joined.contains(model.place) { model.object.isJoined = true }
      return model
    }
  }

  private func joining(_ property: Property, in model: Model) -> Joining? {
    guard property.location.role == .flatten, property.reads, property.isRead(asIs: model),
      let child = flattenedModel(property, model), child.isJoinable,
      child.isolation == model.isolation
    else { return nil }
    let keys = child.properties.mapAll { member -> Joining.Key? in
      // A key set is a list of lines.
      guard case .key(let key)? = member.joinedKey, !key.contains("\n") else { return nil }
      var named = member
      named.name = "\(property.name).\(member.name)"
      named.declaration.ownerFile = member.declaration.ownerFile ?? child.file
      let affixes = property.location.affixes
      return Joining.Key(name: affixes.prefix + key + affixes.suffix, property: named)
    }
    return keys.map {
      Joining(
        keys: $0, isCreatedByCall: child.object.creation.call != nil,
        isOptional: property.type.isOptional
          || !property.location.affixes.isEmpty && property.mayLackKeys)
    }
  }
}

extension Model {
  /// True for a struct whose value is made only of values that were read from keys.
  fileprivate var isJoinable: Bool {
    let isPlain =
      kind == .structure && reads && module == nil && shape == nil && !isGeneric && !isTuple
      && conditions.isEmpty && !isWhole && !isArray && !profiles.isProfiled
    return isPlain && clusters.tagRules.isEmpty && clusters.tag == nil && clusters.cluster == nil
      && !clusters.isInCluster && object.under.read == nil
      && object.hooks.beforeReading == nil && object.hooks.afterReading == nil
      && object.expected == nil && validation.checks.isEmpty
      && !properties.contains { checksDefaultFirst($0) || checksDefaultAfterwards($0) }
  }
}

extension Property {
  /// The paths that are read or written.
  fileprivate var paths: [KeyPathText] {
    location.readPaths + writtenPaths.map(\.path) + location.fields.map(\.path)
  }

  /// Returns whether the value that was read is the property's, without anything in between.
  fileprivate func isRead(asIs model: Model) -> Bool {
    conditions.isEmpty && codec.readTransformer == nil && codec.boxedType == nil
      && codec.expected == nil && presence.recovery == .none
      && validation.checks.isEmpty && !isSecret && declaration.wrappers.isEmpty
      && declaration.owner == nil && !model.checksDefaultFirst(self)
  }

  /// The key of a property that is read from one key, and missing only if that is.
  fileprivate var joinedKey: KeyPathText.Component? {
    guard location.role == .keyed, reads, !isConstant, conditions.isEmpty, !isComposite,
      location.remaining == nil, location.readPaths.count == 1,
      location.readPaths[0].components.count == 1,
      !mustBePresent
        || !presence.isThreeState && presence.recovery == .none && nullMeaning != .missing
    else { return nil }
    return location.readPaths[0].components[0]
  }
}
