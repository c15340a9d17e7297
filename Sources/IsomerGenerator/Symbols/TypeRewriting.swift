import IsomerSyntax

// Changes of the types in declarations, before descriptions of models are built from them.

extension ParsedFile {
  /// Returns the file with changed types; the closure takes a type and the name of the type whose
  /// member has it.
  func changingTypes(_ change: (inout TypeReference, _ scope: String) -> Void) -> ParsedFile {
    var file = self
    file.types.modifyEach { $0.changeTypes(in: "", change) }
    file.aliases.modifyEach { $0.type.change { change(&$0, "") } }
    return file
  }
}

extension TypeDeclaration {
  fileprivate mutating func changeTypes(
    in outer: String, _ change: (inout TypeReference, _ scope: String) -> Void
  ) {
    let full = outer.member(name.text)
    func changeParts(_ type: inout TypeReference) { type.change { change(&$0, full) } }
    inheritance.modifyEach { $0.change { change(&$0, outer) } }
    properties.modifyEach { $0.type?.change { change(&$0, full) } }
    cases.modifyEach { $0.associatedValues?.modifyEach { changeParts(&$0.type) } }
    for functions in [\TypeDeclaration.initialisers, \.functions] {
      self[keyPath: functions].modifyEach {
        $0.parameters.modifyEach { changeParts(&$0.type) }
        $0.returnType?.change { change(&$0, full) }
      }
    }
    aliases.modifyEach { changeParts(&$0.type) }
    types.modifyEach { $0.changeTypes(in: full, change) }
  }
}

extension TypeReference {
  /// Changes the parts of the type and the type itself, inner ones first; its text changes if that
  /// of a part does.
  mutating func change(_ change: (inout TypeReference) -> Void) {
    let texts = shape.parts.map(\.text)
    shape = shape.changing { $0.change(change) }
    if shape.parts.map(\.text) != texts { text = shape.text ?? text }
    change(&self)
  }

  /// The names in the paths of the type and its parts: `A`, `B` and `C` for `A.B<C>`.
  var componentNames: [String] {
    var names = shape.parts.flatMap(\.componentNames)
    if case .named(let components) = shape { names += components.map(\.name) }
    return names
  }

  /// The text in the usual spelling, with the types of aliases in place of their names, as
  /// `[Int]?` for `sending Swift.Optional<Array<Int>>`.
  var usualText: String {
    var type = self
    type.change { part in
      part.shape = part.shape.usual
      // A value is no argument for an `inout` parameter.
      if !part.text.hasPrefix("inout ") { part.text = part.shape.text ?? part.text }
    }
    return type.text
  }

  /// The type without backticks around labels of tuples, which are a warning in expressions.
  var withPlainLabels: TypeReference {
    var type = self
    type.change { part in
      if case .tuple = part.shape, part.alias == nil { part.text = part.shape.text ?? part.text }
    }
    return type
  }

  /// The text before a `?`.
  fileprivate var operandText: String {
    switch shape {
    case .function, .other: text.hasPrefix("(") ? text : "(\(text))"
    default: text
    }
  }
}

extension TypeShape {
  /// Returns the same structure with changed parts.
  func changing(_ change: (inout TypeReference) -> Void) -> TypeShape {
    func changed(_ part: TypeReference) -> TypeReference {
      var part = part
      change(&part)
      return part
    }
    return switch self {
    case .optional(let inner): .optional(changed(inner))
    case .implicitlyUnwrapped(let inner): .implicitlyUnwrapped(changed(inner))
    case .array(let element): .array(changed(element))
    case .dictionary(let key, let value): .dictionary(key: changed(key), value: changed(value))
    case .tuple(let elements, let labels): .tuple(elements.map(changed), labels: labels)
    case .named(let components):
      .named(components.map { TypeComponent(name: $0.name, arguments: $0.arguments.map(changed)) })
    case .function, .other: self
    }
  }

  /// The types directly inside.
  var parts: [TypeReference] {
    switch self {
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner): [inner]
    case .dictionary(let key, let value): [key, value]
    case .tuple(let elements, _): elements
    case .named(let components): components.flatMap(\.arguments)
    case .function, .other: []
    }
  }

  /// Returns the source of a tuple of types with labels, which are empty for elements without one.
  static func text(_ elements: [String], _ labels: [String]) -> String {
    let parts = zip(elements, labels).map { SwiftName.argument($1.isEmpty ? nil : $1, $0) }
    return "(\(parts.joined(separator: ", ")))"
  }

  /// The structure of the usual spelling.
  fileprivate var usual: TypeShape {
    switch self {
    // A parameter of type `T!` accepts `T?`.
    case .implicitlyUnwrapped(let inner): return .optional(inner)
    case .named(let components):
      guard let last = components.last else { return self }
      let modules = components.dropLast().map(\.name)
      guard modules.isEmpty || modules == ["Swift"] || modules == ["Foundation"] else {
        return self
      }
      switch (last.name, last.arguments.count) {
      case ("Array", 1): return .array(last.arguments[0])
      case ("Optional", 1): return .optional(last.arguments[0])
      case ("Dictionary", 2): return .dictionary(key: last.arguments[0], value: last.arguments[1])
      default: return .named([last])
      }
    default: return self
    }
  }

  /// The source of the type; nil if this does not contain all of it.
  var text: String? {
    switch self {
    case .optional(let inner): "\(inner.operandText)?"
    case .implicitlyUnwrapped(let inner): "\(inner.operandText)!"
    case .array(let element): "[\(element.text)]"
    case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
    case .named(let components): components.map(\.text).joined(separator: ".")
    case .tuple(let elements, let labels): TypeShape.text(elements.map(\.text), labels)
    case .function, .other: nil
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
