import IsomerGenerator
import IsomerSyntax

/// The schema of the objects that a struct, a class or a case is read from.
struct ReadingSchema {
  let context: SchemaContext
  @Boxed var model: Model
  let scope: TypeScope

  private var level: [KeyPathText.Component] { model.object.under?.components ?? [] }
  /// True if unknown keys are errors in the objects of the model.
  private var isStrict: Bool { model.object.unknown == .error }

  /// The deepest nesting of flattened models, since a model can flatten itself.
  private static let flatteningLimit = 8

  var schema: Schema {
    var extra: [Schema] = []
    let tree = tree(of: model, scope, depth: 0, &extra)
    var schema = object(tree)
    extra += alternatives(of: model, scope, depth: 0)
    for composite in model.properties where composite.isComposite && composite.reads {
      let expression = composite.codec.readTransformer?.text ?? composite.name
      schema = schema.wider("'\(TransformerSchemas.line(expression))' can reject the fields")
    }
    return extra.isEmpty
      ? schema
      : extra.count == 1
        ? schema.and(extra[0]) : schema.with("allOf", .array(extra.map(\.json)))
  }

  // MARK: The tree

  private func tree(
    of model: Model, _ scope: TypeScope, depth: Int, _ extra: inout [Schema]
  ) -> ObjectTree {
    // The keys that a flattened model handles are known to this model.
    let plan = Planner(model, findsUnknown: depth > 0 && isStrict).plan()
    var tree = ObjectTree(plan.root, scope, model)
    guard depth < Self.flatteningLimit else { return tree }
    let level = model.object.under?.components ?? []
    for property in model.properties where property.location.role == .flatten && property.reads {
      if let (inner, innerScope) = flattened(property, scope) {
        let other = self.tree(of: inner, innerScope, depth: depth + 1, &extra)
        tree.add(other, at: level[...], isForced: property.mustBePresent)
      } else {
        let keys = level.keyNames
        let value = PropertySchemas(context: context, scope: scope).reading(property)
        extra.append(keys.isEmpty ? value : .present(keys, value))
      }
    }
    return tree
  }

  /// Returns the flattened model if its keys can be described as keys of this object.
  private func flattened(_ property: Property, _ scope: TypeScope) -> (Model, TypeScope)? {
    FlattenedModel(property, scope, context).flatMap { inner in
      let isDirect =
        inner.model.object.hooks.beforeReading == nil && inner.model.clusters.cluster == nil
      guard isDirect, inner.model.reads, !ModelChecks(inner.model).isOpaque else { return nil }
      return (inner.model, inner.scope)
    }
  }

  // MARK: Objects

  private func object(_ tree: ObjectTree, isOptional: Bool = false) -> Schema {
    var schema = tree.isClaim ? Schema() : Schema.type("object")
    if isOptional, !tree.isClaim { schema = schema.orNull }
    let members = tree.keys.map { key in
      OrderedJSON.Member(key: key.name, value: value(of: key).json)
    }
    let isClosed = isStrict && tree.path.starts(with: level) && !tree.isTaken
    let isRest =
      tree.path == level && model.properties.contains { $0.location.role == .rest && $0.reads }
    let shown = isClosed ? members : members.filter { $0.value != .object([]) }
    if !shown.isEmpty { schema = schema.with("properties", .object(shown)) }
    let required = tree.keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { schema = schema.with("required", .strings(required)) }
    if isClosed, !isRest { schema = schema.with("additionalProperties", .boolean(false)) }
    return schema
  }

  private func value(of key: ObjectTree.Key) -> Schema {
    let isOptional = !key.isRequired
    var parts = key.readers.compactMap { $0.read.rank ?? 0 == 0 ? value(of: $0) : nil }
    parts += key.readers.compactMap { $0.read.rank ?? 0 == 0 ? nil : alternative($0) }
    if let object = key.object { parts.append(self.object(object, isOptional: isOptional)) }
    if let array = key.array { parts.append(self.array(array, isOptional: isOptional)) }
    return .all(parts)
  }

  private func alternative(_ reader: ObjectTree.Reader) -> Schema {
    let first = reader.read.property.location.readPaths.first?.text ?? ""
    return .anything.with("description", .string("Read if '\(first)' is missing."))
  }

  private func value(of reader: ObjectTree.Reader) -> Schema {
    let property = reader.read.property
    guard reader.read.field == nil else { return .anything }
    guard property.reads else { return constant(property) }
    let properties = PropertySchemas(context: context, scope: reader.scope)
    let schema = properties.reading(property, at: reader.read.projection)
    return properties.annotated(checkedDefault(schema, property), property, in: reader.model)
  }

  /// A constant is written, and any value is read.
  private func constant(_ property: Property) -> Schema {
    guard
      let value = property.presence.fallback.value.flatMap({ JSONLiteralValue.value(of: $0.shape) })
    else { return .anything }
    return .anything.with("default", value)
  }

  private func checkedDefault(_ schema: Schema, _ property: Property) -> Schema {
    property.checksDefault ? schema.wider("the default must pass the checks") : schema
  }

  private func array(_ array: ObjectTree.ArrayTree, isOptional: Bool) -> Schema {
    var schema = array.isClaim ? Schema() : Schema.type("array")
    if isOptional, !array.isClaim { schema = schema.orNull }
    let count = (array.elements.map(\.index).max() ?? -1) + 1
    // An index beyond the limit would print too many schemas.
    guard count <= 64 else { return schema.wider("single elements are also read") }
    let items = (0..<count).map { index in
      Schema.all(array.elements.filter { $0.index == index }.map { element($0.key) }).json
    }
    if !items.isEmpty { schema = schema.with("prefixItems", .array(items)) }
    if let every = array.every { schema = schema.with("items", value(of: every)) }
    if let last = array.elements.last(where: { $0.key.isRequired }) {
      schema = schema.with("minItems", .integer(last.index + 1))
    }
    return schema
  }

  private func element(_ key: ObjectTree.Key) -> Schema { value(of: key) }

  // MARK: Alternatives

  /// Returns the requirements of properties with several paths: the first path that is present is
  /// read.
  private func alternatives(of model: Model, _ scope: TypeScope, depth: Int) -> [Schema] {
    guard depth < Self.flatteningLimit else { return [] }
    var found: [Schema] = []
    for property in model.properties where property.reads {
      if property.location.role == .flatten, let (inner, innerScope) = flattened(property, scope) {
        found += alternatives(of: inner, innerScope, depth: depth + 1).map { schema in
          let keys = (model.object.under?.components ?? []).keyNames
          return keys.isEmpty ? schema : .anything.with("properties", nested(keys, schema))
        }
      } else if property.location.role == .keyed, property.location.readPaths.count > 1 {
        found.append(choice(property, scope))
      }
    }
    return found
  }

  private func nested(_ keys: [String], _ schema: Schema) -> OrderedJSON {
    let inner = keys.dropFirst()
    let value = inner.isEmpty ? schema : Schema().with("properties", nested(Array(inner), schema))
    return .object([OrderedJSON.Member(key: keys[0], value: value.json)])
  }

  /// Accepts objects in which the first path is present, or the first of the others that is present
  /// has a valid value.
  private func choice(_ property: Property, _ scope: TypeScope) -> Schema {
    let properties = PropertySchemas(context: context, scope: scope)
    // With `null: .absent`, a null is not present.
    let present = property.presence.null == .absent ? Schema.not(.type("null")) : .anything
    var branches: [Schema] = []
    var absent: [Schema] = []
    for (rank, path) in property.location.readPaths.enumerated() {
      let schema = properties.reading(property, at: path.projection)
      let here = PathSchema(path.stem.components)
      let value = rank == 0 ? Schema.anything : schema
      branches.append(.all(absent + [here.present(present.and(value))]))
      if rank > 0 { absent.append(.not(here.present(present))) }
    }
    let all = property.location.readPaths.dropFirst().map {
      Schema.not(PathSchema($0.stem.components).present(present))
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
}

/// Schemas of values at a path of keys and indexes.
struct PathSchema {
  private let path: ArraySlice<KeyPathText.Component>

  init(_ path: [KeyPathText.Component]) { self.path = path[...] }

  private init(_ path: ArraySlice<KeyPathText.Component>) { self.path = path }

  /// Returns the schema for values that have a value at the path which `value` accepts.
  func present(_ value: Schema) -> Schema {
    guard let step = path.first else { return value }
    let inner = PathSchema(path.dropFirst()).present(value)
    switch step {
    case .key(let key): return .present([key], inner)
    case .index(let index):
      let before = [OrderedJSON](repeating: Schema.anything.json, count: min(index, 64))
      return .type("array").with("minItems", .integer(index + 1))
        .with("prefixItems", .array(before + [inner.json]))
    case .every: return inner
    }
  }
}
