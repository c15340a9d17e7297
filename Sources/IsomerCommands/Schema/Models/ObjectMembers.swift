import IsomerSyntax

/// The members of an object, in order; objects at the same key are merged.
struct ObjectMembers {
  struct Member {
    var key: String
    var schema: Schema
    var object: ObjectMembers?
    var isRequired: Bool
  }

  private(set) var members: [Member] = []
  /// Further requirements of the object.
  var others: [Schema] = []
  /// The unknown members.
  var rest: ModelSchemas?

  mutating func add(_ member: Member) {
    guard let index = members.firstIndex(where: { $0.key == member.key }) else {
      return members.append(member)
    }
    members[index].isRequired = members[index].isRequired || member.isRequired
    guard let object = member.object else { return }
    var own = members[index].object ?? ObjectMembers()
    for inner in object.members { own.add(inner) }
    own.others += object.others
    own.rest = own.rest ?? object.rest
    members[index].object = own
  }

  /// Adds a value at a path of keys.
  mutating func add(_ path: some Collection<String>, _ schema: Schema, isRequired: Bool) {
    guard let key = path.first else { return }
    guard path.count > 1 else {
      return add(Member(key: key, schema: schema, isRequired: isRequired))
    }
    var inner = ObjectMembers()
    inner.add(path.dropFirst(), schema, isRequired: isRequired)
    add(Member(key: key, schema: .anything, object: inner, isRequired: isRequired))
  }

  mutating func makeOptional() {
    for index in members.indices { members[index].isRequired = false }
  }

  var isRequired: Bool { members.contains(where: \.isRequired) || !others.isEmpty }

  /// Returns the schema of the object.
  ///
  /// A closed object has no other keys; with `allowsNull`, objects
  /// in it that are not required can be null.
  func schema(isClosed: Bool = false, allowsNull: Bool = false) -> Schema {
    var schema = Schema.type("object")
    let properties = members.map { member in
      var value = member.schema
      if let object = member.object {
        value = object.schema(isClosed: isClosed, allowsNull: allowsNull)
        if allowsNull, !object.isRequired { value = value.orNull }
      }
      return OrderedJSON.Member(key: member.key, value: value.json)
    }
    schema = schema.with("properties", properties.nonEmpty.map(OrderedJSON.object))
      .with("required", members.filter(\.isRequired).map(\.key).nonEmpty)
      .with("additionalProperties", isClosed ? false : nil)
    if let rest {
      schema = rest.addingRest(to: schema, besides: others.isEmpty ? members.map(\.key) : nil)
    }
    return schema.with("allOf", others.nonEmpty)
  }
}

extension Schema {
  /// The schema of an object with the members of another one, which come first.
  func adding(_ frame: Schema) -> Schema {
    guard self["type"] == .string("object"), frame["type"] == .string("object"),
      case .object(let own)? = self["properties"] ?? .object([]),
      case .object(let others)? = frame["properties"],
      frame.keywords.allSatisfy({ ["type", "properties", "required"].contains($0.key) })
    else { return .all([frame, self]) }
    let shared = own.filter { member in others.contains { $0.key == member.key } }
    guard shared.allSatisfy({ $0.value == .object([]) }) else { return .all([frame, self]) }
    let rest = own.filter { member in !others.contains { $0.key == member.key } }
    let required = frame.required + required.filter { !frame.required.contains($0) }
    return .type("object").with("properties", OrderedJSON.object(others + rest))
      .with("required", required.nonEmpty)
      .with(keywords.filter { !["type", "properties", "required"].contains($0.key) })
  }

  private var required: [OrderedJSON] {
    if case .array(let names)? = self["required"] { names } else { [] }
  }
}
