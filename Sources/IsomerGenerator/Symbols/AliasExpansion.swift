import IsomerSyntax

/// The replacement of an alias by its type, with absolute names.
struct AliasExpansion {
  let symbols: SymbolTable
  /// The declarations and the path of the type whose member has the alias.
  let user: SymbolTable
  let scope: String
  var file = ""
  /// The names of aliases that are not replaced.
  var distinct: Set<String> = []
  /// True for an alias of another module, whose types the user must not declare too.
  var isImported = false
  /// False if a name in the alias has another meaning where the alias is used.
  private(set) var isValid = true
  /// The remaining replacements, because aliases can refer to themselves.
  var budget = 100

  /// Returns the type of the alias that a path contains; nil if it contains none.
  mutating func type(of components: [TypeComponent], in scope: String) -> TypeReference? {
    guard let first = components.first, var path = symbols.fullName(first.name, in: scope) else {
      return nil
    }
    var bindings: [String: TypeReference] = [:]
    for (index, component) in components.enumerated() {
      if index > 0 {
        guard let member = symbols.member(component.name, of: path) else { return nil }
        path = member
      }
      if let alias = symbols.alias(path, in: file) {
        return replaced(alias, component, components[(index + 1)...], bindings)
      }
      let names = symbols.parameters(of: path)
      if names.count == component.arguments.count {
        bindings.merge(zip(names, component.arguments)) { $1 }
      }
    }
    return nil
  }

  private mutating func replaced(
    _ alias: Symbol.Alias, _ component: TypeComponent,
    _ rest: ArraySlice<TypeComponent>, _ outer: [String: TypeReference]
  ) -> TypeReference? {
    budget -= 1
    let names = alias.declaration.genericParameters
    guard budget > 0, !distinct.contains(component.name), names.count == component.arguments.count
    else {
      isValid = false
      return nil
    }
    let bindings = outer.merging(zip(names, component.arguments)) { $1 }
    let type = absolute(alias.declaration.type, in: alias.scope, bindings)
    guard !rest.isEmpty else { return type }
    guard case .named(let components) = type.shape else { return nil }
    return absolute(.named(components + rest), in: "", [:])
  }

  /// Returns a type in an alias with full names, arguments for its parameters, and no aliases.
  private mutating func absolute(
    _ type: TypeReference, in scope: String, _ bindings: [String: TypeReference]
  ) -> TypeReference {
    guard budget > 0 else { return type }
    var result = type
    result.shape = type.shape.changing { $0 = absolute($0, in: scope, bindings) }
    result.text = result.shape.text ?? type.text
    switch result.shape {
    case .named(let components): return absolute(components, in: scope, bindings)
    case .other:
      let text = type.existentialText { absolute($0, in: scope, [:]).text }
      result.text = text ?? type.text
      return result
    default: return result
    }
  }

  private mutating func absolute(
    _ components: [TypeComponent], in scope: String, _ bindings: [String: TypeReference]
  ) -> TypeReference {
    let first = components[0].name
    if let bound = bindings[first] {
      guard components.count > 1, case .named(let names) = bound.shape else { return bound }
      return .named(names + components.dropFirst())
    }
    if let type = self.type(of: components, in: scope) { return type }
    guard let root = symbols.fullName(first, in: scope) else {
      check(first, isParameter: symbols.isParameter(first, in: scope), means: nil)
      return .named(components)
    }
    let top = root.pathComponents[0]
    check(top, means: top)
    let outer = symbols.components(of: root.outerPath).map { component in
      TypeComponent(
        name: component.name, arguments: component.arguments.map { bindings[$0.text] ?? $0 })
    }
    return .named(outer + components)
  }

  /// Requires that a name has the same meaning where the alias is used.
  private mutating func check(_ name: String, isParameter: Bool = false, means root: String?) {
    let isHidden = user.isParameter(name, in: scope) != isParameter
    let expected = isImported ? nil : root
    if isHidden || user.fullName(name, in: scope) != expected { isValid = false }
  }
}
