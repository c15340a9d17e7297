/// A JSON Schema: its keywords in order.
///
/// A schema without keywords accepts everything.
struct Schema: Equatable, Sendable {
  private(set) var keywords: [OrderedJSON.Member] = []
  private(set) var acceptsNothing = false

  static let anything = Schema()

  static let nothing: Schema = {
    var schema = Schema()
    schema.acceptsNothing = true
    return schema
  }()

  static func type(_ names: String...) -> Schema {
    Schema().with("type", names.count == 1 ? names[0].json : names.json)
  }

  /// Returns a schema for texts that match a pattern.
  static func text(_ pattern: String, format: String? = nil) -> Schema {
    type("string").with("format", format).with("pattern", pattern)
  }

  /// Returns a schema for lists of elements, or for one in place of a list.
  static func list(of elements: Schema, orOne single: Schema?) -> Schema {
    let list = type("array").with("items", elements)
    return single.map { .any([list, $0.and(.not(.type("array", "null")))]) } ?? list
  }

  /// Returns a schema for certain values.
  ///
  /// For strings and for integers it has a type, which many generators of code require.
  static func values(_ values: [some KeywordValue]) -> Schema {
    let values = values.map(\.json)
    let types = Set(values.map(\.constantType))
    let schema = types.count == 1 ? types.first?.map { Schema.type($0) } ?? Schema() : Schema()
    return values.count == 1 ? schema.with("const", values[0]) : schema.with("enum", values)
  }

  subscript(keyword: String) -> OrderedJSON? { keywords.first { $0.key == keyword }?.value }

  /// Returns the schema with a keyword that is added or replaced; as it is without a value.
  func with(_ keyword: String, _ value: (some KeywordValue)?) -> Schema {
    guard let value = value?.json else { return self }
    var schema = self
    if let index = keywords.firstIndex(where: { $0.key == keyword }) {
      schema.keywords[index].value = value
    } else {
      schema.keywords.append(OrderedJSON.Member(key: keyword, value: value))
    }
    return schema
  }

  /// Returns the schema with the keywords of another one.
  func with(_ others: [OrderedJSON.Member]) -> Schema {
    others.reduce(self) { $0.with($1.key, $1.value) }
  }

  /// Returns the schema with the schema of the only property that is described.
  func with(property key: String, _ schema: Schema) -> Schema {
    with("properties", OrderedJSON.object([OrderedJSON.Member(key: key, value: schema.json)]))
  }

  /// Returns the schema of a list with a number of elements.
  func with(count: Int) -> Schema { with("minItems", count).with("maxItems", count) }

  /// Returns the schema with a keyword in front.
  func first(_ keyword: String, _ value: some KeywordValue) -> Schema {
    var schema = self
    schema.keywords.insert(OrderedJSON.Member(key: keyword, value: value.json), at: 0)
    return schema
  }

  var json: OrderedJSON { acceptsNothing ? false.json : .object(keywords) }

  // MARK: Combinations

  /// Returns a schema that accepts the values that all schemas accept.
  static func all(_ schemas: [Schema]) -> Schema {
    let parts = parts(of: schemas.filter { $0 != .anything }, "allOf")
    if parts.contains(where: \.acceptsNothing) { return .nothing }
    guard parts.count > 1 else { return parts.first ?? .anything }
    return Schema().with("allOf", parts)
  }

  /// Returns a schema that accepts the values that any schema accepts.
  static func any(_ schemas: [Schema]) -> Schema {
    let parts = parts(of: schemas.filter { !$0.acceptsNothing }, "anyOf")
    guard parts.count > 1 else { return parts.first ?? .nothing }
    return Schema().with("anyOf", parts)
  }

  /// Returns a schema that accepts the values that exactly one of the schemas accepts.
  static func one(of schemas: [Schema]) -> Schema {
    let parts = parts(of: schemas.filter { !$0.acceptsNothing }, nil)
    guard parts.count > 1 else { return parts.first ?? .nothing }
    return Schema().with("oneOf", parts)
  }

  /// Returns the different parts of a combination; those that only have the same keyword are combined
  /// with it.
  private static func parts(of schemas: [Schema], _ keyword: String?) -> [Schema] {
    var found: [Schema] = []
    for schema in schemas {
      let inner = schema.keywords.count == 1 && schema.keywords[0].key == keyword
      guard inner, case .array(let parts) = schema.keywords[0].value else {
        if !found.contains(schema) { found.append(schema) }
        continue
      }
      for part in parts.map(schema(of:)) where !found.contains(part) { found.append(part) }
    }
    return found
  }

  private static func schema(of json: OrderedJSON) -> Schema {
    guard case .object(let keywords) = json else { return .nothing }
    return Schema().with(keywords)
  }

  static func not(_ schema: Schema) -> Schema { Schema().with("not", schema) }

  /// The schema with the requirements of another one.
  ///
  /// Keywords of both schemas are separated by `allOf`.
  func and(_ other: Schema) -> Schema {
    guard !other.acceptsNothing, !acceptsNothing else { return .nothing }
    let isDistinct = other.keywords.allSatisfy { self[$0.key] == nil }
    guard isDistinct else { return .all([self, other]) }
    return with(other.keywords)
  }

  /// Returns the schema with the requirements of others, in `allOf` if there are several.
  func and(_ others: [Schema]) -> Schema {
    others.count > 1 ? with("allOf", others) : others.reduce(self) { $0.and($1) }
  }

  /// The schema that also accepts null.
  var orNull: Schema {
    if acceptsNothing { return .type("null") }
    if accepts(only: Self.annotations) { return self }
    guard let type = self["type"], self["enum"] == nil, self["const"] == nil else {
      return .any([self, .type("null")])
    }
    let types = if case .array(let types) = type { types } else { [type] }
    return types.contains(.string("null")) ? self : with("type", types + [.string("null")])
  }

  private static let annotations: Set<String> = ["$comment", "description", "default"]

  private func accepts(only annotations: Set<String>) -> Bool {
    keywords.allSatisfy { annotations.contains($0.key) }
  }

  /// True if the schema has no keyword that rejects a value.
  var acceptsAnything: Bool { !acceptsNothing && accepts(only: Self.annotations) }

  // MARK: Comments

  /// Returns the schema with a comment: it accepts values that the mapping does not.
  func wider(_ reason: String) -> Schema { commented("wider: \(reason)") }

  /// Returns the schema with a comment: it rejects values that the mapping reads.
  func narrower(_ reason: String) -> Schema { commented("narrower: \(reason)") }

  private func commented(_ text: String) -> Schema {
    guard case .string(let other)? = self["$comment"] else { return with("$comment", text) }
    return other.contains(text) ? self : with("$comment", "\(other); \(text)")
  }
}

extension OrderedJSON {
  /// The type of a string or an integer.
  fileprivate var constantType: String? {
    switch self {
    case .string: "string"
    case .literal(let text): Int(text) == nil ? nil : "integer"
    case .array, .object: nil
    }
  }
}
