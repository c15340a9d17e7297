import IsomerGenerator
import IsomerSyntax

/// The schema of the objects that a struct, a class or a case is read from.
struct ReadingSchema {
  let context: SchemaContext
  @Boxed var model: Model
  let scope: TypeScope

  /// True if unknown keys are errors in the objects of the model.
  private var isStrict: Bool { model.object.unknown == .error }

  var schema: Schema {
    let plan = Planner(model).plan()
    var keys = ObjectKeys(plan.root, of: model, scope)
    if let array = plan.array {
      var schema = self.array(array, keys, isOptional: false)
      for check in model.properties.last?.validation.checks ?? [] where !array.every.isEmpty {
        schema = schema.wider(check.remark)
      }
      return isStrict && array.every.isEmpty ? schema.with("items", .boolean(false)) : schema
    }
    addMembers(of: model, scope, at: [], depth: 0, to: &keys)
    var schema = object(keys.root, keys)
    var extra = keys.extra
    for (property, scope, keys) in keys.choices {
      extra.append(
        keys.reversed().reduce(choice(property, scope)) { inner, key in
          .anything.with("properties", .object([OrderedJSON.Member(key: key, value: inner.json)]))
        })
    }
    if let tag = model.clusters.requiredTag {
      extra.append(context.tagged(tag.tag, .keys(tag.own)))
    }
    for composite in model.properties where composite.isComposite && composite.reads {
      let expression = composite.codec.readTransformer?.text ?? composite.name
      schema = schema.wider("'\(TransformerSchemas.line(expression))' can reject the fields")
    }
    return extra.isEmpty
      ? schema
      : extra.count == 1
        ? schema.and(extra[0]) : schema.with("allOf", .array(extra.map(\.json)))
  }

  // MARK: The keys

  /// Adds what the flattened models of a model read in the object at a path, and the properties with
  /// several paths.
  private func addMembers(
    of model: Model, _ scope: TypeScope, at path: [KeyPathText.Component], depth: Int,
    to keys: inout ObjectKeys
  ) {
    guard depth < FlattenedModel.depthLimit else { return }
    let level = path + model.level
    for property in model.readProperties where property.location.role != .rest {
      if property.location.role == .keyed {
        guard property.location.readPaths.count > 1 else { continue }
        keys.choices.append((property, scope, path.keyNames))
      } else if property.location.sharing == nil,
        let inner = FlattenedModel(property, scope, context), inner.isDirect
      {
        if property.mustBePresent { keys.force(level, below: path) }
        // The keys that it handles are known to the whole model.
        let plan = Planner(inner.model, findsUnknown: isStrict).plan()
        keys.add(plan.root, of: inner.model, inner.scope, at: level)
        addMembers(of: inner.model, inner.scope, at: level, depth: depth + 1, to: &keys)
      } else {
        let value = flattenedValue(property, scope)
        keys.shared = keys.shared ?? property.name
        keys.extra.append(.present(model.level.keyNames.map { .key($0) }, value))
      }
    }
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
    guard let inner = FlattenedModel(property, scope, context), inner.isDirect else {
      return wider
    }
    let schema = ReadingSchema(context: context, model: inner.model, scope: inner.scope).schema
    let affixes = property.location.affixes
    guard let present = schema.members(affixes) else { return wider }
    guard property.type.isOptional else { return present }
    // The keys of models that it flattens itself belong to it, too.
    let flattens = inner.model.readProperties.contains { $0.location.role == .flatten }
    return flattens ? wider : .any([present, absent(inner.model, affixes)])
  }

  /// Returns the schema of objects in which all keys of a flattened optional are missing or null.
  private func absent(_ model: Model, _ affixes: Affixes) -> Schema {
    let paths = model.readProperties.filter { $0.nullMeaning == .value }
      .flatMap(\.location.readPaths)
    let values = paths.filter { $0.components.count == 1 }.flatMap(\.components.keyNames)
    let members = Planner(model).plan().root.keys.map { key in
      let value: OrderedJSON =
        values.contains(key.key) ? .boolean(false) : Schema.type("null").json
      return OrderedJSON.Member(key: affixes.prefix + key.key + affixes.suffix, value: value)
    }
    return Schema().with("properties", .object(members))
  }

  // MARK: Objects

  private func object(
    _ object: ObjectPlan, _ keys: ObjectKeys, isOptional: Bool = false
  ) -> Schema {
    var schema = object.isClaim ? Schema() : Schema.type("object")
    if isOptional, !object.isClaim { schema = schema.orNull }
    let members = object.keys.map { key in
      OrderedJSON.Member(
        key: key.key, value: value(of: key, at: object.path + [.key(key.key)], keys).json)
    }
    let isOwn = isStrict && object.path.starts(with: model.level) && !object.isTaken
    let isClosed = isOwn && keys.shared == nil
    if isOwn, let name = keys.shared { schema = schema.wider("the members of '\(name)'") }
    let rest = RestSchema(context: context, model: model, scope: scope)
    let isRest = object.path == model.level && !model.restProperties.isEmpty
    let showsAll = isClosed || isRest && rest.needsKeys
    let shown = showsAll ? members : members.filter { $0.value != .object([]) }
    if !shown.isEmpty { schema = schema.with("properties", .object(shown)) }
    let required = object.keys.filter { keys.requires($0, at: object.path + [.key($0.key)]) }
    if !required.isEmpty { schema = schema.with("required", .strings(required.map(\.key))) }
    guard isRest else {
      return isClosed ? schema.with("additionalProperties", .boolean(false)) : schema
    }
    let isKnown = keys.extra.isEmpty && keys.shared == nil
    return rest.adding(
      to: schema, besides: isKnown ? object.keys.map(\.key) : nil, isClosed: isClosed)
  }

  private func value(
    of key: KeyPlan, at path: [KeyPathText.Component], _ keys: ObjectKeys
  ) -> Schema {
    let isOptional = !keys.requires(key, at: path)
    var parts = key.readers.compactMap { $0.rank ?? 0 == 0 ? value(of: $0, keys) : nil }
    parts += key.readers.compactMap { $0.rank ?? 0 == 0 ? nil : alternative($0) }
    if let object = key.object { parts.append(self.object(object, keys, isOptional: isOptional)) }
    if let array = key.array { parts.append(self.array(array, keys, isOptional: isOptional)) }
    return .all(parts)
  }

  private func alternative(_ reader: PropertyRead) -> Schema {
    let first = reader.property.location.readPaths.first?.text ?? ""
    return .anything.with("description", .string("Read if '\(first)' is missing."))
  }

  private func value(of reader: PropertyRead, _ keys: ObjectKeys) -> Schema {
    let property = reader.property
    guard reader.field == nil else { return .anything }
    guard property.reads else { return constant(property) }
    let source = keys.sources[reader.source]
    let properties = PropertySchemas(context: context, scope: source.scope)
    var schema = properties.reading(property, at: reader.projection)
    if property.checksDefault { schema = schema.wider("the default must pass the checks") }
    return properties.annotated(schema, property, in: source.model)
  }

  /// A constant is written, and any value is read.
  private func constant(_ property: Property) -> Schema {
    guard
      let value = property.presence.fallback.value.flatMap({ JSONLiteralValue.value(of: $0.shape) })
    else { return .anything }
    return .anything.with("default", value)
  }

  private func array(_ array: ArrayPlan, _ keys: ObjectKeys, isOptional: Bool) -> Schema {
    var schema = array.isClaim ? Schema() : Schema.type("array")
    if isOptional, !array.isClaim { schema = schema.orNull }
    let elements = array.elements.map { (index: Int($0.key) ?? 0, plan: $0) }
    let count = (elements.last?.index ?? -1) + 1
    // An index beyond the limit would print too many schemas.
    guard count <= 64 else { return schema.wider("single elements are also read") }
    var items = [Schema](repeating: .anything, count: count)
    for (index, plan) in elements {
      items[index] = value(of: plan, at: array.path + [.index(index)], keys)
    }
    if !items.isEmpty { schema = schema.with("prefixItems", .array(items.map(\.json))) }
    if let every = array.every.first {
      schema = schema.with("items", value(of: every, at: array.path + [.every], keys))
    }
    let required = elements.last { keys.requires($0.plan, at: array.path + [.index($0.index)]) }
    return required.map { schema.with("minItems", .integer($0.index + 1)) } ?? schema
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
    let all = property.location.readPaths.dropFirst().map {
      Schema.not(.present($0.stem.components, present))
    }
    if !property.mustBePresent { branches.append(.all(all)) }
    return .any(branches)
  }
}

extension [KeyPathText.Component] {
  /// The keys of a path without indexes.
  var keyNames: [String] { compactMap { if case .key(let key) = $0 { key } else { nil } } }
}

/// A model whose keys are in the object of another one.
struct FlattenedModel {
  /// The deepest nesting of flattened models, since a model can flatten itself.
  static let depthLimit = 8

  @Boxed var model: Model
  let scope: TypeScope

  /// Returns nil if the type is not a struct or a class that is mapped in the target.
  init?(_ property: Property, _ outer: TypeScope, _ context: SchemaContext) {
    let own = outer.of(property)
    guard let type = property.type.reference?.leaf else { return nil }
    let meaning =
      property.codec.externalMapping.flatMap { context.models[$0] }
      ?? context.models.meaning(of: type, in: own.names)
    guard case .object(let mapping) = meaning, let scope = own.inside(mapping.model, as: type)
    else { return nil }
    (model, self.scope) = (mapping.model, scope)
  }

  /// True if the model reads only what its properties describe.
  var isDirect: Bool {
    model.object.hooks.beforeReading == nil && model.clusters.cluster == nil && model.reads
      && model.rejections.isEmpty
  }
}

extension Schema {
  /// Returns the schema of an object with affixes around its keys; nil if it has other requirements.
  fileprivate func members(_ affixes: Affixes) -> Schema? {
    guard case .object(let parts) = json else { return nil }
    let known = ["type", "properties", "required", "additionalProperties"]
    var schema = Schema()
    for part in parts {
      let name = { (key: String) in affixes.prefix + key + affixes.suffix }
      switch (part.key, part.value) {
      case ("properties", .object(let members)):
        let renamed = members.map { OrderedJSON.Member(key: name($0.key), value: $0.value) }
        schema = schema.with("properties", .object(renamed))
      case ("required", .array(let keys)):
        let renamed = keys.map {
          if case .string(let key) = $0 { OrderedJSON.string(name(key)) } else { $0 }
        }
        schema = schema.with("required", .array(renamed))
      case ("additionalProperties", _): break
      default:
        guard known.contains(part.key) else { return nil }
        schema = schema.with(part.key, part.value)
      }
    }
    return schema
  }
}

extension Schema {
  /// Returns a schema for values with a value at a path of keys and indexes, which `value` accepts.
  static func present(
    _ path: some Collection<KeyPathText.Component>, _ value: Schema
  ) -> Schema {
    guard let step = path.first else { return value }
    let inner = present(path.dropFirst(), value)
    switch step {
    case .key(let key):
      let object = Schema.type("object").with("required", .strings([key]))
      guard !inner.acceptsAnything else { return object }
      return object.with("properties", .object([OrderedJSON.Member(key: key, value: inner.json)]))
    case .index(let index):
      let before = [OrderedJSON](repeating: Schema.anything.json, count: min(index, 64))
      return .type("array").with("minItems", .integer(index + 1))
        .with("prefixItems", .array(before + [inner.json]))
    case .every: return inner
    }
  }
}
