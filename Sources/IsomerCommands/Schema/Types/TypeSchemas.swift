import IsomerGenerator
import IsomerSyntax

/// How the values of a property are read or written.
struct TypeRules {
  var scope: TypeScope
  var coerces = false
  var elements: Set<Property.ElementRule> = []
  /// The schema in place of the type inside all optionals and collections.
  var leaf: Schema?

  /// The rules for the elements of a collection; only the outermost collection omits elements.
  var inside: TypeRules {
    var rules = self
    rules.elements.remove(.lossy)
    return rules
  }
}

/// The schemas of types as they are written in declarations.
struct TypeSchemas {
  let context: SchemaContext

  func schema(of type: TypeReference, _ rules: TypeRules) -> Schema {
    if let wrapped = type.optionalWrapped { return schema(of: wrapped, rules).orNull }
    guard let element = type.elementType else { return leaf(type, rules) }
    if let key = type.keyType { return dictionary(type, key, element, rules) }
    return list(type, element, rules)
  }

  // MARK: Collections

  private func list(_ type: TypeReference, _ element: TypeReference, _ rules: TypeRules) -> Schema {
    let items = self.element(element, in: type, rules)
    let list = Schema.type("array").with("items", items)
    guard context.isReading, rules.elements.contains(.wrap) else { return list }
    let single = schema(of: element, rules.inside)
    return .any([list, single.and(.not(.type("array", "null")))])
  }

  private func dictionary(
    _ type: TypeReference, _ key: TypeReference, _ value: TypeReference, _ rules: TypeRules
  ) -> Schema {
    let object = Schema.type("object").with("additionalProperties", element(value, in: type, rules))
    // A member with an invalid key is left out too.
    if context.isReading, rules.elements.contains(.lossy) { return object }
    let keys = self.key(key, rules.scope)
    return keys.keywords.isEmpty ? object : object.with("propertyNames", keys)
  }

  private func element(
    _ element: TypeReference, in collection: TypeReference, _ rules: TypeRules
  ) -> Schema {
    var schema = schema(of: element, rules.inside)
    guard context.isReading else { return schema }
    if rules.elements.contains(.compact) { schema = schema.orNull }
    guard rules.elements.contains(.lossy) else { return schema }
    return .any([schema, .anything.with("description", .string("Any other value is left out."))])
  }

  private func key(_ type: TypeReference, _ scope: TypeScope) -> Schema {
    if let name = type.namePath, let argument = scope.arguments[name] {
      return key(argument.type, argument.scope)
    }
    switch context.models.meaning(of: type, in: scope.sample) {
    case .enumeration(let plan):
      return EnumSchemas(context: context, model: plan.model, scope: TypeScope(plan.model)).key
    case .scalar:
      if let name = type.simpleName, let key = ScalarSchemas(context: context).key(name) {
        return key
      }
    case .object, .cluster, .unknown: break
    }
    return .anything.wider("the keys are mapped by '\(type.text)'")
  }

  // MARK: Other types

  private func leaf(_ type: TypeReference, _ rules: TypeRules) -> Schema {
    if let leaf = rules.leaf { return leaf }
    if let name = type.namePath, let argument = rules.scope.arguments[name] {
      var inner = TypeRules(scope: argument.scope)
      inner.coerces = rules.coerces
      return schema(of: argument.type, inner)
    }
    switch context.models.meaning(of: type, in: rules.scope.sample) {
    case .scalar:
      let scalars = ScalarSchemas(context: context)
      let name = type.simpleName ?? "Value"
      return rules.coerces && context.isReading ? scalars.coerced(name) : scalars.schema(name)
    case .unknown:
      return .anything.wider("'\(type.text)' is not mapped by annotations of this target")
    case let meaning: return model(meaning, as: type, rules.scope)
    }
  }

  /// Returns the reference to a mapped type.
  func model(
    _ meaning: SampleModels.Meaning, as type: TypeReference? = nil, _ scope: TypeScope? = nil
  ) -> Schema {
    switch meaning {
    case .object(let plan): return object(plan.model, as: type, scope)
    case .enumeration(let plan): return enumeration(plan.model, as: type, scope)
    case .cluster(let cluster):
      let clusters = ClusterSchemas(context: context)
      return context.reference(to: "protocol \(cluster.name)", named: cluster.name) {
        clusters.schema(of: cluster)
      }
    case .scalar, .unknown: return .anything
    }
  }

  private func scope(of model: Model, as type: TypeReference?, _ scope: TypeScope?) -> TypeScope? {
    (scope ?? TypeScope(model)).inside(model, as: type)
  }

  private func unknownArguments(_ model: Model) -> Schema {
    .anything.wider("the generic arguments of '\(model.name)' are not known here")
  }

  private func object(_ model: Model, as type: TypeReference?, _ outer: TypeScope?) -> Schema {
    guard let scope = scope(of: model, as: type, outer) else { return unknownArguments(model) }
    let name = (model.shape?.type.text ?? model.name) + scope.suffix(model)
    return context.reference(to: "model \(model.name)\(scope.suffix(model))", named: name) {
      [context] in ModelSchemas(context: context, model: model, scope: scope).schema
    }
  }

  private func enumeration(_ model: Model, as type: TypeReference?, _ outer: TypeScope?) -> Schema {
    guard let scope = scope(of: model, as: type, outer) else { return unknownArguments(model) }
    let name = model.name + scope.suffix(model)
    return context.reference(to: "model \(name)", named: name) { [context] in
      EnumSchemas(context: context, model: model, scope: scope).schema
    }
  }
}
