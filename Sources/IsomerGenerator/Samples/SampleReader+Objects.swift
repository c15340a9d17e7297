import IsomerSyntax

extension SampleReader {
  /// Reads a value as a struct or an enum, or as the class that a cluster selects.
  mutating func readModel(_ value: SampleValue, _ model: Model) {
    // A hook changes the document.
    guard model.isReadDirectly else { return }
    if let property = model.wholeProperty { return readArgument(value, property) }
    if model.kind == .enumeration { return readEnum(value, plan(of: model)) }
    guard let cluster = model.clusters.cluster else { return readObject(value, model) }
    let isOpen = OpenHierarchy(model) != nil
    choose(value, cluster, of: model.name, itself: model, isOpen: isOpen)
  }

  /// Reads a value as the subtype that a protocol's cluster selects.
  mutating func readMember(_ value: SampleValue, of model: ProtocolCluster) {
    guard model.reads else { return }
    choose(value, model.cluster, of: model.name, itself: nil, isOpen: model.isExtensible)
  }

  private mutating func choose(
    _ value: SampleValue, _ cluster: Cluster, of own: String, itself: Model?, isOpen: Bool
  ) {
    guard value.members != nil else { return fail("an object", value) }
    let other = cluster.otherwise(of: own)
    // The function may select any subtype.
    if cluster.tag?.function != nil { return }
    for path in cluster.tag?.paths ?? [] {
      if case .wrong(let found, let expected) = lookUp(path.components[...], in: value) {
        return fail(expected, found)
      }
      if self.value(at: path, in: value) != nil { break }
    }
    let tag = cluster.tag.flatMap { self.value(of: $0, in: value) }
    let member = cluster.members.first { member in
      switch member.key {
      case .tags(let keys): tag.map { tag in keys.contains { $0.matches(tag) } } ?? false
      case .shape(let path): self.value(at: path, in: value) != nil
      case .otherwise: false
      }
    }
    // The value can be a class of another module.
    if let name = member?.name ?? (isOpen ? nil : other) {
      if let itself, name == own { return readObject(value, itself) }
      // A subtype can have its own cluster.
      guard let meaning = models[name] else { return }
      let inner = member?.instance.map { models.scope(of: meaning, as: $0.type, in: .top) }
      return read(value, meaning, in: inner)
    }
    if isOpen { return }
    if let source = cluster.tag, tag == nil {
      addMissing(source.texts[0], in: value, fix: nil)
    } else {
      fail(cluster.expectation, tag ?? value)
    }
  }

  // MARK: Members

  /// Reads an object; `isFlattened` is true if its keys are in the object of another model.
  mutating func readObject(
    _ value: SampleValue, _ model: Model, isFlattened: Bool = false
  ) {
    if model.isArray { return readArray(value, model) }
    guard let members = value.members else { return fail("an object", value) }
    if let rule = model.clusters.requiredTag { check(rule, in: value) }
    if let path = model.clusters.enclosure, model.readProperties.isEmpty,
      let inner = self.value(at: path, in: value), inner.members == nil
    {
      below(path.components) { $0.fail("an object", inner) }
    }
    for property in model.readProperties where property.conditions.isEmpty {
      readProperty(property, of: model, in: value)
    }
    if isFlattened { return }
    checkKeys(members, of: keys(of: model), in: model, from: path.count)
  }

  private mutating func check(_ rule: TagRule, in value: SampleValue) {
    guard let tag = self.value(of: rule.tag, in: value) else {
      return addMissing(rule.tag.texts[0], in: value, fix: nil)
    }
    if !rule.own.contains(where: { $0.matches(tag) }) { fail(rule.expected ?? "a tag", tag) }
  }

  private mutating func readArray(_ value: SampleValue, _ model: Model) {
    guard let elements = value.elements else { return fail("an array", value) }
    for property in model.readProperties { readProperty(property, of: model, in: value) }
    guard model.object.unknown == .error,
      model.properties.allSatisfy({ $0.remainingElement == nil })
    else { return }
    for (index, element) in elements.enumerated().dropFirst(model.properties.count) {
      below([.index(index)]) { $0.fail("no more elements", element) }
    }
  }

  private mutating func readProperty(
    _ property: Property, of model: Model, in object: SampleValue
  ) {
    let outer = subject
    defer { subject = outer }
    subject.name = property.name
    if property.isSecret { subject.isSecret = true }
    let finding = SampleFindings.Property(
      type: property.declaration.owner ?? model.name, caseName: model.enumeration.caseName,
      name: property.name)
    let file = property.declaration.ownerFile ?? model.file
    // Properties of other modules are not reported in their files.
    if models.isOwn(file) {
      subject.place = SamplePlace(file, property.nameRange.start)
      if property.location.role == .keyed { findings.sought[finding] = subject.place }
    }
    switch property.location.role {
    case .rest: break
    case .flatten: readFlattened(property, of: model, in: object)
    case .keyed where property.isComposite:
      for field in property.location.fields {
        if case .found = lookUp(field.path.components[...], in: object) {
          findings.filled.insert(finding)
        }
      }
    case .keyed where property.location.remaining != nil:
      readRemaining(property, of: model, as: finding, in: object)
    case .keyed: readKeyed(property, of: model, as: finding, in: object)
    }
  }

  /// Reads the elements of an array from the index of a property on.
  private mutating func readRemaining(
    _ property: Property, of model: Model, as finding: SampleFindings.Property,
    in array: SampleValue
  ) {
    guard let element = property.remainingElement,
      case .index(let first)? = property.location.readPaths.first?.components.first
    else { return }
    for (index, value) in (array.elements ?? []).enumerated().dropFirst(first) {
      findings.filled.insert(finding)
      below([.index(index)]) {
        $0.read(value, as: Acceptance(reading: element), in: $0.scope.of(property))
      }
    }
  }

  private mutating func readKeyed(
    _ property: Property, of model: Model, as finding: SampleFindings.Property,
    in object: SampleValue
  ) {
    let paths = property.location.readPaths
    for path in paths {
      switch lookUp(path.stem.components[...], in: object) {
      case .missing: continue
      case .wrong(let value, let expected): return fail(expected, value)
      case .found(let value):
        if value.isNull, property.nullMeaning == .missing,
          paths.count > 1 || property.mustBePresent
        {
          continue
        }
        // A null shows that the key is correct.
        findings.filled.insert(finding)
        return below(path.stem.components) { reader in
          reader.read(
            value, as: Acceptance(reading: property, at: path.projection),
            in: reader.scope.of(property))
        }
      }
    }
    guard property.mustBePresent, !mayBeAbsent(property, of: model), let path = paths.first
    else { return }
    addMissing(path.stem.text, in: object)
  }

  /// Returns true if nothing is missing without a value of a property, because its type is a generic
  /// parameter whose argument is an optional or unknown.
  private func mayBeAbsent(_ property: Property, of model: Model) -> Bool {
    guard model.mayBeAbsent(property), let type = property.type.reference else { return false }
    return scope.of(property).argument(for: type).map { $0.optionalWrapped != nil } ?? true
  }

  /// Reads a value of a property, and discards its findings if the property recovers from faults.
  mutating func recovering(
    _ property: Property, _ read: (inout SampleReader) -> Void
  ) {
    if property.presence.recovery == .none { read(&self) } else { _ = attempt(read) }
  }

  mutating func addMissing(
    _ key: String, in object: SampleValue,
    fix: String? = "make it optional, give it a 'default:', or name its key with 'key:'"
  ) {
    let message = Message(.sampleKeyMissing, key, subject.name, place)
    let envelope = object.members?.first { $0.value[key] != nil && fix != nil }
    let under = envelope.map { "add 'under: \"\($0.key)\"' to the type of the object, or " } ?? ""
    add(message, object.offset, kind: key, fix: fix.map { under + $0 })
  }
}
