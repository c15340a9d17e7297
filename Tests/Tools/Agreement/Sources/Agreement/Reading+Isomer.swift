// The readings of Isomer's parser.

internal import IsomerSyntax

extension Reading {
  /// Returns the readings of all declarations in a file, nested declarations after their parents.
  static func all(in file: ParsedFile) -> [Reading] {
    var reader = IsomerReader()
    reader.readings = file.imports.map(reader.importing)
    reader.readings += file.aliases.map { reader.alias($0, in: nil) }
    for type in file.types { reader.read(type, in: nil) }
    return reader.readings
  }
}

private struct IsomerReader {
  var readings: [Reading] = []

  func importing(_ declaration: ImportDeclaration) -> Reading {
    var reading = Reading(
      offset: declaration.range.start, title: "import '\(declaration.module)'")
    reading.add("text", declaration.text.squeezed)
    reading.add("module", declaration.module)
    reading.add("access", declaration.access?.rawValue ?? "none")
    reading.add("attributes", declaration.attributes.map(\.squeezed).listed)
    reading.add("conditions", declaration.conditions.map(\.squeezed).listed)
    reading.add("extent", span(declaration.range))
    return reading
  }

  func alias(_ alias: AliasDeclaration, in parent: Int?) -> Reading {
    var reading = Reading(offset: alias.type.range.start, title: "type alias '\(alias.name)'")
    reading.add("parent", parent.map(String.init) ?? "file")
    reading.add("type", text(alias.type))
    reading.add("generic", alias.isGeneric)
    return reading
  }

  mutating func read(_ type: TypeDeclaration, in parent: Int?) {
    let isExtension = type.kind == .extensionType
    let name = isExtension ? type.name.text.squeezed : type.name.text
    var reading = Reading(
      offset: type.name.range.start, title: "\(type.kind.rawValue) '\(name)'")
    reading.add("parent", parent.map(String.init) ?? "file")
    reading.add("access", type.access?.rawValue ?? "none")
    reading.add("modifiers", type.modifiers.map(\.squeezed).listed)
    reading.add("attributes", type.attributes.map(text).listed)
    reading.add("generic parameters", type.genericParameters.listed)
    reading.add("generic clause", isExtension ? "" : type.genericClause.squeezed)
    reading.add("where", type.whereClause?.squeezed ?? "none")
    reading.add("inheritance", type.inheritance.map(text).listed)
    reading.add("conditions", type.conditions.map(\.squeezed).listed)
    reading.add("annotations", text(type.annotations))
    reading.add("extent", span(type.range))
    readings.append(reading)
    readMembers(of: type)
  }

  private mutating func readMembers(of type: TypeDeclaration) {
    let parent = type.name.range.start
    readings += type.properties.map { property($0, "property", in: parent) }
    readings += type.patterns.map { property($0, "pattern", in: parent) }
    readings += type.cases.map { enumCase($0, in: parent) }
    readings += type.initialisers.map { function($0, "initialiser", in: parent) }
    readings += type.functions.map { function($0, "function", in: parent) }
    readings += type.aliases.map { alias($0, in: parent) }
    for nested in type.types { read(nested, in: parent) }
  }

  private func property(
    _ property: PropertyDeclaration, _ kind: String, in parent: Int
  ) -> Reading {
    var reading = Reading(
      offset: property.name.range.start, title: "\(kind) '\(property.name.text)'")
    reading.add("parent", "\(parent)")
    reading.add("type", text(property.type))
    reading.add("initial value", text(property.initialValue))
    reading.add("constant", property.isLet)
    reading.add("storage", property.storage.rawValue)
    reading.add("settable", property.isSettable)
    reading.add("access", property.access?.rawValue ?? "none")
    reading.add("setter access", property.setterAccess?.rawValue ?? "none")
    reading.add("modifiers", property.modifiers.map(\.squeezed).listed)
    reading.add("attributes", property.attributes.map(text).listed)
    reading.add("effects", property.effects.listed)
    reading.add("conditions", property.conditions.map(\.squeezed).listed)
    reading.add("annotations", text(property.annotations))
    reading.add("extent", span(property.range))
    return reading
  }

  private func enumCase(_ element: CaseDeclaration, in parent: Int) -> Reading {
    var reading = Reading(
      offset: element.name.range.start, title: "case '\(element.name.text)'")
    reading.add("parent", "\(parent)")
    reading.add("raw value", text(element.rawValue))
    reading.add("values", element.associatedValues.map { $0.map(text).listed } ?? "none")
    reading.add("conditions", element.conditions.map(\.squeezed).listed)
    reading.add("annotations", text(element.annotations))
    reading.add("extent", span(element.range))
    return reading
  }

  private func function(
    _ function: FunctionDeclaration, _ kind: String, in parent: Int
  ) -> Reading {
    var reading = Reading(
      offset: function.name.range.start, title: "\(kind) '\(function.name.text)'")
    reading.add("parent", "\(parent)")
    reading.add("parameters", function.parameters.map(text).listed)
    reading.add("result", text(function.returnType))
    reading.add("access", function.access?.rawValue ?? "none")
    reading.add("modifiers", function.modifiers.map(\.squeezed).listed)
    reading.add("attributes", function.attributes.map(text).listed)
    reading.add("failable", function.isFailable)
    reading.add("throwing", function.isThrowing)
    reading.add("async", function.isAsync)
    reading.add("generic", function.isGeneric)
    reading.add("conditions", function.conditions.map(\.squeezed).listed)
    reading.add("extent", span(function.range))
    return reading
  }

  private func text(_ parameter: ParameterDeclaration) -> String {
    let labels = [parameter.label, parameter.innerName].map { $0?.text ?? "_" }
    return "\(labels.joined(separator: " ")): \(text(parameter.type))"
      + " = \(text(parameter.defaultValue)) \(text(parameter.annotations))"
  }

  private func text(_ type: TypeReference?) -> String {
    guard let type else { return "none" }
    return "\(type.text.squeezed) \(span(type.range)) \(shape(type.shape))"
  }

  private func text(_ expression: AnnotationValue?) -> String {
    guard let expression else { return "none" }
    return "\(span(expression.range)) \(value(expression.shape))"
  }

  private func text(_ attribute: Attribute) -> String {
    "\(attribute.name.squeezed): \(attribute.text.squeezed) \(span(attribute.range)) "
      + attribute.conditions.map(\.squeezed).listed
  }

  /// Returns the numbers of the annotations that `AnnotatedSource` inserted.
  private func text(_ annotations: [Annotation]) -> String {
    annotations.flatMap { $0.options.map(\.word.text) }
      .filter { $0.hasPrefix(AnnotatedSource.option) }.listed
  }

  private func span(_ range: SourceRange) -> String { spanText(range.start, range.end) }

  private func shape(_ shape: TypeShape) -> String {
    switch shape {
    case .named(let components): components.map(component).joined(separator: ".")
    case .optional(let type): "optional(\(self.shape(type.shape)))"
    case .implicitlyUnwrapped(let type): "unwrapped(\(self.shape(type.shape)))"
    case .array(let type): "array(\(self.shape(type.shape)))"
    case .dictionary(let key, let value):
      "dictionary(\(self.shape(key.shape)), \(self.shape(value.shape)))"
    case .tuple(let elements, _): "tuple(\(elements.map { self.shape($0.shape) }.listed))"
    case .function: "function"
    case .other: "other"
    }
  }

  private func component(_ component: TypeComponent) -> String {
    let name = component.name.filter { $0 != "`" }
    let arguments = component.arguments.map { shape($0.shape) }
    return arguments.isEmpty ? name : "\(name)<\(arguments.joined(separator: ", "))>"
  }

  /// Returns the literals whose values affect generated code.
  private func value(_ shape: ValueShape) -> String {
    switch shape {
    case .string(let text): "string \(text.debugDescription)"
    case .boolean(let value): "\(value)"
    case .null: "nil"
    default: "other"
    }
  }
}
