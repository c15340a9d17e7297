import IsomerGenerator
import IsomerSyntax

/// The schemas of values whose type the document selects, or the class of an object.
struct ClusterSchemas {
  let context: SchemaContext

  /// Returns the schema of a protocol's cluster.
  func schema(of cluster: ProtocolCluster) -> Schema {
    guard context.isReading else { return written(cluster) }
    guard cluster.reads else { return .nothing }
    let schema = choice(cluster.cluster, own: cluster.name) { member(named: $0, as: $1) }
    return cluster.isExtensible ? schema.narrower(Self.otherModules) : schema
  }

  private static let otherModules = "subtypes of other modules are not described"

  private func member(named name: String, as instance: GenericInstance?) -> Schema {
    guard let meaning = context.models[name] else {
      return .anything.wider("'\(name)' is not described")
    }
    return context.types.model(meaning, as: instance?.type)
  }

  // MARK: Reading

  /// Returns the schema of a class from whose cluster the document selects.
  func reading(_ model: Model, _ scope: TypeScope) -> Schema {
    guard let cluster = model.clusters.cluster else { return .anything }
    let schema = choice(cluster, own: model.name) { name, instance in
      name == model.name ? itself(model, scope) : member(named: name, as: instance)
    }
    return model.declaration.isOpen ? schema.narrower(Self.otherModules) : schema
  }

  private func itself(_ model: Model, _ scope: TypeScope) -> Schema {
    context.reference(to: "itself \(model.name)", named: "\(model.name).itself") { [context] in
      let schemas = ModelSchemas(context: context, model: model, scope: scope)
      return context.isReading ? schemas.object : schemas.written
    }
  }

  private func choice(
    _ cluster: Cluster, own: String, _ schema: (String, GenericInstance?) -> Schema
  ) -> Schema {
    let other = cluster.otherwise(of: own)
    guard let tag = cluster.tag else { return byStructure(cluster, other, schema) }
    var branches: [TaggedBranches.Branch] = []
    var known: [OrderedJSON] = []
    for member in cluster.members {
      guard case .tags(let keys) = member.key, !keys.isEmpty else { continue }
      known += keys.map(\.literal)
      guard member.conditions.isEmpty else { continue }
      let model = schema(member.name, member.instance)
      branches.append(branch(model, tag, keys, "\(own).\(member.typeName)"))
    }
    let choice = TaggedBranches(context: context, tag: tag, branches: branches).schema(
      isComplete: other == nil)
    guard let other else { return choice }
    guard tag.function == nil else { return .any([choice, schema(other, nil)]) }
    return .any([choice, .all([schema(other, nil), otherTag(tag, besides: known)])])
  }

  /// Returns the alternative of a subtype, whose objects also have one of the tags.
  private func branch(
    _ model: Schema, _ tag: TagSource, _ keys: [CaseKey], _ name: String
  ) -> TaggedBranches.Branch {
    let definition = context.definition(of: "member \(name)", named: name) {
      var members = ObjectMembers()
      members.add(tag, .values(keys.map(\.literal)), in: context)
      return tag.function == nil ? .all([model, members.schema()]) : model
    }
    return TaggedBranches.Branch(definition: definition, keys: keys)
  }

  /// Accepts objects with an unknown tag, or without one.
  private func otherTag(_ tag: TagSource, besides known: [OrderedJSON]) -> Schema {
    let value = known.isEmpty ? Schema.anything : .not(.values(known))
    var members = ObjectMembers()
    if context.reads(tag).count == 1, let path = tag.written {
      members.add(path.components.keyNames, value, isRequired: false)
      return members.schema(allowsNull: true)
    }
    members.add(tag, value, mayMiss: true, in: context)
    return members.schema()
  }

  private func byStructure(
    _ cluster: Cluster, _ other: String?, _ schema: (String, GenericInstance?) -> Schema
  ) -> Schema {
    var branches: [Schema] = []
    var absent: [Schema] = []
    for member in cluster.members {
      guard case .shape(let path) = member.key else { continue }
      let isThere = Schema.present(path.components, .not(.type("null")))
      if member.conditions.isEmpty {
        branches.append(.all([schema(member.name, member.instance), isThere] + absent))
      }
      absent.append(.not(isThere))
    }
    if let other { branches.append(.all([schema(other, nil)] + absent)) }
    return .any(branches)
  }

  // MARK: Writing

  /// Returns the schema of an object of a class or its subclasses.
  func writing(_ model: Model, _ scope: TypeScope) -> Schema {
    let direct = model.hierarchy.subclasses.filter(\.isDirect).map {
      member(named: $0.name, as: $0.instance)
    }
    let schema = Schema.any([itself(model, scope)] + direct)
    return model.declaration.isOpen ? open(schema) : schema
  }

  private func written(_ cluster: ProtocolCluster) -> Schema {
    var branches: [TaggedBranches.Branch] = []
    var schemas: [Schema] = []
    for member in cluster.cluster.members {
      var schema = self.member(named: member.name, as: member.instance)
      if member.isTaggedByCluster, let tag = cluster.cluster.tag {
        let keys = Array(member.key.tags.prefix(1))
        branches.append(branch(schema, tag, keys, "\(cluster.name).\(member.typeName)"))
        schema = branches[branches.count - 1].reference(in: context)
      } else if let key = member.key.tags.first, case .string(let pointer)? = schema["$ref"] {
        let name = String(pointer.dropFirst(context.pointer(to: "").count))
        branches.append(TaggedBranches.Branch(definition: name, keys: [key]))
      }
      schemas.append(schema)
    }
    guard let tag = cluster.cluster.tag, branches.count == schemas.count, !cluster.isExtensible
    else {
      let schema = Schema.any(schemas)
      return cluster.isExtensible ? open(schema) : schema
    }
    return TaggedBranches(context: context, tag: tag, branches: branches).schema(isComplete: true)
  }

  private func open(_ schema: Schema) -> Schema {
    .any([schema, .type("object").wider("a subtype of another module")])
  }
}
