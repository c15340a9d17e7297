import IsomerGenerator
import IsomerSyntax

/// The schemas of the values of properties.
struct PropertySchemas {
  let context: SchemaContext
  let scope: TypeScope

  /// Returns the schema of a value that is read at a path with a projection.
  func reading(_ property: Property, at projection: [KeyPathText.Component] = []) -> Schema {
    schema(of: Acceptance(reading: property, at: projection), property)
  }

  /// Returns the schema of a written value other than null.
  func writing(_ property: Property) -> Schema {
    schema(of: Acceptance(writing: property), property)
  }

  private func schema(of acceptance: Acceptance, _ property: Property) -> Schema {
    context.types.schema(of: acceptance, scope.of(property))
  }

  // MARK: Annotations

  /// Returns the schema with the property's comment and default.
  func annotated(_ schema: Schema, _ property: Property, in model: Model) -> Schema {
    let isDeprecated =
      property.declaration.owner == nil && model.scope.deprecated[property.name] != nil
    let schema = schema.with("default", context.isReading ? defaultValue(of: property) : nil)
      .with("deprecated", isDeprecated ? true : nil)
    let file = property.declaration.ownerFile ?? model.file
    guard let text = file.comment(before: property.nameRange.start) else { return schema }
    guard case .string(let other)? = schema["description"] else {
      return schema.first("description", text)
    }
    return schema.with("description", "\(text)\n\n\(other)")
  }

  /// Returns the default in the document, if it is a literal or a case.
  private func defaultValue(of property: Property) -> OrderedJSON? {
    guard property.codec.readTransformer == nil, let value = property.presence.fallback.value else {
      return nil
    }
    if let literal = JSONLiteralValue.value(of: value.shape) { return literal }
    guard case .member(let name) = value.shape, let type = property.type.reference,
      let model = context.models.meaning(
        of: type.optionalWrapped ?? type, in: scope.of(property)
      ).model, model.enumeration.tagging == .names,
      let found = model.enumeration.cases.first(where: { $0.name == name }), found.payload.isEmpty
    else { return nil }
    return found.keys.first.map(\.literal)
  }
}

extension CaseKey {
  /// The key in a document.
  var literal: OrderedJSON {
    if case .string(let text) = self { .string(text) } else { .literal(text ?? "null") }
  }

  var isRange: Bool { if case .range = self { true } else { false } }

  fileprivate var rangeSchema: Schema? {
    guard case .range(let range) = self else { return nil }
    return .type("integer").with("minimum", range.lowerBound).with("maximum", range.upperBound)
  }
}

extension Schema {
  /// Returns the schema of a value that identifies a case.
  static func keys(_ keys: [CaseKey]) -> Schema {
    let values = keys.filter { !$0.isRange && $0 != .missing }.map(\.literal)
    let ranges = keys.compactMap(\.rangeSchema)
    if ranges.isEmpty, !values.isEmpty || keys.isEmpty { return .values(values) }
    return .any((values.isEmpty ? [] : [.values(values)]) + ranges)
  }
}
