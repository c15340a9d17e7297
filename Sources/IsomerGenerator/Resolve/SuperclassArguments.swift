import IsomerSyntax

/// Finds the arguments of generic superclasses: `Item` is `User` in `class Users: Page<User>`.
struct SuperclassArguments {
  let index: ClassIndex
  let symbols: SymbolTable

  /// Returns the types of a superclass's parameters in a class, with full names.
  func bindings(of name: String, up superclass: String) -> TypeBindings {
    var bindings = TypeBindings()
    var current = name
    while current != superclass, let parent = index.superclass(of: current) {
      let arguments = index[current]?.type.inheritance.first?.shape.parts ?? []
      let closed = arguments.map { symbols.closed($0, bindings, in: current) }
      bindings.types = Dictionary(firstOf: zip(parent.type.genericParameters, closed).map { $0 })
      current = parent.name
    }
    return bindings
  }
}

extension SymbolTable {
  /// Returns a type in a scope with full names, and types in place of generic parameters.
  func closed(
    _ type: TypeReference, _ bindings: TypeBindings = TypeBindings(), in scope: String
  ) -> TypeReference {
    var type = type
    type.change { if !bindings.replace(&$0) { qualify(&$0, in: scope) } }
    return type
  }

  /// Writes a type with its full name.
  private func qualify(_ type: inout TypeReference, in scope: String) {
    guard case .named(let components) = type.shape,
      let full = fullName(components[0].name, in: scope), !full.outerPath.isEmpty
    else { return }
    let named = TypeReference.named(self.components(of: full.outerPath) + components)
    (type.shape, type.text) = (named.shape, named.text)
  }
}

/// The types in place of generic parameters.
struct TypeBindings {
  var types: [String: TypeReference] = [:]

  /// Replaces a parameter, or the associated type of one; returns false for other types.
  func replace(_ type: inout TypeReference) -> Bool {
    guard case .named(let components) = type.shape, let bound = types[components[0].name] else {
      return false
    }
    var named = bound
    if components.count > 1, case .named(let names) = bound.shape {
      named = .named(names + components.dropFirst())
    }
    (type.shape, type.text, type.alias) = (named.shape, named.text, named.alias)
    return true
  }

  func replace(in type: inout TypeReference) {
    type.change { part in
      if part.alias != nil { (part.text, part.alias) = (part.shape.text ?? part.text, nil) }
      _ = replace(&part)
    }
  }

  /// Replaces the parameters in the properties of a class, for a subclass that inherits them.
  func replaceTypes(in model: inout Model?) {
    func replace(_ type: MappedType) -> MappedType {
      guard var reference = type.reference ?? TypeReference(parsing: type.text) else { return type }
      self.replace(in: &reference)
      var changed = MappedType(reference)
      changed.isInferred = type.isInferred
      return changed
    }
    model?.properties.modifyEach { $0.type = replace($0.type) }
    model?.archive.properties.modifyEach { $0.type = replace($0.type) }
    model?.derivation.properties.modifyEach { $0.type = $0.type.map(replace) }
  }
}
