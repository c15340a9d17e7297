import IsomerGenerator

/// The alternatives that a tag selects, each a definition of its own.
struct TaggedBranches {
  struct Branch {
    var definition: String
    var keys: [EnumCase.Key]
  }

  let context: SchemaContext
  let tag: KeyPathText
  let branches: [Branch]

  /// Returns `oneOf` the alternatives; in OpenAPI with `discriminator` if every value is one of them
  /// and the tag is a string in the object itself.
  func schema(isComplete: Bool) -> Schema {
    let references = branches.map { branch in
      Schema().with("$ref", .string(context.pointer(to: branch.definition)))
    }
    let schema = Schema.one(of: references)
    guard context.dialect == .openAPI, isComplete, branches.count > 1, let mapping,
      case .key(let key)? = tag.components.first, tag.components.count == 1
    else { return schema }
    let members = [
      OrderedJSON.Member(key: "propertyName", value: .string(key)),
      OrderedJSON.Member(key: "mapping", value: .object(mapping)),
    ]
    return schema.with("discriminator", .object(members))
  }

  /// The definitions by the values of the tag; nil if a value is not a string.
  private var mapping: [OrderedJSON.Member]? {
    var members: [OrderedJSON.Member] = []
    for branch in branches {
      for key in branch.keys {
        guard case .string(let text) = key else { return nil }
        members.append(
          OrderedJSON.Member(key: text, value: .string(context.pointer(to: branch.definition))))
      }
    }
    return members
  }
}
