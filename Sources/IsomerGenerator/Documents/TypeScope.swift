package import IsomerSyntax

/// The scope in which the names of a model's types are resolved, with its generic arguments.
package struct TypeScope {
  /// The name of the enclosing type.
  package var type: String
  fileprivate let parameters: [String]
  /// The arguments, which have full names, without those that are unknown.
  let arguments: TypeBindings
  /// The number of nested generic types, because a type can contain larger types of itself.
  fileprivate let depth: Int

  /// The largest number of nested generic types that a schema describes.
  private static let depthLimit = 8

  /// The scope outside of all types.
  package static var top: TypeScope {
    TypeScope(type: "", parameters: [], arguments: TypeBindings(), depth: 0)
  }

  /// Returns the scope of a property, whose type can be written in a superclass.
  package func of(_ property: Property) -> TypeScope {
    var scope = self
    scope.type = property.declaration.owner ?? type
    return scope
  }

  /// True if a type is a generic parameter of the scope.
  func isParameter(_ type: TypeReference) -> Bool {
    type.namePath.map(parameters.contains) ?? false
  }

  /// Returns the argument of a generic parameter, whose scope is `top`; nil for other types, and for
  /// an unknown argument.
  package func argument(for type: TypeReference) -> TypeReference? {
    isParameter(type) ? type.namePath.flatMap { arguments.types[$0] } : nil
  }

  /// True if all generic arguments are known, and the types are not nested too deeply.
  package var isComplete: Bool {
    depth <= Self.depthLimit && parameters.allSatisfy { arguments.types[$0] != nil }
  }

  /// The generic arguments as text, `<Int>`, which is empty for other types.
  package var suffix: String {
    parameters.isEmpty
      ? "" : "<\(parameters.map { arguments.types[$0]?.text ?? $0 }.joined(separator: ", "))>"
  }

  /// Returns true if the arguments are those of an instance; true for nil.
  package func isInstance(_ instance: GenericInstance?) -> Bool {
    guard case .named(let components)? = instance?.type.shape else { return true }
    return components.flatMap(\.arguments).map(\.text)
      == parameters.map { arguments.types[$0]?.text ?? $0 }
  }
}

extension MappedTypes {
  /// Returns the scope of a model that a type refers to in another scope.
  package func scope(
    of model: Model, as type: TypeReference? = nil, in outer: TypeScope = .top
  ) -> TypeScope {
    let parameters = model.genericParameters
    var given: [TypeReference] = []
    if case .named(let components)? = type?.shape { given = components.flatMap(\.arguments) }
    let unknown = outer.parameters.filter { outer.arguments.types[$0] == nil }
    // The arguments of outer types can be omitted inside of them.
    var all = outer.arguments.types.filter {
      parameters.dropLast(given.count).contains($0.key)
    }
    for (parameter, argument) in zip(parameters.suffix(given.count), given)
    where !argument.componentNames.contains(where: unknown.contains) {
      all[parameter] = symbols.closed(argument, outer.arguments, in: outer.type)
    }
    return TypeScope(
      type: model.name, parameters: parameters, arguments: TypeBindings(types: all),
      depth: parameters.isEmpty ? 0 : outer.depth + 1)
  }

  /// Returns the scope of the model of a meaning; `top` for other types.
  func scope(of meaning: Meaning, as type: TypeReference, in outer: TypeScope) -> TypeScope {
    meaning.model.map { scope(of: $0, as: type, in: outer) } ?? .top
  }
}

extension MappedTypes.Meaning {
  /// The struct, class or enum.
  package var model: Model? {
    if case .model(let model) = self { model } else { nil }
  }
}
