import IsomerSyntax

/// The facts that stages derive from the facets of a model.
extension Model {
  // MARK: Properties

  /// The properties without those of superclasses.
  var ownProperties: [Property] { properties.filter { $0.declaration.owner == nil } }

  /// The path of the object from which the model's keys are read.
  package var level: [KeyPathText.Component] { object.under.read?.components ?? [] }

  /// The path of the object in which the model's keys are written.
  var writtenLevel: [KeyPathText.Component] { object.under.write?.components ?? [] }

  /// True if documents are read without a hook that changes them.
  var isReadDirectly: Bool { isReadable && object.hooks.beforeReading == nil }

  /// The properties that are read, in order.
  package var readProperties: [Property] { properties.filter { $0.reads && !$0.isConstant } }

  /// True if an object of the type can have keys of subclasses.
  var hasOtherKeys: Bool { declaration.isOpen || clusters.cluster != nil }

  /// True if unknown keys are errors, or in the report.
  var hasUnknownPolicy: Bool { object.unknown != .ignore }

  /// Returns the option that is not compatible with keys of another model in the same object, or that
  /// contradicts its policy.
  func policyForWholeObject(in other: Model) -> String? {
    if properties.contains(where: { $0.location.role == .rest }) { return "rest" }
    if kind != .enumeration, object.declaresUnknown, !other.object.unknown.covers(object.unknown) {
      return "unknown: .\(object.unknown.rawValue)"
    }
    return object.hooks.afterWriting == nil ? nil : "after.write"
  }

  /// The flattened models that are read.
  package var flattened: [Property] {
    properties.filter { $0.location.role == .flatten && $0.reads }
  }

  /// The flattened models that are read from the object again.
  var reread: [Property] { flattened.filter { $0.location.joining == nil } }

  /// The flattened models that an update does not read, although they share their object with keys
  /// that it reads.
  var leftFlattened: [Property] {
    isUpdatable && !level.isEmpty ? flattened.filter { $0.updating.rule == .leave } : []
  }

  /// Returns true if the type of a property is a generic parameter, or an associated type of one:
  /// if the argument is an optional, a missing value is nil.
  func mayBeAbsent(_ property: Property) -> Bool {
    guard property.mustBePresent, !property.presence.isRequired, !property.isComposite,
      property.location.role == .keyed,
      case .named(let components)? = property.type.reference?.shape
    else { return false }
    return components.first.map { genericParameters.contains($0.name) } ?? false
  }

  /// True if an argument of the generic parameter can read null, which then counts as missing.
  func mayReadNullAsMissing(_ property: Property) -> Bool {
    property.presence.readNull == .missing && property.nullMeaning == .value
      && mayBeAbsent(property)
  }

  // MARK: Checks

  /// True if the model supports validation on demand: it or a nested model has checks.
  var isValidated: Bool {
    hasChecks || validation.isInValidatedHierarchy || heldProperties.contains(where: \.isValidated)
  }

  var hasChecks: Bool {
    !validation.checks.isEmpty || heldProperties.contains { !$0.validation.checks.isEmpty }
  }

  /// True if validation may change the value.
  var mayReplace: Bool {
    validation.checks.contains(where: \.mayReplace)
      || heldProperties.contains(where: \.mayBeReplaced)
  }

  /// Returns true if the default of a property is checked before initialisation, in the variable of
  /// the read value.
  func checksDefaultFirst(_ property: Property) -> Bool {
    switch property.presence.fallback {
    case .none, .kept(nil): false
    case .expression: property.checksDefault
    case .kept: property.checksDefault && object.creation.passed.contains(property.name)
    }
  }

  /// Returns true if the default of a property, its initial value, is checked after initialisation.
  func checksDefaultAfterwards(_ property: Property) -> Bool {
    property.checksDefault && !checksDefaultFirst(property)
  }

  // MARK: Updates and changes

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

  /// True if applying changes can throw, because checks can reject the result.
  var appliesThrowing: Bool {
    isValidated || changing.contains(where: \.updating.nestedApplyThrows)
  }

  var derivesChanges: Bool {
    isUpdatable && writes && !profiles.isProfiled && derivation.derives(.changes)
  }

  /// The properties that changes contain: read, written, and set by updates.
  var changing: [Property] {
    updated.filter { property in
      property.writes && !property.isConstant && (kind != .classType || property.isSetLater)
    }
  }

  // MARK: Clusters

  /// The default key: the last component of the type's name.
  var impliedKey: SubtypeCondition { .tags([.string(name.lastName)]) }

  /// Returns the struct or class as a subtype, or the instances of a generic one; none without
  /// `key:` in a cluster without a tag.
  func members(taggedBy tag: TagSource?) -> [Cluster.Member] {
    if kind == .enumeration { return [] }
    func member(_ own: SubtypeCondition?, _ implied: SubtypeCondition) -> Cluster.Member? {
      (own ?? tag.map { _ in implied }).map {
        Cluster.Member(name: name, key: $0, conditions: conditions)
      }
    }
    guard isGeneric else { return [member(clusters.memberKey, impliedKey)].compactMap(\.self) }
    return clusters.instances.compactMap { instance in
      var member = member(instance.key, .tags([.string(instance.name.lastName)]))
      member?.conditions += instance.conditions
      member?.instance = instance
      return member
    }
  }

  /// True if no condition of its own selects the subtype.
  var isOtherwise: Bool { clusters.memberKey == .otherwise }

  /// Makes the name of a subtype without a tag the key of its object: `{"dog": {…}}`.
  mutating func encloseInName() {
    guard clusters.tag == nil, case .tags(let keys)? = clusters.memberKey, keys.count == 1,
      case .string(let name) = keys[0]
    else { return }
    let path = KeyPathText(key: name)
    clusters.memberKey = .shape(path)
    enclose(in: path)
  }

  /// Moves all keys into the object at a path, like `under:`; a subtype is only in one such object.
  mutating func enclose(in path: KeyPathText) {
    guard clusters.enclosure == nil, kind != .enumeration else { return }
    clusters.enclosure = path
    object.under.read = path.appending(object.under.read ?? KeyPathText([]))
    object.under.write = path.appending(object.under.write ?? KeyPathText([]))
    changeProperties { property in
      property.location.readPaths.modifyEach { $0 = path.appending($0) }
      property.location.fields.modifyEach { $0.path = path.appending($0.path) }
      property.location.writePath = property.location.writePath.map(path.appending)
    }
  }

  /// Adds the rule of a struct's own tag.
  mutating func addRequiredTag() {
    guard kind == .structure, let tag = clusters.tag else { return }
    let key = clusters.memberKey ?? impliedKey
    var rule = TagRule(tag, key: key, of: name, in: nil)
    rule.isRequired = true
    add(rule)
  }

  /// Adds the rule of a tag with a path, and its keys unless a property writes them.
  mutating func add(_ rule: TagRule, isWrittenByCluster: Bool = false) {
    let own = isWrittenByCluster ? clusters.requiredTag?.tag.written : nil
    if rule.tag.function == nil { clusters.tagRules.append(rule) }
    for var tag in rule.tag.keys(rule.own.first, in: rule.instance) {
      tag.isWrittenByCluster = isWrittenByCluster
      if tag.path != own, !storesTag(tag) { clusters.tags.append(tag) }
    }
  }

  /// Returns true if a property writes the tag: its own property, or for a subtype with `.otherwise`
  /// the `rest` property.
  private func storesTag(_ tag: WrittenTag) -> Bool {
    stores(tag.path)
      || tag.value == nil && isOtherwise
        && properties.contains { $0.writes && $0.storesAnything && $0.reads }
  }

  /// Returns true if a property writes the value at a path.
  func stores(_ path: KeyPathText) -> Bool {
    properties.contains { $0.writes && $0.location.writePath == path }
  }

  /// Finds the models of values beside a tag, and their properties at the tag's path that are always
  /// read and written.
  mutating func markContents(in graph: ModelGraph) {
    guard case .within(let tag) = enumeration.tagging else { return }
    let scope = name
    enumeration.cases.modifyEach { description in
      guard case .single(var value) = description.payload, !description.isFallback,
        let (child, content) = graph.content(of: value.property, in: scope),
        child.kind != .enumeration, !child.isWhole
      else { return }
      description.content = content
      if !content.isEmpty {
        value.property.location.keysType = child.typeName
        description.payload = .single(value)
      }
      description.storedTag = child.properties.first { property in
        property.reads && property.writes && property.location.role == .keyed
          && property.location.writePath == tag.written
          && property.location.readPaths.contains { $0 == tag.written }
          && !property.type.isOptional && property.presence.unwritten.isEmpty
      }
    }
  }

  // MARK: Names

  /// The names that hide types inside the type.
  var hidingNames: Set<String> { scope.members.union(properties.map(\.name)) }

  /// True if a member hides the name of the type or its outermost type, which generated code uses.
  var hidesItself: Bool {
    guard hidingNames.contains(name.pathComponents[0]) else { return false }
    return isInHierarchy || enumeration.cases.contains { !$0.arguments.isEmpty }
  }

  mutating func noteHiddenTypes(_ hidden: Set<String>) {
    let texts = types.map(\.text).filter { $0.includes(GeneratedNames.alias) }
    scope.hiddenTypes = hidden.sorted().filter { name in
      texts.contains { $0.mentions(GeneratedNames.alias(ofType: name)) }
    }
  }
}

extension UnknownPolicy {
  /// Returns true if no unknown key is lost that the other policy finds.
  func covers(_ other: Self) -> Bool { self == .error || other == .ignore || self == other }
}
