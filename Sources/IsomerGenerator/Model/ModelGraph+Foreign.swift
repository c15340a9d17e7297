import IsomerSyntax

extension ModelGraph {
  /// The files of the target that declare models.
  var ownFiles: Set<String> { Set(models.filter { $0.module == nil }.map(\.file.path)) }

  /// Marks the properties declared in `files` whose type has another module or isolation.
  func markForeign(in model: inout ModelDescription, declaredIn files: Set<String>) {
    let (scope, parameters) = (model.name, model.genericParameters)
    let (isolation, deprecated) = (model.isolation, model.deprecated)
    let mark = { (property: inout PropertyDescription) in
      property.isCheckedByCompiler =
        property.ownerFile.map { files.contains($0.path) } ?? true
        && (deprecated[property.name] != nil
          || isForeign(property.type.reference, property.owner ?? scope, parameters, isolation))
    }
    model.properties.modifyEach(mark)
    model.derivation.properties.modifyEach {
      guard $0.owner == nil, let type = $0.type else { return }
      $0.isCheckedByCompiler = isForeign(type.reference, scope, parameters, isolation)
    }
    model.cases.modifyEach { $0.changeValues(mark) }
  }

  private func isForeign(
    _ type: TypeReference?, _ scope: String, _ parameters: [String], _ isolation: Isolation
  ) -> Bool {
    [type?.leaf, type?.innerKeyType].contains { part in
      guard case .named(let parts) = part?.shape, let name = part?.namePath else { return false }
      let arguments = parts.flatMap(\.arguments)
      if arguments.contains(where: { isForeign($0, scope, parameters, isolation) }) { return true }
      if let own = self.model(named: name, from: scope) {
        return own.isolation != isolation && own.isolation != .nonisolated
      }
      return !parameters.contains(parts[0].name) && !StandardNames.mapped.contains(name)
        && (!knows(name, from: scope) || isKnownUnmapped(name, from: scope))
    }
  }
}
