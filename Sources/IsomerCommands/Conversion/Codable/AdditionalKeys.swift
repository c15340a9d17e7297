import IsomerGenerator
import IsomerSyntax

/// The keys of an object that no property has, in the functions of swift-openapi-runtime: they are
/// stored in a property, or an error.
struct AdditionalKeys {
  /// The keys of the properties, in the call that reads.
  private var known: Set<String>?
  /// The property that stores the other keys, in each direction.
  private var rest = Directed<String?>(read: nil, write: nil)

  /// Reads `try decoder.decodeAdditionalProperties(knownKeys: [])`, the value of a property with a
  /// dictionary.
  mutating func decodes(
    _ value: Expression, into property: PropertyDeclaration, from coder: String
  ) -> Bool {
    guard rest.read == nil, case .dictionary? = property.type?.shape,
      readKnown(value, "\(coder).decodeAdditionalProperties")
    else { return false }
    rest.read = property.name.text
    return true
  }

  /// Reads `try decoder.ensureNoAdditionalProperties(knownKeys: ["id"])`.
  mutating func refuses(_ value: Expression, from coder: String) -> Bool {
    readKnown(value, "\(coder).ensureNoAdditionalProperties")
  }

  private mutating func readKnown(_ value: Expression, _ function: String) -> Bool {
    guard known == nil, let (effort, callee, arguments) = value.call(), effort == .throwing,
      callee.text == function, arguments.count == 1, arguments[0].label == "knownKeys",
      case .list(let elements) = arguments[0].value.shape
    else { return false }
    known = []
    for element in elements {
      guard case .string(let key) = element.shape else { return false }
      known?.insert(key)
    }
    return true
  }

  /// Reads `try encoder.encodeAdditionalProperties(others)`.
  mutating func encodes(_ value: Expression, to coder: String) -> Bool {
    guard rest.write == nil, let (effort, callee, arguments) = value.call(), effort == .throwing,
      callee.text == "\(coder).encodeAdditionalProperties", arguments.count == 1,
      arguments[0].label == nil, let name = arguments[0].value.shape.ownMember
    else { return false }
    rest.write = name
    return true
  }

  mutating func add(written other: Self) { rest.write = other.rest.write }

  /// Sets the options of the property, or of the type; returns false if the keys of the properties
  /// are others, or if the property is not written as it is read.
  func apply(to mapping: inout ModelMapping) -> Bool {
    let name = mapping.reads ? rest.read : rest.write
    guard !mapping.reads || !mapping.writes || rest.read == rest.write else { return false }
    if let known {
      let keys = mapping.properties.compactMap {
        $0.key == name ? nil : $0.value.readPath?.components.first
      }
      guard Set(keys) == Set(known.map { .key($0) }) else { return false }
      if name == nil { mapping.options.append("unknown: .error") }
    }
    if let name {
      mapping.properties[name] = PropertyMapping(KeyPathText([.key(name)]), ["rest"])
      mapping.properties[name]?.isFlat = true
    }
    return true
  }
}
