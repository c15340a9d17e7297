import IsomerGenerator
import IsomerSyntax

/// The schemas of the values of properties, wherever they are in a document.
struct PropertySchemas {
  let context: SchemaContext
  let scope: TypeScope

  private var types: TypeSchemas { TypeSchemas(context: context) }

  // MARK: Reading

  /// Returns the schema of a present value.
  func reading(_ property: Property) -> Schema {
    var schema = checked(property)
    if isNullable(property) { schema = schema.orNull }
    return recovering(schema, property)
  }

  /// True if null is read as nil, as the default, or as a missing value.
  func isNullable(_ property: Property) -> Bool {
    // A null in one of several paths is missing.
    if property.presence.null == .absent, property.location.readPaths.count > 1 { return true }
    guard property.presence.isThreeState || property.takesNull else { return false }
    return property.presence.null != .absent || !property.mustBePresent
  }

  private func recovering(_ schema: Schema, _ property: Property) -> Schema {
    guard property.presence.recovery != .none else { return schema }
    if case .value(let value) = property.presence.recovery {
      let passes = property.validation.checks.allSatisfy {
        LiteralCheck.passes(value.shape, $0) == true
      }
      guard passes else { return schema.narrower("an invalid value is replaced, and checked") }
    } else if property.checksDefault {
      return schema.narrower("an invalid value is replaced by the default, and checked")
    }
    let text = "Any other value is replaced."
    return .any([schema, .anything.with("description", .string(text))])
  }

  private func checked(_ property: Property) -> Schema {
    guard !property.validation.checks.isEmpty else { return value(property) }
    var strict = property
    // A check applies to the converted value, so only the type's own kind is described.
    strict.codec.coerces = false
    // A single value counts as one element.
    strict.codec.elements.removeAll { $0 == .wrap }
    let schema = CheckSchemas(property: strict).adding(to: value(strict))
    let isNarrower = property.codec.coerces || property.codec.elements.contains(.wrap)
    return isNarrower ? schema.narrower("values of other kinds are converted and checked") : schema
  }

  private func value(_ property: Property) -> Schema {
    value(
      property, property.codec.readTransformer, isLifted: property.codec.readLifts != nil,
      property.location.readPaths.first?.projection ?? [])
  }

  // MARK: Writing

  /// Returns the schema of a written value other than null.
  func writing(_ property: Property) -> Schema {
    value(property, property.codec.writeTransformer, isLifted: property.codec.writeLifts != nil, [])
  }

  // MARK: Both

  private func value(
    _ property: Property, _ transformer: PastedExpression?, isLifted: Bool,
    _ projection: [KeyPathText.Component]
  ) -> Schema {
    guard let reference = property.type.reference else {
      return .anything.wider("the type of '\(property.name)' is inferred by the compiler")
    }
    let type = reference.optionalWrapped ?? reference
    let own = scope.of(property)
    var rules = TypeRules(scope: own)
    rules.coerces = property.codec.coerces
    rules.elements = Set(property.codec.elements)
    if let transformer {
      if !isLifted {
        return TransformerSchemas(context: context, scope: own, output: type).schema(
          of: transformer)
      }
      if let mapping = property.codec.externalMapping.flatMap({ context.models[$0] }) {
        rules.leaf = types.model(mapping)
      } else {
        rules.leaf = TransformerSchemas(context: context, scope: own, output: type.leaf)
          .schema(of: transformer)
      }
    }
    return types.schema(of: type, rules)
  }

  // MARK: Annotations

  /// Returns the schema with the property's comment and default.
  func annotated(_ schema: Schema, _ property: Property, in model: Model) -> Schema {
    var schema = schema
    if context.isReading, let value = defaultValue(of: property) {
      schema = schema.with("default", value)
    }
    if property.declaration.owner == nil, model.scope.deprecated[property.name] != nil {
      schema = schema.with("deprecated", .boolean(true))
    }
    let file = property.declaration.ownerFile ?? model.file
    guard let text = DocComment(of: property.nameRange.start, in: file).text else { return schema }
    guard case .string(let other)? = schema["description"] else {
      return schema.first("description", .string(text))
    }
    return schema.with("description", .string("\(text)\n\n\(other)"))
  }

  /// Returns the default in the document, if it is a literal or a case.
  private func defaultValue(of property: Property) -> OrderedJSON? {
    guard property.codec.readTransformer == nil, let value = property.presence.fallback.value else {
      return nil
    }
    if let literal = JSONLiteralValue.value(of: value.shape) { return literal }
    guard case .member(let name) = value.shape, let type = property.type.reference,
      case .enumeration(let mapping) = context.models.meaning(
        of: type.optionalWrapped ?? type, in: scope.of(property).sample),
      let found = mapping.cases.first(where: { $0.description.name == name })?.description,
      found.payload.isEmpty, mapping.model.enumeration.tagging == .names
    else { return nil }
    return found.keys.first.map(\.literal)
  }
}

extension EnumCase.Key {
  /// The key in a document.
  var literal: OrderedJSON {
    switch self {
    case .string(let text): .string(text)
    case .integer(let number): .integer(number)
    }
  }
}
