import IsomerSyntax

/// Writes the types of members with full names where generated code requires them.
///
/// Generated code is in `extension Outer.Inner`, where the compiler does not look up names in
/// `Outer`, unlike inside the declaration.
struct TypeQualifier {
  private let symbols: SymbolTable
  /// The generic parameters of the current model, which hide types of the same names.
  private var parameters: Set<String> = []
  /// The members of the current model that hide types of the same names.
  private var hiding: Set<String> = []
  /// The name of the current model.
  private var own = ""
  /// The current model and its outer types, with their names in generated code.
  private var outer: [(path: String, text: String)] = []

  init(_ symbols: SymbolTable) { self.symbols = symbols }

  /// Returns the model with full names of its properties' types where they are required.
  func qualified(_ model: Model) -> Model {
    let names = [model.name] + model.properties.compactMap(\.declaration.owner)
    let isNested = names.contains { $0.contains(".") }
    let hiding = model.hidingNames
    let first = model.types.compactMap(\.reference).flatMap(\.allNames).map { $0.pathComponents[0] }
    guard isNested || first.contains(where: hiding.contains) else { return model }
    var model = model
    // A type in an extension does not repeat the parameters of the extended type.
    model.declaration.genericParameters = SymbolTable.scopes(from: model.name).reversed()
      .flatMap { name in
        let declared = symbols.parameters(of: name)
        return declared.isEmpty ? StandardTypes.generics[name] ?? [] : declared
      }
    var qualifier = self
    qualifier.own = model.name
    qualifier.outer = qualifier.outerTypes(of: model.name)
    qualifier.parameters = Set(model.genericParameters)
    qualifier.hiding = hiding.subtracting(qualifier.parameters)
    var qualified = qualifier.qualifyingTypes(of: model)
    qualified.noteHiddenTypes(hiding)
    let paths = [model.name] + Set(model.properties.compactMap(\.declaration.owner)).sorted()
    qualified.scope.outerType = { [qualifier] in qualifier.outerType($0, from: paths) }
    return qualified
  }

  private func qualifyingTypes(of model: Model) -> Model {
    var model = model
    func qualify(_ property: inout Property) {
      property.type = qualified(property.type, property.declaration.owner ?? own)
    }
    model.properties.modifyEach(qualify)
    model.archive.properties.modifyEach(qualify)
    model.enumeration.cases.modifyEach { description in
      if case .kept(let label, let type) = description.payload {
        description.payload = .kept(label: label, type: qualified(type, own))
      }
      description.changeValues(qualify)
    }
    // These types are used where the compiler only looks up types.
    var seen = self
    seen.hiding = []
    model.derivation.properties.modifyEach { $0.type = $0.type.map { seen.qualified($0, own) } }
    model.derivation.identity.modifyEach { $0.type = seen.qualified($0.type, own) }
    return model
  }

  /// Returns a type in a member of the type at a path with full names.
  private func qualified(_ type: MappedType, _ path: String) -> MappedType {
    guard let reference = type.reference, text(reference, path) != nil else { return type }
    var result = MappedType(full(reference, path))
    result.isInferred = type.isInferred
    if let wrapped = reference.optionalWrapped, let text = self.text(wrapped, path) {
      result.wrapped = text
    }
    return result
  }

  /// Returns a type that, like its parts, has the text of full names.
  private func full(_ reference: TypeReference, _ path: String) -> TypeReference {
    var full = reference
    full.text = text(reference, path) ?? reference.text
    full.shape = reference.shape.changing { $0 = self.full($0, path) }
    return full
  }

  /// Returns the full name of a nested type of the outer types of a model or of its superclasses,
  /// which are at the paths.
  private func outerType(_ name: String, from paths: [String]) -> String? {
    guard symbols[own.member(name)] == nil else { return nil }
    for path in paths {
      let isNested = SymbolTable.scopes(from: path).dropLast().contains {
        symbols[$0.member(name)] != nil
      }
      if isNested, let full = scope(of: name, path) { return "\(full).\(SwiftName.quoted(name))" }
    }
    return nil
  }

  /// Returns the text of a type with full names; nil if it is unchanged.
  private func text(_ reference: TypeReference, _ path: String) -> String? {
    if let alias = reference.alias { return text(alias, path) }
    switch reference.shape {
    case .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple:
      let full = reference.shape.changing { $0.text = text($0, path) ?? $0.text }
      return full == reference.shape ? nil : full.text
    case .named(let components): return text(components, path)
    case .other: return reference.existentialText { text($0, path) }
    case .function: return nil
    }
  }

  private func text(_ components: [TypeComponent], _ path: String) -> String? {
    guard let first = components.first?.name else { return nil }
    let outer = scope(of: first, path)
    var full = components
    full.modifyEach { component in
      component.arguments.modifyEach { $0.text = text($0, path) ?? $0.text }
    }
    if outer == nil, hiding.contains(first) { full[0].name = GeneratedNames.alias(ofType: first) }
    guard outer != nil || full != components else { return nil }
    return ((outer.map { [unhidden($0)] } ?? []) + full.map(\.text)).joined(separator: ".")
  }

  /// Returns a path of names with an alias for a first name that a member hides.
  private func unhidden(_ path: String) -> String {
    let first = String(path.prefix { $0 != "." && $0 != "<" })
    guard hiding.contains(first) else { return path }
    return GeneratedNames.alias(ofType: first) + path.dropFirst(first.count)
  }

  /// Returns the type, including its arguments, that declares a nested type of this name for a
  /// member of the type at a path; nil if the name is visible in the current model.
  private func scope(of name: String, _ path: String) -> String? {
    guard !parameters.contains(name),
      let found = (path == own ? outer : outerTypes(of: path)).first(where: {
        symbols[$0.path.member(name)] != nil
      }), found.path != path || path != own && symbols.isAmbiguous(name)
    else { return nil }
    return found.text
  }

  /// Returns a type and its outer types, innermost first, with their arguments.
  private func outerTypes(of path: String) -> [(path: String, text: String)] {
    SymbolTable.scopes(from: path).dropLast().map {
      ($0, symbols.components(of: $0).map(\.text).joined(separator: "."))
    }
  }
}
