import IsomerSyntax

/// Structs and classes.
extension SampleReader {
  /// Reads a value as a struct, or as the class that a cluster chooses.
  mutating func readModel(_ value: SampleValue, _ plan: MappingPlan) {
    let model = plan.model
    // A hook makes another document of it.
    guard model.reads, model.hooks.beforeReading == nil else { return }
    guard let cluster = model.cluster else { return readObject(value, plan) }
    guard value.members != nil else { return fail("an object", value) }
    choose(value, cluster, of: model.name, isOpen: OpenHierarchy(model) != nil) { reader, name in
      name == model.name ? reader.readObject(value, plan) : reader.readMember(value, named: name)
    }
  }

  private mutating func readMember(_ value: SampleValue, named name: String) {
    guard case .object(let plan)? = models[name] else { return }
    readModel(value, plan)
  }

  /// Reads a value as the member of a protocol's cluster that it chooses.
  mutating func readMember(_ value: SampleValue, of protocolCluster: ProtocolCluster) {
    guard protocolCluster.reads else { return }
    guard value.members != nil else { return fail("an object", value) }
    let isOpen = OpenCluster(protocolCluster) != nil || protocolCluster.module != nil
    choose(value, protocolCluster.cluster, of: protocolCluster.name, isOpen: isOpen) {
      reader, name in
      switch reader.models[name] {
      case .object(let plan)?: reader.readModel(value, plan)
      case .enumeration(let plan)?: reader.readEnum(value, plan)
      case .cluster, .scalar, .unknown, nil: break
      }
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
    // A class of another module may be meant.
    if let name = member?.name ?? (isOpen ? nil : other) { return read(&self, name) }
    if isOpen { return }
    if let path = cluster.tag, tag == nil {
      addMissing(path.text, in: value, fix: nil)
    } else {
      fail(cluster.expectation, tag ?? value)
    }
  }

  private mutating func has(_ path: KeyPathText, _ value: SampleValue) -> Bool {
    if case .found(let found) = lookUp(path.components[...], in: value) {
      return !found.isNull
    }
    return false
  }

  // MARK: Members

  /// `isFlattened` is for a model whose keys stand among those of another one.
  mutating func readObject(_ value: SampleValue, _ plan: MappingPlan, isFlattened: Bool = false) {
    guard let members = value.members else { return fail("an object", value) }
    let outer = subject
    defer { subject = outer }
    for property in plan.model.properties where property.reads && !property.isConstant {
      // Whether it is there at all depends on the build.
      guard property.conditions.isEmpty else { continue }
      readProperty(property, of: plan.model, in: value)
      subject = outer
    }
    guard !isFlattened else { return }
    checkKeys(members, of: plan.root, in: plan.model, from: path.count)
  }

  private mutating func readProperty(
    _ property: PropertyDescription, of model: ModelDescription, in object: SampleValue
  ) {
    enter(property, of: model)
    switch property.role {
    case .rest: break
    case .flatten: readFlattened(property, of: model, in: object)
    case .keyed where property.isComposite:
      for field in property.fields {
        if case .found(let value) = lookUp(field.path.components[...], in: object) {
          note(property, of: model, value)
        }
      }
    case .keyed: readKeyed(property, of: model, in: object)
    }
  }

  /// Makes the property the one that findings are told of, and notes that it is looked for.
  private mutating func enter(_ property: PropertyDescription, of model: ModelDescription) {
    let file = property.ownerFile ?? model.file
    subject.name = property.name
    if property.isSecret { subject.isSecret = true }
    // What another module declares is not told there.
    guard models.isOwn(file) else { return }
    subject.place = SamplePlace(
      path: file.path, location: file.location(at: property.nameRange.start))
    if property.role == .keyed { findings.seek(property.finding(in: model), subject.place) }
  }

  private mutating func note(
    _ property: PropertyDescription, of model: ModelDescription, _ value: SampleValue
  ) {
    if !value.isNull { findings.fill(property.finding(in: model)) }
  }

  private mutating func readFlattened(
    _ property: PropertyDescription, of model: ModelDescription, in object: SampleValue
  ) {
    let level = model.under?.components ?? []
    switch lookUp(level[...], in: object) {
    case .found(let value) where !value.isNull:
      below(level) { $0.readFlattened(property, of: model, at: value) }
    case .found, .missing:
      if property.mustBePresent, !level.isEmpty { addMissing(KeyPathText(level).text, in: object) }
    case .wrong(let value, let expected): fail(expected, value)
    }
  }

  private mutating func readFlattened(
    _ property: PropertyDescription, of model: ModelDescription, at value: SampleValue
  ) {
    guard let type = property.type.reference else { return }
    let meaning = models.meaning(
      of: type.leaf, in: model, scope: property.owner ?? model.name)
    guard case .object(let plan) = meaning, plan.model.reads,
      plan.model.hooks.beforeReading == nil, plan.model.cluster == nil
    else { return }
    if property.recovery == .none {
      readObject(value, plan, isFlattened: true)
    } else {
      _ = attempt { $0.readObject(value, plan, isFlattened: true) }
    }
  }

  private mutating func readKeyed(
    _ property: PropertyDescription, of model: ModelDescription, in object: SampleValue
  ) {
    for path in property.readPaths {
      switch lookUp(path.stem.components[...], in: object) {
      case .missing: continue
      case .wrong(let value, let expected): return fail(expected, value)
      case .found(let value):
        if value.isNull, property.null == .absent, property.readPaths.count > 1 { continue }
        note(property, of: model, value)
        return below(path.stem.components) { reader in
          guard let value = reader.project(value, path.projection, property) else { return }
          reader.readValue(value, of: property, in: model)
        }
      }
    }
    guard property.mustBePresent, let path = property.readPaths.first else { return }
    addMissing(path.stem.text, in: object)
  }

  /// Reads what stands at one of the property's places.
  mutating func readValue(
    _ value: SampleValue, of property: PropertyDescription, in model: ModelDescription
  ) {
    if value.isNull, property.isThreeState || property.takesNull { return }
    // A transformer without lifts is the property's own.
    let mapping = property.readLifts == nil ? nil : property.shapeMapping
    guard property.readTransformer == nil || mapping != nil, let type = property.type.reference
    else { return }
    let rules = SampleRules(
      model: model, scope: property.owner ?? model.name, coerces: property.coerces,
      elements: Set(property.elements), mapping: mapping)
    let read = { (reader: inout SampleReader) in
      reader.read(value, as: type, rules)
      reader.check(value, of: property)
    }
    if property.recovery == .none { read(&self) } else { _ = attempt(read) }
  }

  mutating func addMissing(
    _ key: String, in object: SampleValue,
    fix: String? = "make it optional, give it a 'default:', or name its key by 'key:'"
  ) {
    let message = Message.sampleKeyMissing(subject.name, key, place(of: path))
    add(message, object.offset, kind: key, fix: fix)
  }

  /// The checks that are plain enough to be known here.
  private mutating func check(_ value: SampleValue, of property: PropertyDescription) {
    guard property.elements.isEmpty, property.type.reference?.isSet != true,
      let literal = value.literal
    else { return }
    for check in property.checks where LiteralCheck.passes(literal, check) == false {
      fail("a value that passes '\(check.expression.text)'", value)
    }
  }
}

extension PropertyDescription {
  /// The property as findings name it.
  fileprivate func finding(in model: ModelDescription) -> SampleFindings.Property {
    SampleFindings.Property(type: owner ?? model.name, caseName: model.caseName, name: name)
  }
}

extension TypeReference {
  /// Whether equal elements become one.
  fileprivate var isSet: Bool { (optionalWrapped ?? self).simpleName == "Set" }
}

extension SampleValue {
  /// The value as a literal, which checks of literals understand.
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

extension CaseDescription.Key {
  /// Whether a value of the document is the key.
  func matches(_ value: SampleValue) -> Bool {
    switch (self, value.content) {
    case (.string(let text), .string(let found)): text == found
    case (.integer(let number), .number(let digits)): Int(digits) == number
    default: false
    }
  }
}
