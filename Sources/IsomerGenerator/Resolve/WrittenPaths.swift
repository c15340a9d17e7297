import IsomerSyntax

extension ModelGraph {
  /// Returns the paths that a property writes in the object of its model.
  func writtenPaths(_ property: Property, in model: Model) -> [KeyPathText] {
    guard property.location.role == .flatten else { return property.writtenPaths.map(\.path) }
    guard let child = flattenedModel(property, model) else { return [] }
    return writtenPaths(child, at: FlattenedLevel().inside(property, of: model))
  }

  /// Returns all paths that a model or its subclasses write, including those of flattened models.
  ///
  /// It is not recursive, because models can be flattened to any depth.
  func writtenPaths(
    _ model: Model, at level: FlattenedLevel = FlattenedLevel()
  ) -> [KeyPathText] {
    var paths: [KeyPathText] = []
    var visits: [String: Set<FlattenedLevel>] = [:]
    var open = family(of: model).map { (model: $0, level: level, next: 0) }
    while let (model, level, next) = open.popLast() {
      if next == 0 { paths += model.tagAndCasePaths.map(level.appending) }
      guard next < model.properties.count else { continue }
      open.append((model, level, next + 1))
      let property = model.properties[next]
      guard property.writes else { continue }
      guard property.location.role == .flatten else {
        paths += property.writtenPaths.map { level.appending($0.path) }
        continue
      }
      // Cycles are reported elsewhere. Without the set of visits, the number of visits could double
      // with each level of models that flatten the next model twice.
      guard let child = flattenedModel(property, model) else { continue }
      let inside = level.inside(property, of: model)
      if inside.isPlausible, visits[child.name, default: []].insert(inside).inserted {
        open += family(of: child).map { ($0, inside, 0) }
      }
    }
    return paths
  }

  /// Returns a model and its mapped subclasses, whose values its properties can contain.
  private func family(of model: Model) -> [Model] {
    let cases = model.enumeration.cases.filter {
      !$0.values.isEmpty && model.enumeration.tagging(of: $0).isBesideValues
    }
    return [model] + cases.map { model.mapping(of: $0) }
      + model.hierarchy.subclasses.compactMap { self.model(named: $0.name, from: model.name) }
  }

  /// Returns the model of a flattened property and all models that are flattened in it.
  func flattenedModels(_ property: Property, _ model: Model) -> [Model] {
    var found: [Model] = []
    var names: Set<String> = []
    var waiting = [(property, model)]
    while let (property, model) = waiting.popLast() {
      guard let child = flattenedModel(property, model), names.insert(child.name).inserted
      else { continue }
      found.append(child)
      waiting += child.properties.filter { $0.location.role == .flatten }.map { ($0, child) }
    }
    return found
  }

  /// Returns the model of a value, and the path to it if the value's type is transparent.
  func content(of value: Property, in scope: String) -> (model: Model, path: [Property])? {
    var (property, scope, path) = (value, scope, [Property]())
    while !property.isTransformed, let name = property.type.reference?.namePath,
      let model = self.model(named: name, from: scope)
    {
      guard model.isTransparent, let inner = model.properties.first, !model.isGeneric,
        model.object.hooks == Model.Hooks(), path.count < 100
      else { return path.isEmpty || !model.isGeneric ? (model, path) : nil }
      path.append(inner)
      (property, scope) = (inner, model.name)
    }
    return nil
  }

  func flattenedModel(_ property: Property, _ model: Model) -> Model? {
    (property.codec.boxedType ?? property.type).reference?.unwrapped.namePath.flatMap {
      self.model(named: $0, from: model.name)
    }
  }
}

extension Model {
  /// The paths of tags, and of the cases and the content of an enum.
  fileprivate var tagAndCasePaths: [KeyPathText] {
    let tags = clusters.tags.filter { $0.value != nil }.map(\.path)
    switch enumeration.tagging {
    case .beside(let tag, let content): return tags + tag.paths.prefix(1) + [content]
    case .external where kind == .enumeration:
      return tags + enumeration.cases.compactMap(\.writtenKey?.string).map { KeyPathText(key: $0) }
    case .names, .external, .within, .untagged: return tags
    }
  }
}

/// The object in which a flattened model is written, and the affixes of its keys there.
struct FlattenedLevel: Hashable {
  private var path = KeyPathText([])
  private var affixes = Affixes()

  /// False for a cycle, whose affixes grow without end.
  var isPlausible: Bool { affixes.prefix.utf8.count + affixes.suffix.utf8.count < 1000 }

  func appending(_ other: KeyPathText) -> KeyPathText { path.appending(other.with(affixes)) }

  /// Returns the level of a flattened property of a model at this level.
  func inside(_ property: Property, of model: Model) -> FlattenedLevel {
    var level = self
    if let under = model.object.under.write {
      (level.path, level.affixes) = (appending(under), Affixes())
    }
    let own = property.location.affixes
    level.affixes.prefix += own.prefix
    level.affixes.suffix = own.suffix + level.affixes.suffix
    return level
  }
}
