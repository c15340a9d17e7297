import IsomerGenerator
import IsomerSyntax

/// The schema of the array from which a projection reads: `users` of `users[].name`.
struct ProjectionSchema {
  let types: TypeSchemas
  let projection: Acceptance.Projection
  let scope: TypeScope

  /// Returns the schema for the list that is collected.
  func schema(of list: Acceptance) -> Schema {
    switch list {
    case .optional(let list): return schema(of: list).orNull
    case .checked(let list, let checks):
      return checks.reduce(schema(of: list)) { $0.wider($1.remark) }
    case .list(let element, let rules, _):
      let schema = types.schema(of: element, scope)
      return values(projection.path[...], rules.contains(.compact) ? schema.orNull : schema)
    default:
      guard case .object(let members)? = types.schema(of: list, scope)["items"] else {
        return values(projection.path[...], .anything.wider("the elements are read in code"))
      }
      return values(projection.path[...], Schema().with(members))
    }
  }

  private func values(_ path: ArraySlice<KeyPathText.Component>, _ element: Schema) -> Schema {
    guard let step = path.first else { return element }
    let rest = path.dropFirst()
    switch step {
    case .every:
      if projection.rules.contains(.lossy) { return list(.anything) }
      let inner = values(rest, element)
      // A missing container is a missing value, and the whole element can be null.
      return list(projection.mayMiss && rest.first != nil ? inner.orNull : inner)
    case .key(let key):
      let inner = values(rest, element)
      let value = projection.mayMiss && !rest.isEmpty ? inner.orNull : inner
      let object = Schema.type("object").with(property: key, value)
      return projection.mayMiss ? object : object.with("required", [key])
    case .index(let index):
      let list = Schema.type("array").with(element: index, values(rest, element))
      return projection.mayMiss ? list : list.with("minItems", index + 1)
    }
  }

  private func list(_ items: Schema) -> Schema {
    .list(of: items, orOne: projection.rules.contains(.wrap) ? items : nil)
  }
}
