// Conversion of declarations into the tree.

extension DumpTree.File {
  init(_ file: ParsedFile) {
    let builder = DumpBuilder(file)
    path = file.file.path
    imports = file.imports.map {
      DumpTree.Import(
        text: $0.text, attributes: $0.attributes, access: $0.access?.rawValue,
        conditions: $0.conditions)
    }
    annotations = file.fileAnnotations.map(builder.annotation)
    types = file.types.map(builder.type)
    diagnostics = file.diagnostics.map(\.rendered)
  }
}

/// Builds the nodes of the tree, including their positions.
private struct DumpBuilder {
  private let file: SourceFile

  init(_ file: ParsedFile) { self.file = file.file }

  private func place(_ range: SourceRange) -> String {
    let location = file.location(at: range.start)
    return "\(location.line):\(location.column)"
  }

  func type(_ type: TypeDeclaration) -> DumpTree.TypeNode {
    DumpTree.TypeNode(
      kind: type.kind.rawValue, name: type.name.text, at: place(type.name.range),
      access: type.access?.rawValue,
      generics: type.genericClause.isEmpty ? nil : type.genericClause,
      inheritance: type.inheritance.map(\.text), conditions: type.conditions,
      annotations: type.annotations.map(annotation), properties: type.properties.map(property),
      cases: type.cases.map(enumCase), initialisers: type.initialisers.map(initialiser),
      types: type.types.map(self.type))
  }

  private func property(_ property: PropertyDeclaration) -> DumpTree.Property {
    DumpTree.Property(
      name: property.name.text, at: place(property.name.range), type: property.type?.text,
      access: property.access?.rawValue, keyword: property.isLet ? "let" : "var",
      storage: property.storage.rawValue, modifiers: property.modifiers,
      hasInitialValue: property.initialValue != nil, conditions: property.conditions,
      annotations: property.annotations.map(annotation))
  }

  private func enumCase(_ element: CaseDeclaration) -> DumpTree.Case {
    DumpTree.Case(
      name: element.name.text, at: place(element.name.range), rawValue: element.rawValue?.text,
      values: element.associatedValues?.map(parameter), conditions: element.conditions,
      annotations: element.annotations.map(annotation))
  }

  private func initialiser(_ function: FunctionDeclaration) -> DumpTree.Initialiser {
    DumpTree.Initialiser(
      at: place(function.name.range), access: function.access?.rawValue,
      parameters: function.parameters.map(parameter))
  }

  private func parameter(_ parameter: ParameterDeclaration) -> DumpTree.Parameter {
    DumpTree.Parameter(
      label: parameter.label?.text, type: parameter.type.text,
      hasDefault: parameter.defaultValue != nil,
      annotations: parameter.annotations.map(annotation))
  }

  func annotation(_ annotation: Annotation) -> DumpTree.Annotation {
    DumpTree.Annotation(
      at: place(annotation.range), profiles: annotation.profiles.map(\.text),
      words: annotation.options.map(word))
  }

  private func word(_ option: AnnotationOption) -> DumpTree.Word {
    DumpTree.Word(
      word: option.name.text, at: place(option.name.range), value: option.value?.text,
      shape: option.value?.shape.title)
  }
}

extension ValueShape {
  fileprivate var title: String {
    switch self {
    case .string: "string"
    case .integer: "integer"
    case .float: "float"
    case .boolean: "boolean"
    case .null: "nil"
    case .member: "member"
    case .list: "list"
    case .dictionary: "dictionary"
    case .path: "path"
    case .call: "call"
    case .access: "access"
    case .range: "range"
    case .closure: "closure"
    case .expression: "expression"
    }
  }
}
