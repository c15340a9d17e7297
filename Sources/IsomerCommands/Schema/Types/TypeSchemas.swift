import IsomerGenerator
import IsomerSyntax

/// The schemas of values, which are the same wherever they are in a document.
struct TypeSchemas {
  let context: SchemaContext

  /// Returns the schema of a type as it is written in a declaration.
  func schema(of type: TypeReference, _ scope: TypeScope) -> Schema {
    schema(of: Acceptance(type), scope)
  }

  func schema(of acceptance: Acceptance, _ scope: TypeScope) -> Schema {
    switch acceptance {
    case .type(let type, let coercion): leaf(type, coercion, scope)
    case .mapping(let name): context.models[name].map { model($0) } ?? .anything
    case .transformed(let transformer, let type):
      TransformerSchemas(context: context, scope: scope, output: type).schema(of: transformer)
    case .inferred(let name): .anything.wider("the type of '\(name)' is inferred by the compiler")
    case .optional(let wrapped): schema(of: wrapped, scope).orNull
    case .list(let values, let rules, _): list(values, rules, scope)
    case .dictionary(let key, let values, let rules): dictionary(key, values, rules, scope)
    case .checked(let inner, let checks): checked(inner, checks, scope)
    case .projected(let projection, let inner):
      ProjectionSchema(types: self, projection: projection, scope: scope).schema(of: inner)
    case .recovered(let inner, let isChecked):
      isChecked
        ? schema(of: inner, scope).narrower("an invalid value is replaced, and checked")
        : .any([
          schema(of: inner, scope), .anything.with("description", "Any other value is replaced."),
        ])
    }
  }

  // MARK: Collections

  private func list(
    _ values: Acceptance, _ rules: [ElementRule], _ scope: TypeScope
  ) -> Schema {
    let single = schema(of: values, scope)
    return .list(of: element(single, rules), orOne: rules.contains(.wrap) ? single : nil)
  }

  private func dictionary(
    _ key: TypeReference, _ values: Acceptance, _ rules: [ElementRule], _ scope: TypeScope
  ) -> Schema {
    let object = Schema.type("object")
      .with("additionalProperties", element(schema(of: values, scope), rules))
    // A member with an invalid key is left out too.
    if rules.contains(.lossy) { return object }
    let keys = self.key(key, scope)
    return keys.keywords.isEmpty ? object : object.with("propertyNames", keys)
  }

  private func element(_ single: Schema, _ rules: [ElementRule]) -> Schema {
    let schema = rules.contains(.compact) ? single.orNull : single
    guard rules.contains(.lossy) else { return schema }
    return .any([schema, .anything.with("description", "Any other value is left out.")])
  }

  private func checked(_ value: Acceptance, _ checks: [Check], _ scope: TypeScope) -> Schema {
    // A check applies to the converted value, so only the type's own kind is described.
    let own = value.unconverted
    let schema = CheckSchemas(value: own.value).adding(checks, to: schema(of: own.value, scope))
    return own.isChanged
      ? schema.narrower("values of other kinds are converted and checked") : schema
  }

  private func key(_ type: TypeReference, _ scope: TypeScope) -> Schema {
    if let argument = scope.argument(for: type) { return key(argument, .top) }
    switch context.models.meaning(of: type, in: scope) {
    case .model(let model) where model.kind == .enumeration:
      let scope = context.models.scope(of: model)
      return ModelSchemas(context: context, model: model, scope: scope).caseName
    case .scalar(let name): if let key = context.scalars.key(name) { return key }
    case .model, .cluster, .unknown: break
    }
    return .anything.wider("the keys are mapped by '\(type.text)'")
  }

  // MARK: Other types

  private func leaf(_ type: TypeReference, _ coercion: Coercion?, _ scope: TypeScope) -> Schema {
    if let argument = scope.argument(for: type) {
      return schema(of: Acceptance(argument) { .type($0, coercion) }, .top)
    }
    if let bound = context.models.bound(of: type, in: scope) {
      return .type("array").with("items", schema(of: bound, scope)).with(count: 2)
        .wider("the lower bound must not be above the upper one")
    }
    switch context.models.meaning(of: type, in: scope) {
    case .scalar(let name):
      guard let coercion else { return context.scalars.schema(name) }
      let words = coercion.words.map(\.text)
      let schema = context.scalars.coerced(name)
      return words.isEmpty ? schema : .any([schema, .values(words)])
    case .unknown:
      if let ordered = Acceptance(ordered: type) { return schema(of: ordered, scope) }
      if let inline = type.inlineElements, !context.models.declares(type.namePath ?? "", in: scope)
      {
        let list = Schema.type("array").with("items", schema(of: inline.element, scope))
        guard let count = Int(inline.count.text) else {
          return list.wider("'\(type.text)' has a fixed number of elements")
        }
        return list.with(count: count)
      }
      return .anything.wider("'\(type.text)' is not mapped by annotations of this target")
    case let meaning: return model(meaning, as: type, scope)
    }
  }

  /// Returns the reference to a mapped type.
  func model(
    _ meaning: MappedTypes.Meaning, as type: TypeReference? = nil, _ scope: TypeScope = .top
  ) -> Schema {
    if let model = meaning.model { return reference(to: model, as: type, scope) }
    guard case .cluster(let cluster) = meaning else { return .anything }
    let clusters = ClusterSchemas(context: context)
    return context.reference(to: "protocol \(cluster.name)", named: cluster.name) {
      clusters.schema(of: cluster)
    }
  }

  private func reference(to model: Model, as type: TypeReference?, _ outer: TypeScope) -> Schema {
    let scope = context.models.scope(of: model, as: type, in: outer)
    guard scope.isComplete else {
      return .anything.wider("the generic arguments of '\(model.name)' are not known here")
    }
    let name = (model.shape?.type.text ?? model.name) + scope.suffix
    return context.reference(to: "model \(model.name)\(scope.suffix)", named: name) {
      [context] in ModelSchemas(context: context, model: model, scope: scope).schema
    }
  }
}

extension Acceptance {
  /// The same values without those that are converted, and whether there are any.
  fileprivate var unconverted: (value: Acceptance, isChanged: Bool) {
    switch self {
    case .type(let type, let coercion): return (.type(type, nil), coercion != nil)
    case .optional(let wrapped):
      let inner = wrapped.unconverted
      return (.optional(inner.value), inner.isChanged)
    case .list(let values, let rules, let isSet):
      let inner = values.unconverted
      // A single value counts as one element.
      let others = rules.filter { $0 != .wrap }
      return (.list(inner.value, rules: others, isSet: isSet), inner.isChanged || others != rules)
    case .dictionary(let key, let values, let rules):
      let inner = values.unconverted
      return (.dictionary(keys: key, inner.value, rules: rules), inner.isChanged)
    case .mapping, .transformed, .inferred, .checked, .projected, .recovered: return (self, false)
    }
  }
}
