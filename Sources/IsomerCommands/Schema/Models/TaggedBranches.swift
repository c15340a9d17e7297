import IsomerGenerator
import IsomerSyntax

/// The alternatives that a tag selects, each a definition of its own.
struct TaggedBranches {
  struct Branch {
    var definition: String
    var keys: [CaseKey]

    func reference(in context: SchemaContext) -> Schema {
      Schema().with("$ref", context.pointer(to: definition))
    }
  }

  let context: SchemaContext
  let tag: TagSource
  let branches: [Branch]

  /// Returns `anyOf` the alternatives for a function, which cannot be described, or else `oneOf`; in
  /// OpenAPI with `discriminator` if every value is one of them
  /// and the tag is a string in the object itself.
  func schema(isComplete: Bool) -> Schema {
    let references = branches.map { $0.reference(in: context) }
    if let function = tag.function {
      let text = TransformerSchemas.line(function.text)
      return .any(references).wider("'\(text)' selects one of them")
    }
    let schema = Schema.one(of: references)
    guard context.dialect == .openAPI, isComplete, branches.count > 1, let mapping,
      let path = tag.written, context.reads(tag).count == 1,
      case .key(let key)? = path.components.first, path.components.count == 1
    else { return schema }
    let members = [
      OrderedJSON.Member(key: "propertyName", value: .string(key)),
      OrderedJSON.Member(key: "mapping", value: .object(mapping)),
    ]
    return schema.with("discriminator", OrderedJSON.object(members))
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

extension SchemaContext {
  /// The paths at which documents of the direction have a tag.
  func reads(_ tag: TagSource) -> ArraySlice<KeyPathText> {
    isReading ? tag.paths[...] : tag.paths.prefix(1)
  }

  /// Returns the schema of objects whose tag, the first that is present, has one of some values.
  func tagged(_ tag: TagSource, _ values: Schema, orMissing: Bool = false) -> Schema {
    var absent: [Schema] = []
    var choices: [Schema] = []
    for path in reads(tag).map(\.components) {
      choices.append(.all([.present(path, values)] + absent))
      absent.append(.not(.present(path, .not(.type("null")))))
    }
    return .any(choices + (orMissing ? [.all(absent)] : []))
  }
}

extension ObjectMembers {
  /// Adds the keys of a tag with some values.
  mutating func add(
    _ tag: TagSource, _ values: Schema, mayMiss: Bool = false, in context: SchemaContext
  ) {
    let paths = context.reads(tag)
    guard paths.count > 1 else {
      for path in paths {
        add(path.components.keyNames, mayMiss ? values.orNull : values, isRequired: !mayMiss)
      }
      return
    }
    for path in paths { add(path.components.keyNames, .anything, isRequired: false) }
    others.append(context.tagged(tag, values, orMissing: mayMiss))
  }
}
