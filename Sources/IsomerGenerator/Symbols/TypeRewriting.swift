import IsomerSyntax

// Changes of the types in declarations, before descriptions of models are built from them.

extension ParsedFile {
  /// Returns the file with changed types; the closure takes a type and the path of the type whose
  /// member has it.
  func changingTypes(_ change: (TypeReference, [String]) -> TypeReference) -> ParsedFile {
    var file = self
    file.types.modifyEach { $0.changeTypes(in: [], change) }
    file.aliases.modifyEach { $0.type = $0.type.changing { change($0, []) } }
    return file
  }
}

extension TypeDeclaration {
  fileprivate mutating func changeTypes(
    in outer: [String], _ change: (TypeReference, [String]) -> TypeReference
  ) {
    let path = outer + name.text.pathComponents
    func changed(_ type: TypeReference) -> TypeReference { type.changing { change($0, path) } }
    inheritance = inheritance.map { $0.changing { change($0, outer) } }
    properties.modifyEach { $0.type = $0.type.map(changed) }
    cases.modifyEach { $0.associatedValues?.modifyEach { $0.type = changed($0.type) } }
    for functions in [\TypeDeclaration.initialisers, \.functions] {
      self[keyPath: functions].modifyEach {
        $0.parameters.modifyEach { $0.type = changed($0.type) }
        $0.returnType = $0.returnType.map(changed)
      }
    }
    aliases.modifyEach { $0.type = changed($0.type) }
    types.modifyEach { $0.changeTypes(in: path, change) }
  }
}

extension TypeReference {
  /// Returns the type with changed parts, inner ones first; its text changes if that of a part does.
  func changing(_ change: (TypeReference) -> TypeReference) -> TypeReference {
    var type = self
    type.shape = shape.changing { $0.changing(change) }
    if type.shape.partTexts != shape.partTexts { type.text = type.shape.text ?? text }
    return change(type)
  }
}

extension TypeReference {
  /// The text with the types of aliases in place of their names.
  var withoutAliases: String {
    changing {
      var type = $0
      if type.alias != nil { type.text = type.shape.text ?? type.text }
      return type
    }.text
  }
}

extension TypeShape {
  /// Returns the same structure with changed parts.
  func changing(_ change: (TypeReference) -> TypeReference) -> TypeShape {
    switch self {
    case .optional(let inner): .optional(change(inner))
    case .implicitlyUnwrapped(let inner): .implicitlyUnwrapped(change(inner))
    case .array(let element): .array(change(element))
    case .dictionary(let key, let value): .dictionary(key: change(key), value: change(value))
    case .tuple(let elements): .tuple(elements.map(change))
    case .named(let components):
      .named(components.map { TypeComponent(name: $0.name, arguments: $0.arguments.map(change)) })
    case .function, .other: self
    }
  }

  /// The types directly inside.
  var parts: [TypeReference] {
    switch self {
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner): [inner]
    case .dictionary(let key, let value): [key, value]
    case .tuple(let elements): elements
    case .named(let components): components.flatMap(\.arguments)
    case .function, .other: []
    }
  }

  fileprivate var partTexts: [String] { parts.map(\.text) }

  /// The source of the type; nil if this does not contain all of it.
  var text: String? {
    switch self {
    case .optional(let inner): "\(inner.operandText)?"
    case .implicitlyUnwrapped(let inner): "\(inner.operandText)!"
    case .array(let element): "[\(element.text)]"
    case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
    case .named(let components): components.map(\.text).joined(separator: ".")
    case .tuple, .function, .other: nil
    }
  }
}

extension TypeComponent {
  /// The source of the component.
  var text: String {
    let list = arguments.map(\.text).joined(separator: ", ")
    return (name == "Any" ? name : SwiftName.quoted(name)) + (list.isEmpty ? "" : "<\(list)>")
  }
}

extension TypeReference {
  /// The text before a `?`.
  fileprivate var operandText: String {
    switch shape {
    case .function, .other: text.hasPrefix("(") ? text : "(\(text))"
    default: text
    }
  }
}
