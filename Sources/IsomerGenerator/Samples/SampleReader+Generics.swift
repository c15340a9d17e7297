import IsomerSyntax

// The arguments of generic types, with which documents are read like with plain types.

extension SampleReader {
  /// Returns the argument of a generic parameter of the current model, a type with full names; nil for
  /// other types, and if the argument is unknown.
  func argument(for type: TypeReference, in scope: LookupScope) -> TypeReference? {
    guard let name = type.namePath, scope.genericParameters.contains(name) else { return nil }
    return bindings.types[name]
  }

  /// Reads a value with the arguments of a model.
  mutating func with(_ arguments: TypeBindings, _ read: (inout SampleReader) -> Void) {
    let outer = bindings
    bindings = arguments
    read(&self)
    bindings = outer
  }

  /// Returns the arguments of the model that a type names.
  func arguments(
    of meaning: MappedTypes.Meaning, as type: TypeReference, in scope: LookupScope
  ) -> TypeBindings {
    switch meaning {
    case .object(let plan): arguments(of: plan.model, as: type, in: scope)
    case .enumeration(let plan): arguments(of: plan.model, as: type, in: scope)
    case .cluster, .scalar, .unknown: TypeBindings()
    }
  }

  private func arguments(
    of model: Model, as type: TypeReference, in scope: LookupScope
  ) -> TypeBindings {
    let parameters = model.genericParameters
    guard case .named(let components) = type.shape, !parameters.isEmpty else {
      return TypeBindings()
    }
    let own = TypeBindings(
      types: bindings.types.filter { scope.genericParameters.contains($0.key) })
    let unknown = scope.genericParameters.filter { own.types[$0] == nil }
    let given = components.flatMap(\.arguments)
    // The arguments of outer types can be omitted inside of them.
    var all = own.types.filter { parameters.dropLast(given.count).contains($0.key) }
    for (parameter, argument) in zip(parameters.suffix(given.count), given)
    where !argument.componentNames.contains(where: unknown.contains) {
      all[parameter] = models.symbols.closed(argument, own, in: scope.type)
    }
    return TypeBindings(types: all)
  }

  /// Returns true if nothing is missing without a value of a property, because its type is a generic
  /// parameter whose argument is an optional or unknown.
  func mayBeAbsent(_ property: Property, of model: Model) -> Bool {
    guard model.mayBeAbsent(property), let type = property.type.reference else { return false }
    let scope = property.scope(in: model)
    return argument(for: type, in: scope).map { $0.optionalWrapped != nil } ?? true
  }
}
