import IsomerSyntax

extension ModelGraph {
  /// Returns models with all information that depends on the whole target.
  func complete(
    _ models: [Model], _ archives: ArchiveGraph?, _ protocols: [ProtocolCluster]
  ) -> [Model] {
    let derivable = ["Equatable", "Hashable", "CustomStringConvertible", "Mergeable"]
    let throwing = throwingMerges
    let validation = ValidationGraph(self)
    let files = Set(self.models.filter { $0.module == nil }.map(\.file.path))
    let complete = models.map { model in
      var model = validation.complete(archives?.complete(model) ?? model)
      markThrowingMerges(in: &model, throwing)
      let inherited = symbols.inheritedNames(of: model.name, from: "") ?? []
      model.derivation.declaredConformances = Set(inherited).intersection(derivable)
      model.derivation.below = derivedSubclasses(of: model)
      model.hierarchy.parentLinks = parentLinks(of: model)
      for parent in model.hierarchy.parentLinks.flatMap(\.parents) {
        let declared = self.model(named: parent.scope, from: "")?.scope.unsafe[parent.name]
        model.scope.unsafe[parent.name] = declared ?? model.scope.unsafe[parent.name]
      }
      markSharing(in: &model, protocols)
      markJoining(in: &model)
      markUpdates(in: &model)
      markForeign(in: &model, declaredIn: files)
      markThrowingChanges(in: &model, validation.complete)
      model.object.passesOverSecrets = model.flattened.contains {
        $0.isSecret
          || flattenedModels($0, model).contains { $0.properties.contains(where: \.isSecret) }
      }
      model.derivation.changes = changes(of: model)
      model.scope.exposed = exposedNames(in: model)
      return model
    }
    return GenericRequirements.complete(markingJoined(in: complete), in: self)
  }

  /// Returns the names in public declarations of generated types that the target does not declare.
  private func exposedNames(in model: Model) -> Set<String> {
    guard model.access >= .package else { return [] }
    let changes = model.derivation.changes.flatMap(\.properties).filter(\.declaration.isPublic)
    let passed = model.derivation.initialiser?.names ?? []
    let types =
      changes.map(\.type) + model.derivation.identity.map(\.type)
      + model.derivation.properties.filter { passed.contains($0.name) }.compactMap(\.type)
    let names = types.flatMap { type in
      type.text.split { !($0.isLetter || $0.isNumber || "_.".contains($0)) }.map(String.init)
    }
    return Set(
      names.compactMap { name in
        if let module = self.model(named: name, from: model.name)?.module {
          return "\(module).\(name.lastName)"
        }
        let first = name.pathComponents[0]
        let isKnown =
          StandardTypes.needsNoImport(name.lastName) || first == RuntimeModule.json.rawValue
          || model.genericParameters.contains(first) || knows(first, from: model.name)
        return isKnown ? nil : name
      })
  }

  // MARK: Merges and updates

  /// The models whose merge can throw, because of a function, a deeply merged model, or another
  /// class of the hierarchy.
  private var throwingMerges: Set<String> {
    let merging = models.filter { $0.derivation.derives(.merge) }
    let own = merging.filter {
      $0.derivation.properties(for: .merge).contains(where: \.merge.canThrow)
    }
    var throwing = Set(own.map(\.name))
    guard !throwing.isEmpty else { return [] }
    var edges: [String: [String]] = [:]
    for model in merging {
      let deep = model.derivation.properties(for: .merge).compactMap {
        deepModel(of: $0, in: model)
      }
      edges[model.name] = deep.map(\.name) + model.relatives
    }
    while true {
      let found = merging.map(\.name).filter { name in
        !throwing.contains(name) && (edges[name] ?? []).contains(where: throwing.contains)
      }
      if found.isEmpty { return throwing }
      throwing.formUnion(found)
    }
  }

  private func markThrowingMerges(in model: inout Model, _ throwing: Set<String>) {
    guard throwing.contains(model.name) else { return }
    model.derivation.mergeThrows = true
    let original = model
    model.derivation.properties.modifyEach {
      let deep = deepModel(of: $0, in: original)
      $0.deepMergeThrows = deep.map { throwing.contains($0.name) } ?? false
    }
  }

  /// Returns the model of the target inside a deeply merged property.
  private func deepModel(of property: DerivedProperty, in model: Model) -> Model? {
    guard property.merge == .deep, let name = property.type?.reference?.leaf.namePath else {
      return nil
    }
    return self.model(named: name, from: property.owner ?? model.name)
  }

  /// Sets the update rules of a model's properties.
  private func markUpdates(in model: inout Model) {
    guard model.isUpdatable else { return }
    let derived = Dictionary(firstOf: model.derivation.properties.map { ($0.name, $0) })
    model.properties.modifyEach {
      if $0.reads { $0.updating.rule = Self.rule(of: $0, derived[$0.name]) }
    }
  }

  private static func rule(of property: Property, _ derived: DerivedProperty?) -> UpdateRule {
    if derived?.isLeftAlone == true { return .leave }
    let isPlain =
      property.codec.readTransformer == nil && property.codec.boxedType == nil
      && !property.isComposite && !property.location.readPaths.contains(where: \.isProjection)
    let isFlattened =
      property.location.role == .flatten && property.location.sharing?.isReplaced != true
    let isDeep = isFlattened || derived?.merge == .deep
    return isPlain && isDeep ? .deep : .replace
  }

  // MARK: Types of other modules

  /// Marks the properties declared in `files` whose type has another module or isolation.
  private func markForeign(in model: inout Model, declaredIn files: Set<String>) {
    let (scope, parameters) = (model.name, model.genericParameters)
    let (isolation, deprecated) = (model.isolation, model.scope.deprecated)
    let mark = { (property: inout Property) in
      property.declaration.isCheckedByCompiler =
        property.declaration.ownerFile.map { files.contains($0.path) } ?? true
        && (deprecated[property.name] != nil
          || isForeign(property.type, property.declaration.owner ?? scope, parameters, isolation))
    }
    model.changeProperties(mark)
    model.derivation.properties.modifyEach {
      guard let type = $0.type else { return }
      if let value = type.reference?.unwrapped, value.inlineElements != nil {
        $0.isInline = !symbols.declares(value.namePath ?? "", from: $0.owner ?? scope)
      }
      guard $0.owner == nil else { return }
      $0.isCheckedByCompiler = isForeign(type, scope, parameters, isolation)
    }
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
