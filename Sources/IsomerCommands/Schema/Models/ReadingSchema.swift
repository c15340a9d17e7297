import IsomerGenerator
import IsomerSyntax

extension ModelSchemas {
  /// True if unknown keys are errors in the objects of the model.
  private var isStrict: Bool { model.object.unknown == .error }

  /// The schema of the objects that a struct, a class or a case is read from.
  var readObject: Schema {
    let form = MergedKeys(model, scope, findsUnknown: isStrict) { property, scope in
      property.location.sharing == nil ? plain(property, scope) : nil
    }
    if let array = form.array { return elements(array, form) }
    let schema = object(form.root, form)
    var extra = form.unmerged.map { member in
      Schema.present(
        member.level.keyNames.map { .key($0) }, flattenedValue(member.property, member.scope))
    }
    for member in form.members where member.property.location.readPaths.count > 1 {
      extra.append(
        member.path.keyNames.reversed().reduce(choice(member.property, member.scope)) {
          .anything.with(property: $1, $0)
        })
    }
    if let tag = model.clusters.requiredTag {
      extra.append(context.tagged(tag.tag, .keys(tag.own)))
    }
    return composites(schema).and(extra)
  }

  private func elements(_ array: ArrayPlan, _ form: MergedKeys) -> Schema {
    var schema = self.array(array, form, isOptional: false)
    for check in model.properties.last?.validation.checks ?? [] where !array.every.isEmpty {
      schema = schema.wider(check.remark)
    }
    return isStrict && array.every.isEmpty ? schema.with("items", false) : schema
  }

  private func composites(_ schema: Schema) -> Schema {
    model.properties.filter { $0.isComposite && $0.reads }.reduce(schema) { schema, composite in
      let expression = composite.codec.readTransformer?.text ?? composite.name
      return schema.wider("'\(TransformerSchemas.line(expression))' can reject the fields")
    }
  }

  // MARK: Flattened models

  /// Returns a flattened model that reads only what its properties describe; nil for another one.
  private func plain(_ property: Property, _ scope: TypeScope) -> FlattenedModel? {
    guard let found = FlattenedModel(property, in: scope, context.models), found.isDescribed,
      found.isDirect, found.model.rejections.isEmpty
    else { return nil }
    return found.with(property.location.affixes)
  }

  /// Returns the schema of the object for a value that is read from it as a whole; one that is read
  /// from some of its members accepts all objects.
  private func flattenedValue(_ property: Property, _ scope: TypeScope) -> Schema {
    let sharing = property.location.sharing
    guard let sharing, sharing.reading != .whole else {
      return PropertySchemas(context: context, scope: scope).reading(property)
    }
    let wider = Schema.type("object").wider("the members of '\(property.name)'")
    if case .tagged = sharing.reading { return wider }
    guard let inner = plain(property, scope) else { return wider }
    let own = ModelSchemas(context: context, model: inner.model, scope: inner.scope)
    guard let present = own.readObject.onlyMembers else { return wider }
    guard property.type.isOptional else { return present }
    // The keys of models that it flattens itself belong to it, too.
    let flattens = inner.model.readProperties.contains { $0.location.role == .flatten }
    return flattens ? wider : .any([present, absent(inner.model)])
  }

  /// Returns the schema of objects in which all keys of a flattened optional are missing or null.
  private func absent(_ model: Model) -> Schema {
    let paths = model.readProperties.filter { $0.nullMeaning == .value }
      .flatMap(\.location.readPaths)
    let values = paths.filter { $0.components.count == 1 }.flatMap(\.components.keyNames)
    let members = Planner(model).plan().root.keys.map { key in
      let value = values.contains(key.key) ? Schema.nothing : .type("null")
      return OrderedJSON.Member(key: key.key, value: value.json)
    }
    return Schema().with("properties", OrderedJSON.object(members))
  }

  // MARK: Objects

  private func object(
    _ object: ObjectPlan, _ form: MergedKeys, isOptional: Bool = false
  ) -> Schema {
    var schema = object.isClaim ? Schema() : Schema.type("object")
    if isOptional, !object.isClaim { schema = schema.orNull }
    let members = object.keys.map { key in
      let value = value(of: key, at: object.path + [.key(key.key)], form)
      return OrderedJSON.Member(key: key.key, value: value.json)
    }
    let isOwn = isStrict && object.path.starts(with: model.level) && !object.isTaken
    let shared = form.unmerged.first?.property.name
    let isClosed = isOwn && shared == nil
    if isOwn, let shared { schema = schema.wider("the members of '\(shared)'") }
    let isRest = object.path == model.level && !model.restProperties.isEmpty
    let showsAll = isClosed || isRest && restNeedsKeys
    let shown = showsAll ? members : members.filter { $0.value != .object([]) }
    let required = object.keys.filter { form.requires($0, at: object.path + [.key($0.key)]) }
    schema = schema.with("properties", shown.nonEmpty.map(OrderedJSON.object))
      .with("required", required.map(\.key).nonEmpty)
    guard isRest else { return isClosed ? schema.with("additionalProperties", false) : schema }
    return addingRest(
      to: schema, besides: shared == nil ? object.keys.map(\.key) : nil, isClosed: isClosed)
  }

  private func value(
    of key: KeyPlan, at path: [KeyPathText.Component], _ form: MergedKeys
  ) -> Schema {
    let isOptional = !form.requires(key, at: path)
    var parts = key.readers.compactMap { $0.rank ?? 0 == 0 ? value(of: $0, form) : nil }
    parts += key.readers.compactMap { $0.rank ?? 0 == 0 ? nil : alternative($0) }
    if let object = key.object { parts.append(self.object(object, form, isOptional: isOptional)) }
    if let array = key.array { parts.append(self.array(array, form, isOptional: isOptional)) }
    return .all(parts)
  }

  private func alternative(_ reader: PropertyRead) -> Schema {
    let first = reader.property.location.readPaths.first?.text ?? ""
    return .anything.with("description", "Read if '\(first)' is missing.")
  }

  private func value(of reader: PropertyRead, _ form: MergedKeys) -> Schema {
    let property = reader.property
    guard reader.field == nil else { return .anything }
    guard property.reads else { return constant(property) }
    let source = form.sources[reader.source]
    let properties = PropertySchemas(context: context, scope: source.scope)
    var schema = properties.reading(property, at: reader.projection)
    if property.checksDefault { schema = schema.wider("the default must pass the checks") }
    return properties.annotated(schema, property, in: source.model)
  }

  /// A constant is written, and any value is read.
  private func constant(_ property: Property) -> Schema {
    let value = property.presence.fallback.value
    return .anything.with("default", value.flatMap { JSONLiteralValue.value(of: $0.shape) })
  }

  private func array(_ array: ArrayPlan, _ form: MergedKeys, isOptional: Bool) -> Schema {
    var schema = array.isClaim ? Schema() : Schema.type("array")
    if isOptional, !array.isClaim { schema = schema.orNull }
    let elements = array.elements.map { (index: Int($0.key) ?? 0, plan: $0) }
    let count = (elements.last?.index ?? -1) + 1
    // An index beyond the limit would print too many schemas.
    guard count <= 64 else { return schema.wider("single elements are also read") }
    var items = [Schema](repeating: .anything, count: count)
    for (index, plan) in elements {
      items[index] = value(of: plan, at: array.path + [.index(index)], form)
    }
    let every = array.every.first.map { value(of: $0, at: array.path + [.every], form) }
    let required = elements.last { form.requires($0.plan, at: array.path + [.index($0.index)]) }
    return schema.with("prefixItems", items.nonEmpty).with("items", every)
      .with("minItems", required.map { $0.index + 1 })
  }

  // MARK: Alternatives

  /// Returns the requirement of a property with several paths; the first that is present is read.
  ///
  /// Accepts objects in which the first path is present, or the first of the others that is present
  /// has a valid value.
  private func choice(_ property: Property, _ scope: TypeScope) -> Schema {
    let properties = PropertySchemas(context: context, scope: scope)
    // With `null: .missing`, a null is not present.
    let present = property.nullMeaning == .missing ? Schema.not(.type("null")) : .anything
    var branches: [Schema] = []
    var absent: [Schema] = []
    for (rank, path) in property.location.readPaths.enumerated() {
      let schema = properties.reading(property, at: path.projection)
      let value = rank == 0 ? Schema.anything : schema
      branches.append(.all(absent + [.present(path.stem.components, present.and(value))]))
      if rank > 0 { absent.append(.not(.present(path.stem.components, present))) }
    }
    if !property.mustBePresent { branches.append(.all(absent)) }
    return .any(branches)
  }
}

extension [KeyPathText.Component] {
  /// The keys of a path without indexes.
  var keyNames: [String] { compactMap { if case .key(let key) = $0 { key } else { nil } } }
}

extension Schema {
  /// The schema of an object with only its known members; nil if it has other requirements.
  fileprivate var onlyMembers: Schema? {
    let known = ["type", "properties", "required", "additionalProperties"]
    guard !acceptsNothing, keywords.allSatisfy({ known.contains($0.key) }) else { return nil }
    return Schema().with(keywords.filter { $0.key != "additionalProperties" })
  }
}

extension Schema {
  /// Returns a schema for values with a value at a path of keys and indexes, which `value` accepts.
  static func present(_ path: some Collection<KeyPathText.Component>, _ value: Schema) -> Schema {
    guard let step = path.first else { return value }
    let inner = present(path.dropFirst(), value)
    switch step {
    case .key(let key):
      let object = Schema.type("object").with("required", [key])
      guard !inner.acceptsAnything else { return object }
      return object.with(property: key, inner)
    case .index(let index):
      return .type("array").with("minItems", index + 1).with(element: index, inner)
    case .every: return inner
    }
  }

  /// Returns the schema with that of the only element that is described.
  func with(element index: Int, _ schema: Schema) -> Schema {
    with("prefixItems", [Schema](repeating: .anything, count: min(index, 64)) + [schema])
  }
}
