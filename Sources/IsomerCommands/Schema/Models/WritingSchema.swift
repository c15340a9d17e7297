import IsomerGenerator
import IsomerSyntax

/// The schema of the objects that a struct, a class or a case writes.
struct WritingSchema {
  let context: SchemaContext
  @Boxed var model: Model
  let scope: TypeScope

  /// The deepest nesting of flattened models, since a model can flatten itself.
  private static let depthLimit = 8

  var schema: Schema {
    let plans = Planner(model).plan().written
    return model.isArray ? array(plans) : members(plans, model, scope, 0).schema()
  }

  private func array(_ plans: [WritePlan]) -> Schema {
    let properties = PropertySchemas(context: context, scope: scope)
    let elements = plans.compactMap(\.element)
    func item(_ property: Property) -> Schema {
      let schema = properties.writing(property)
      return properties.annotated(
        property.type.isOptional ? schema.orNull : schema, property, in: model)
    }
    var schema = Schema.type("array")
    if !elements.isEmpty {
      schema = schema.with("prefixItems", .array(elements.map { item($0).json }))
    }
    let rest = plans.lazy.compactMap { plan in
      if case .rest(let property) = plan { property.remainingElement } else { nil }
    }.first
    let least = (elements.lastIndex { $0.writtenNil != .byOptions } ?? -1) + 1
    return schema.with("items", rest.map { item($0).json } ?? .boolean(false))
      .with("minItems", .integer(least))
  }

  private func members(
    _ plans: [WritePlan], _ model: Model, _ scope: TypeScope, _ depth: Int
  ) -> ObjectMembers {
    var found = ObjectMembers()
    for plan in plans {
      switch plan {
      case .constant(let key, let json, let instance):
        guard scope.isInstance(instance) else { continue }
        let type = json.hasPrefix("\"") ? Schema.type("string") : Schema()
        let schema = type.with("const", .literal(json))
        found.add(.init(key: key, schema: schema, isRequired: true))
      case .property(let property, let key): found.add(member(property, key, model, scope))
      case .field(let property, _, let key):
        let schema = Schema.anything.wider("a field of '\(property.name)', which code writes")
        found.add(.init(key: key, schema: schema, isRequired: false))
      case .object(let key, let isKept, let plans):
        let inner = members(plans, model, scope, depth)
        found.add(
          .init(
            key: key, schema: .anything, object: inner, isRequired: isKept || inner.isRequired))
      case .flatten(let property): flatten(property, model, scope, depth, into: &found)
      case .rest:
        found.rest = RestSchema(context: context, model: model, scope: scope)
      }
    }
    return found
  }

  // MARK: Flattened models

  private func flatten(
    _ property: Property, _ model: Model, _ scope: TypeScope, _ depth: Int,
    into found: inout ObjectMembers
  ) {
    guard let inner = FlattenedModel(property, in: scope, context.models), inner.isDescribed,
      !inner.model.hasSubtypes, depth < Self.depthLimit
    else { return found.others.append(.type("object").wider("the members of '\(property.name)'")) }
    let plans = Planner(inner.model).plan().written
    var members = members(plans, inner.model, inner.scope, depth + 1)
    if !property.conditions.isEmpty || property.type.isOptional { members.makeOptional() }
    let affixes = property.location.affixes
    for var member in members.members {
      member.key = affixes.prefix + member.key + affixes.suffix
      found.add(member)
    }
    if affixes.isEmpty, !property.type.isOptional { found.others += members.others }
  }

  // MARK: Properties

  private func member(
    _ property: Property, _ key: String, _ model: Model, _ scope: TypeScope
  ) -> ObjectMembers.Member {
    let properties = PropertySchemas(context: context, scope: scope)
    var schema = properties.writing(property)
    if property.writtenNil?.isNull == true { schema = schema.orNull }
    let isAlways =
      property.presence.change == nil && property.writtenNil?.isNull ?? true
      && property.presence.unwritten.isEmpty
    return ObjectMembers.Member(
      key: key, schema: properties.annotated(schema, property, in: model),
      isRequired: isAlways && property.conditions.isEmpty)
  }
}
