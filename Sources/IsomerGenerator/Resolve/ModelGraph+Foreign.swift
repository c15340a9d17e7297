import IsomerSyntax

extension ModelGraph {
  /// Marks the properties declared in `files` whose type has another module or isolation.
  func markForeign(in model: inout Model, declaredIn files: Set<String>) {
    let (scope, parameters) = (model.name, model.genericParameters)
    let (isolation, deprecated) = (model.isolation, model.scope.deprecated)
    let mark = { (property: inout Property) in
      property.declaration.isCheckedByCompiler =
        property.declaration.ownerFile.map { files.contains($0.path) } ?? true
        && (deprecated[property.name] != nil
          || isForeign(property.type, property.declaration.owner ?? scope, parameters, isolation))
    }
    model.properties.modifyEach(mark)
    model.derivation.properties.modifyEach {
      guard $0.owner == nil, let type = $0.type else { return }
      $0.isCheckedByCompiler = isForeign(type, scope, parameters, isolation)
    }
    model.enumeration.cases.modifyEach { $0.changeValues(mark) }
  }

  private func isForeign(
    _ type: MappedType, _ scope: String, _ parameters: [String], _ isolation: Isolation
  ) -> Bool {
    guard let reference = type.reference else { return false }
    return [reference.leaf, reference.innerKeyType].contains { part in
      guard case .named(let parts) = part?.shape, let name = part?.namePath else { return false }
      // The compiler knows whether a generic type uses an argument without a mapping.
      for argument in parts[parts.count - 1].arguments {
        if let name = argument.leaf.namePath, isKnownUnmapped(name, from: scope) { return true }
      }
      if let own = self.model(named: name, from: scope) {
        return own.isolation != isolation && own.isolation != .nonisolated
      }
      return !parameters.contains(parts[0].name) && !StandardTypes.mapped.contains(name)
        && !knows(name, from: scope)
    }
  }
}
