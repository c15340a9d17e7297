import IsomerSyntax

/// Reading of structs and classes.
extension SampleReader {
  /// Reads a value as a struct, or as the class that a cluster selects.
  mutating func readModel(_ value: SampleValue, _ mapping: SampleMapping) {
    // A hook changes the document.
    guard mapping.isDirect else { return }
    guard let cluster = mapping.model.clusters.cluster else { return readObject(value, mapping) }
    guard value.members != nil else { return fail("an object", value) }
    let own = mapping.model.name
    let isOpen = OpenHierarchy(mapping.model) != nil
    choose(value, cluster, of: own, isOpen: isOpen) { reader, name in
      if name == own { return reader.readObject(value, mapping) }
      // A subtype can have its own cluster.
      if let meaning = reader.models[name] { reader.read(value, meaning) }
    }
  }

  /// Reads a value as the subtype that a protocol's cluster selects.
  mutating func readMember(_ value: SampleValue, of model: SampleCluster) {
    guard model.reads else { return }
    guard value.members != nil else { return fail("an object", value) }
    choose(value, model.cluster, of: model.name, isOpen: model.isOpen) { reader, name in
      if let meaning = reader.models[name] { reader.read(value, meaning) }
    }
  }

  private mutating func choose(
    _ value: SampleValue, _ cluster: Cluster, of own: String, isOpen: Bool,
    _ read: (inout SampleReader, String) -> Void
  ) {
    let other = cluster.otherwise?.name ?? (cluster.takesItself ? own : nil)
    var tag: SampleValue?
    if let path = cluster.tag {
      switch lookUp(path.components[...], in: value) {
      case .found(let found) where !found.isNull: tag = found
      case .found, .missing: tag = nil
      case .wrong(let found, let expected): return fail(expected, found)
      }
    }
    let member = cluster.members.first { member in
      switch member.key {
      case .tags(let keys): tag.map { tag in keys.contains { $0.matches(tag) } } ?? false
      case .shape(let path): has(path, value)
      case .otherwise: false
      }
    }
    // The value can be a class of another module.
    if let name = member?.name ?? (isOpen ? nil : other) { return read(&self, name) }
    if isOpen { return }
    if let path = cluster.tag, tag == nil {
      addMissing(path.text, in: value, fix: nil)
    } else {
      fail(cluster.expectation, tag ?? value)
    }
  }

  private mutating func has(_ path: KeyPathText, _ value: SampleValue) -> Bool {
    if case .found(let found) = lookUp(path.components[...], in: value) { return !found.isNull }
    return false
  }

  // MARK: Members

  /// Reads an object; `isFlattened` is true if its keys are in the object of another model.
  mutating func readObject(
    _ value: SampleValue, _ mapping: SampleMapping, isFlattened: Bool = false
  ) {
    guard let members = value.members else { return fail("an object", value) }
    let outer = subject
    for property in mapping.properties {
      readProperty(property, of: mapping, in: value)
      subject = outer
    }
    if isFlattened { return }
    checkKeys(members, of: mapping.root, in: mapping, from: path.count)
  }

  private mutating func readProperty(
    _ property: SampleProperty, of mapping: SampleMapping, in object: SampleValue
  ) {
    enter(property)
    switch property.description.location.role {
    case .rest: break
    case .flatten: readFlattened(property, of: mapping, in: object)
    case .keyed where property.description.isComposite:
      for field in property.description.location.fields {
        if case .found = lookUp(field.path.components[...], in: object) {
          findings.fill(property.finding)
        }
      }
    case .keyed: readKeyed(property, in: object)
    }
  }

  /// Makes a property the subject of findings, and records that it is searched.
  private mutating func enter(_ property: SampleProperty) {
    subject.name = property.description.name
    if property.description.isSecret { subject.isSecret = true }
    // Properties of other modules are not reported in their files.
    guard models.isOwn(property.file) else { return }
    subject.place = SamplePlace(
      path: property.file.path,
      location: property.file.location(at: property.description.nameRange.start))
    if property.description.location.role == .keyed {
      findings.seek(property.finding, subject.place)
    }
  }

  private mutating func readFlattened(
    _ property: SampleProperty, of mapping: SampleMapping, in object: SampleValue
  ) {
    let level = mapping.level
    switch lookUp(level[...], in: object) {
    case .found(let value) where !value.isNull:
      below(level) { $0.readFlattened(property, at: value) }
    case .found, .missing:
      guard property.description.mustBePresent, !level.isEmpty else { return }
      addMissing(KeyPathText(level).text, in: object)
    case .wrong(let value, let expected): fail(expected, value)
    }
  }

  private mutating func readFlattened(_ property: SampleProperty, at value: SampleValue) {
    guard let type = property.description.type.reference?.leaf,
      case .object(let mapping) = models.meaning(of: type, in: property.scope),
      mapping.isDirect, mapping.model.clusters.cluster == nil
    else { return }
    if property.description.presence.recovery == .none {
      readObject(value, mapping, isFlattened: true)
    } else {
      _ = attempt { $0.readObject(value, mapping, isFlattened: true) }
    }
  }

  private mutating func readKeyed(_ property: SampleProperty, in object: SampleValue) {
    let paths = property.description.location.readPaths
    for path in paths {
      switch lookUp(path.stem.components[...], in: object) {
      case .missing: continue
      case .wrong(let value, let expected): return fail(expected, value)
      case .found(let value):
        if value.isNull, property.description.presence.null == .absent, paths.count > 1 { continue }
        // A null shows that the key is correct.
        findings.fill(property.finding)
        return below(path.stem.components) { reader in
          guard let value = reader.project(value, path.projection, property) else { return }
          reader.readValue(value, of: property)
        }
      }
    }
    guard property.description.mustBePresent, let path = paths.first else { return }
    addMissing(path.stem.text, in: object)
  }

  /// Reads the value at one of the property's paths.
  mutating func readValue(_ value: SampleValue, of property: SampleProperty) {
    if value.isNull, property.description.presence.isThreeState || property.description.takesNull {
      return
    }
    guard property.description.codec.readTransformer == nil || property.mapping != nil,
      let type = property.description.type.reference
    else { return }
    let rules = SampleRules(
      scope: property.scope, coerces: property.description.codec.coerces,
      elements: Set(property.description.codec.elements), mapping: property.mapping)
    guard property.description.presence.recovery == .none else {
      _ = attempt { $0.readValue(value, of: property, as: type, rules) }
      return
    }
    readValue(value, of: property, as: type, rules)
  }

  private mutating func readValue(
    _ value: SampleValue, of property: SampleProperty, as type: TypeReference, _ rules: SampleRules
  ) {
    read(value, as: type, rules)
    check(value, of: property)
  }

  mutating func addMissing(
    _ key: String, in object: SampleValue,
    fix: String? = "make it optional, give it a 'default:', or name its key with 'key:'"
  ) {
    let message = Message.sampleKeyMissing(subject.name, key, place(of: path))
    add(message, object.offset, kind: key, fix: fix)
  }

  /// Runs the checks that can be evaluated for literals.
  private mutating func check(_ value: SampleValue, of property: SampleProperty) {
    let type = property.description.type.reference
    guard !property.description.validation.checks.isEmpty,
      property.description.codec.elements.isEmpty, type?.isSet != true, let literal = value.literal
    else { return }
    for check in property.description.validation.checks
    where LiteralCheck.passes(literal, check) == false {
      fail("a value that passes '\(check.expression.text)'", value)
    }
  }
}

extension TypeReference {
  /// True if equal elements are merged.
  fileprivate var isSet: Bool { (optionalWrapped ?? self).simpleName == "Set" }
}

extension SampleValue {
  fileprivate var literal: ValueShape? {
    switch content {
    case .number(let digits): .float(digits)
    case .string(let text): .string(text)
    case .array(let elements):
      .list(
        elements.map { _ in
          AnnotationValue(text: "", range: SourceRange(start: 0, end: 0), shape: .null)
        })
    case .null, .boolean, .object: nil
    }
  }
}

extension EnumCase.Key {
  /// Returns true if a value of the document is the key.
  func matches(_ value: SampleValue) -> Bool {
    switch (self, value.content) {
    case (.string(let text), .string(let found)): text == found
    case (.integer(let number), .number(let digits)): Int(digits) == number
    default: false
    }
  }
}
