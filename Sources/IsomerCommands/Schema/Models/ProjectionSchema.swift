import IsomerGenerator
import IsomerSyntax

/// The schema of the array from which a projection reads: `users` of `users[].name`.
struct ProjectionSchema {
  let properties: PropertySchemas
  @Boxed var property: Property

  func schema(_ path: [KeyPathText.Component]) -> Schema {
    var schema = values(path[...], element)
    let checks = property.validation.checks.map { TransformerSchemas.line($0.expression.text) }
    for check in checks { schema = schema.wider("the check '\(check)'") }
    if properties.isNullable(property) { schema = schema.orNull }
    guard property.presence.recovery == .none || property.checksDefault else { return .anything }
    return schema
  }

  private var isLossy: Bool { property.codec.elements.contains(.lossy) }
  private var mayMiss: Bool { property.keepsMissing || property.codec.elements.contains(.compact) }

  /// The schema of the elements of the list.
  private var element: Schema {
    var plain = property
    plain.validation.checks = []
    plain.presence.recovery = .none
    plain.codec.elements.removeAll { $0 == .lossy || $0 == .wrap }
    let list = properties.reading(plain)
    guard case .object(let members)? = list["items"] else {
      return .anything.wider("the elements are read in code")
    }
    let schema = members.reduce(Schema()) { $0.with($1.key, $1.value) }
    return property.codec.elements.contains(.compact) ? schema.orNull : schema
  }

  private func values(_ path: ArraySlice<KeyPathText.Component>, _ element: Schema) -> Schema {
    guard let step = path.first else { return element }
    let rest = path.dropFirst()
    switch step {
    case .every:
      if isLossy { return list(.anything) }
      let inner = values(rest, element)
      // A missing container is a missing value, and the whole element can be null.
      return list(mayMiss && rest.first != nil ? inner.orNull : inner)
    case .key(let key):
      let inner = values(rest, element)
      let member = OrderedJSON.Member(
        key: key, value: (mayMiss && !rest.isEmpty ? inner.orNull : inner).json)
      let object = Schema.type("object").with("properties", .object([member]))
      return mayMiss ? object : object.with("required", .strings([key]))
    case .index(let index):
      let before = [OrderedJSON](repeating: Schema.anything.json, count: min(index, 64))
      let inner = values(rest, element)
      let list = Schema.type("array").with("prefixItems", .array(before + [inner.json]))
      return mayMiss ? list : list.with("minItems", .integer(index + 1))
    }
  }

  private func list(_ items: Schema) -> Schema {
    let list = Schema.type("array").with("items", items)
    guard property.codec.elements.contains(.wrap) else { return list }
    return .any([list, items.and(.not(.type("array", "null")))])
  }
}
