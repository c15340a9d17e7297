import IsomerGenerator
import IsomerSyntax

extension ModelSchemas {
  /// The deepest nesting of flattened models, since a model can flatten itself.
  private static let depthLimit = 8

  /// The schema of the objects that a struct, a class or a case writes.
  var writtenObject: Schema {
    let plans = Planner(model).plan().written
    return model.isArray ? array(plans) : members(plans, 0).schema()
  }

  private func array(_ plans: [WritePlan]) -> Schema {
    let elements = plans.compactMap(\.element)
    func item(_ property: Property) -> Schema {
      let schema = properties.writing(property)
      return properties.annotated(
        property.type.isOptional ? schema.orNull : schema, property, in: model)
    }
    let schema = Schema.type("array").with("prefixItems", elements.map(item).nonEmpty)
    let rest = plans.lazy.compactMap { plan in
      if case .rest(let property) = plan { property.remainingElement } else { nil }
    }.first
    let least = (elements.lastIndex { $0.writtenNil != .byOptions } ?? -1) + 1
    return schema.with("items", rest.map(item) ?? .nothing).with("minItems", least)
  }

  private func members(_ plans: [WritePlan], _ depth: Int) -> ObjectMembers {
    var found = ObjectMembers()
    for plan in plans {
      switch plan {
      case .constant(let key, let json, let instance):
        guard scope.isInstance(instance) else { continue }
        let type = json.hasPrefix("\"") ? Schema.type("string") : Schema()
        found.add([key], type.with("const", OrderedJSON.literal(json)), isRequired: true)
      case .property(let property, let key): found.add(member(property, key))
      case .field(let property, _, let key):
        let schema = Schema.anything.wider("a field of '\(property.name)', which code writes")
        found.add([key], schema, isRequired: false)
      case .object(let key, let isKept, let plans):
        let inner = members(plans, depth)
        found.add(
          .init(key: key, schema: .anything, object: inner, isRequired: isKept || inner.isRequired))
      case .flatten(let property): flatten(property, depth, into: &found)
      case .rest: found.rest = self
      }
    }
    return found
  }

  // MARK: Flattened models

  private func flatten(_ property: Property, _ depth: Int, into found: inout ObjectMembers) {
    guard let inner = FlattenedModel(property, in: scope, context.models), inner.isDescribed,
      !inner.model.hasSubtypes, depth < Self.depthLimit
    else { return found.others.append(.type("object").wider("the members of '\(property.name)'")) }
    let own = ModelSchemas(context: context, model: inner.model, scope: inner.scope)
    var members = own.members(Planner(inner.model).plan().written, depth + 1)
    if !property.conditions.isEmpty || property.type.isOptional { members.makeOptional() }
    let affixes = property.location.affixes
    for var member in members.members {
      member.key = affixes.prefix + member.key + affixes.suffix
      found.add(member)
    }
    if affixes.isEmpty, !property.type.isOptional { found.others += members.others }
  }

  // MARK: Properties

  private func member(_ property: Property, _ key: String) -> ObjectMembers.Member {
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
