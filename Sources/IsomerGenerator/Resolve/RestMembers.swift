package import IsomerSyntax

/// The unknown members that `rest` properties store.
///
///     // @mapped rest: .prefix("x-")         "x-a", "x-b"
///     // @mapped rest: .suffix("-own")       "x-a-own": the longest text takes the key
///     // @mapped rest: .matching(isTag)      those that the function accepts and no text takes
///     // @mapped rest                        all other keys
extension Property {
  /// True for a `[String: JSONValue]`, which stores any member.
  package var storesTrees: Bool {
    location.role == .rest && type.reference?.keyType?.simpleName == "String"
      && type.reference?.elementType?.namePath?.lastName == "JSONValue"
  }

  /// True for a `rest` property that stores values of another type.
  var isTypedRest: Bool { member != nil && !storesTrees }

  /// True if the property can store the members of any model: it is a `[String: JSONValue]` or an
  /// `OrderedMap<JSONValue>`.
  var storesAnything: Bool {
    let isOrdered =
      location.role == .rest && type.reference?.orderedValue?.namePath?.lastName == "JSONValue"
    return (storesTrees || isOrdered) && !location.selectsKeys
  }

  /// One of the stored values, as a property of its own; nil for another type.
  package var member: Property? {
    guard location.role == .rest, !type.isOptional, let value = type.reference?.memberType else {
      return nil
    }
    var member = Property(of: self)
    member.type = MappedType(value)
    (member.reads, member.writes) = (reads, writes)
    member.declaration = declaration
    member.codec = codec
    let isCollection = member.type.reference?.unwrapped.elementType != nil
    member.codec.elements = isCollection ? codec.elements.filter { $0 != .lossy } : []
    member.codec.boxedType = codec.boxedType?.reference?.memberType.map { MappedType($0) }
    member.codec.changeLifts { $0.map { Array($0.dropFirst()) } }
    return member
  }

  /// The rules for the stored values among those of the elements.
  package var memberRules: [ElementRule] {
    let mayBeCompact = member.map { !$0.type.isOptional } ?? false
    return codec.elements.filter { $0 == .lossy || $0 == .compact && mayBeCompact }
  }

  /// True if an update changes the existing members, so that null removes one.
  ///
  /// Among trees, null is a value like others until the update is complete.
  var changesMembers: Bool {
    reads && location.role == .rest && !storesTrees && ![nil, .leave].contains(updating.rule)
  }

  /// Makes the property one of the changes of the members, in which nil is a removed one.
  mutating func storeMemberChanges() {
    guard !storesTrees, let member, let reference = type.reference else { return }
    func changes(_ value: MappedType) -> MappedType? {
      let value = "\(MappedType.optional(of: value))\(value.isOptional ? "?" : "")"
      let text =
        reference.keyType.map { "[\($0.text): \(value)]" } ?? "Isomer.OrderedMap<\(value)>"
      return TypeReference(parsing: text).map { parsed in
        var changes = parsed
        changes.change { $0.range = nameRange }
        return MappedType(changes)
      }
    }
    type = changes(member.type) ?? type
    codec.boxedType = member.codec.boxedType.flatMap(changes)
    codec.changeLifts { $0.map { Array($0.prefix(1)) + [.optional] + $0.dropFirst() } }
  }
}

extension TypeReference {
  /// The type inside all optionals and collections, and inside ordered maps.
  var storedLeaf: TypeReference { leaf.orderedValue?.storedLeaf ?? leaf }

  /// The type of the values of a dictionary or an ordered map.
  fileprivate var memberType: TypeReference? {
    orderedValue ?? (keyType == nil ? nil : elementType)
  }

  /// The values of the runtime's `OrderedMap<T>`.
  package var orderedValue: TypeReference? {
    guard case .named(let components) = shape, let last = components.last,
      last.name == "OrderedMap", last.arguments.count == 1,
      components.count == 1 || components.count == 2 && components[0].name == "Isomer"
    else { return nil }
    return last.arguments[0]
  }
}

extension Model {
  /// True if a `rest` property reads unknown keys.
  package var hasRest: Bool {
    readProperties.contains { $0.location.role == .rest && $0.conditions.isEmpty }
  }

  /// The `rest` properties in the order in which they take keys: those with the longest texts first,
  /// then those with a function, and then the one for all other keys.
  package var restProperties: [Property] {
    properties.filter { $0.location.role == .rest }
      .sorted { $0.location.precedence > $1.location.precedence }
  }

  /// Those that take unknown keys when the model is read: without selected keys, only if they are
  /// read.
  var unknownKeyTakers: [Property] {
    restProperties.filter { $0.reads || reads && $0.location.selectsKeys }
  }

  /// Returns the `rest` property that an unknown key belongs to, or one whose function decides.
  package func restProperty(for key: String) -> Property? {
    restProperties.first { $0.conditions.isEmpty && $0.location.affixes.accepts(key) }
  }

  /// Returns the `rest` properties that take keys first which another one would accept.
  package func rivals(of property: Property) -> [Property] {
    let own = property.location.affixes
    return restProperties.prefix { $0.name != property.name }.filter {
      let other = $0.location.affixes
      return other.prefix.isEmpty != own.prefix.isEmpty || own.accepts(other.prefix + other.suffix)
    }
  }
}

extension Property.Location {
  /// True unless a `rest` property takes all keys that others leave.
  package var selectsKeys: Bool { precedence >= 0 }

  fileprivate var precedence: Int {
    if keyFunction != nil { return 0 }
    return affixes.isEmpty ? -1 : affixes.prefix.utf8.count + affixes.suffix.utf8.count
  }
}
