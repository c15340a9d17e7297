import IsomerSyntax

/// The checks that involve several properties or types, one function per rule.
struct ObjectChecks: Rule {
  let target: CheckedTarget

  func run() {
    for model in target.models { checkNames(model) }
    for model in target.mappings {
      checkWrittenPaths(model)
      checkRest(model)
      checkFlattened(model)
      checkConstants(model)
    }
    for model in target.complete where model.isValidated { checkValidators(model) }
  }

  /// Reports types and members whose names the generated code uses.
  private func checkNames(_ model: Model) {
    let runtime = RuntimeModule.allCases.map(\.rawValue)
    let hidden = model.hidesItself ? model.name.pathComponents.first : nil
    if let hidden = hidden ?? runtime.first(where: model.hidingNames.contains) {
      reporter.report(
        .hidingMember(hidden, model.name), on: model,
        notes: ["rename it, and keep its key with 'key:'"])
    }
    guard let taken = runtime.first(where: { symbols.declares($0, from: model.name) }) else {
      return
    }
    reporter.report(.takenName(taken, model.name), on: model, notes: ["rename the type"])
  }

  /// Reports a function that would be called instead of the generated one that runs all checks.
  private func checkValidators(_ model: Model) {
    for name in model.validation.validators where model.hasChecks || name.text == "validated" {
      reporter.report(
        .takenFunction(name.text, model.name), in: model.file, at: name.range,
        notes: ["rename it, and add 'check:' to run it"])
    }
  }

  /// Warns of constants with initial values, whose values in the document are ignored, except for tags.
  private func checkConstants(_ model: Model) {
    guard model.reads, model.profiles.current == nil, model.module == nil else { return }
    for property in model.ownProperties
    where property.declaration.setter == .constant(isDeclared: false) && property.writes
      && !model.clusters.tagPaths.contains(where: { $0 == property.location.writePath })
    {
      reporter.report(
        Diagnostic(
          .warning, .constantNotRead(property.name), in: model.file, at: property.nameRange.start,
          notes: [
            "make it a 'var' to read it", "add '// @mapped skip: .read' if it is only written",
            "add '// @mapped skip' if it is not in the document",
          ]))
    }
  }

  /// Reports properties that are written to the same path, or to a path inside another one's value.
  ///
  /// Reading the same key twice is valid.
  private func checkWrittenPaths(_ model: Model) {
    var written: [WrittenPath] = []
    for property in model.properties where property.writes {
      for (path, range) in property.writtenPaths {
        let path = WrittenPath(path: path, range: range, property: property)
        // A collision of two inherited properties is reported at their class.
        for other in written
        where property.declaration.owner == nil
          && other.property.conditions.coexist(with: property.conditions)
        {
          reportCollision(model, other, path)
        }
        written.append(path)
      }
    }
  }

  /// A path that a property writes, and its range in the source.
  private struct WrittenPath {
    var path: KeyPathText
    var range: SourceRange
    @Boxed var property: Property
  }

  private func reportCollision(_ model: Model, _ first: WrittenPath, _ second: WrittenPath) {
    guard first.path.overlaps(second.path) else { return }
    let isEqual = first.path == second.path
    // `PropertyRules` reports a field that is repeated in a composite.
    if isEqual, first.property.name == second.property.name { return }
    let isOuter = first.path.components.count < second.path.components.count
    let (outer, inner) = isOuter ? (first, second) : (second, first)
    let message: Message =
      isEqual
      ? .collidingKeys(first.path.text, first.property.name, second.property.name)
      : .collidingPaths(inner.path.text, outer.path.text, by: outer.property.name)
    let file = first.property.declaration.ownerFile ?? model.file
    let declaration = Note("'\(first.property.name)' declared here", in: file, at: first.range)
    let fix = "give one of them another 'key:', or add 'skip: .write' to one of them"
    var diagnostic = Diagnostic(
      .error, message, in: model.file, at: second.range.start, notes: [fix])
    diagnostic.notes.insert(declaration, at: 0)
    reporter.report(diagnostic)
  }

  private func checkRest(_ model: Model) {
    let rest = model.properties.filter { $0.location.role == .rest }
    for second in rest.dropFirst() where second.declaration.owner == nil {
      reporter.report(.restTwice(second.name), on: second, of: model)
    }
    for property in rest
    where property.type.reference?.leaf.namePath == "Value"
      && symbols.declares("Value", from: model.name)
    {
      reporter.report(
        .restType(property.name, property.type.text), on: property, of: model,
        notes: ["write 'Isomer.Value'"])
    }
    if let first = rest.first, first.declaration.owner == nil, first.reads,
      model.object.unknown != .ignore
    {
      reporter.report(.restWithPolicy(model.object.unknown.rawValue), on: first, of: model)
    }
  }

  /// Reports flattened types without a model, and models that cannot share their parent's object.
  ///
  /// A flattened model must not reject or collect keys of its parent. The parent's policy covers
  /// both.
  private func checkFlattened(_ model: Model) {
    for property in model.ownProperties where property.location.role == .flatten {
      guard let child = graph.flattenedModel(property, model) else {
        checkStandardType(property, in: model)
        checkUnknownKeys(property, in: model)
        continue
      }
      guard child.wholeProperty == nil else {
        reporter.report(.flattenWithoutModel(child.name), on: property, of: model)
        continue
      }
      checkOverlap(property, in: model)
      checkFlattenedEnum(child, property, in: model)
      if let policy = child.policyForWholeObject {
        reporter.report(
          .flattenedPolicy(child.name, policy), on: property, of: model,
          notes: ["move it to '\(model.name)'"])
      }
      checkFlattenedClasses(property, in: model)
    }
  }

  /// Reports flattened enums whose values are not objects, or whose keys depend on the profile.
  private func checkFlattenedEnum(_ child: Model, _ property: Property, in model: Model) {
    guard child.kind == .enumeration else { return }
    let isUntagged = child.enumeration.tagging == .untagged
    let isObject = child.enumeration.cases.allSatisfy { item in
      switch item.payload {
      case .none:
        !isUntagged && child.enumeration.rawValues != .integers
          && (child.enumeration.tagging != .external || item.keys.allSatisfy(\.isString))
      case .kept: false
      case .list: !isUntagged
      case .object: true
      case .single(let value):
        !isUntagged || value.property.type.reference?.standardName == nil
      }
    }
    if child.enumeration.tagging == .names || !isObject {
      reporter.report(.flattenWithoutModel(child.name), on: property, of: model)
    }
    if let profile = child.profiles.names.first(where: { !model.profiles.names.contains($0) }) {
      reporter.report(
        .flattenedPolicy(child.name, "@mapped(\(profile))"), on: property, of: model,
        notes: ["add the profile to '\(model.name)'"])
    }
  }

  /// Reports a protocol or a generic parameter whose keys count as unknown keys of the model.
  private func checkUnknownKeys(_ property: Property, in model: Model) {
    let isOpen =
      property.codec.boxedType != nil
      || property.type.reference?.unwrapped.namePath.map(model.genericParameters.contains) == true
    guard isOpen, let option = unknownPolicy(of: model), property.reads else { return }
    reporter.report(
      .flattenedOpen(property.type.text, option), on: property, of: model,
      notes: ["flatten a struct or an enum, or remove '\(option)'"])
  }

  private func unknownPolicy(of model: Model) -> String? {
    let rest = model.properties.contains { $0.location.role == .rest && $0.reads } ? "rest" : nil
    return rest
      ?? (model.object.unknown == .ignore ? nil : "unknown: .\(model.object.unknown.rawValue)")
  }

  /// Reports flattened types of the runtime, such as `URL`, which `PropertyRules` does not report
  /// because the target could declare them.
  private func checkStandardType(_ property: Property, in model: Model) {
    guard let name = property.type.reference?.standardName, !StandardTypes.basic.contains(name),
      property.codec.boxedType == nil, !symbols.declares(name, from: model.name)
    else { return }
    reporter.report(.flattenWithoutModel(name), on: property, of: model)
  }

  /// Reports flattened classes whose subclasses have keys that count as unknown keys of the model.
  private func checkFlattenedClasses(_ property: Property, in model: Model) {
    guard property.reads, let option = unknownPolicy(of: model) else { return }
    for child in graph.flattenedModels(property, model)
    where child.declaration.isOpen || child.clusters.cluster != nil {
      reporter.report(
        .flattenedClass(child.name, option), on: property, of: model,
        notes: ["flatten a class without subclasses, or remove '\(option)'"])
    }
  }

  /// Reports a key of a flattened model that its parent or a previous flattened model also writes.
  private func checkOverlap(_ property: Property, in model: Model) {
    guard property.writes else { return }
    let inner = graph.writtenPaths(property, in: model)
    for other in model.properties
    where other.writes && other.conditions.coexist(with: property.conditions)
      && other.name != property.name
    {
      let isLater = other.nameRange.start >= property.nameRange.start
      if other.location.role == .flatten, isLater { continue }
      let outer = graph.writtenPaths(other, in: model)
      guard let path = inner.first(where: outer.contains) else { continue }
      reporter.report(
        .collidingKeys(path.text, other.name, property.name), on: property, of: model,
        notes: ["add 'skip: .write' to one of them"])
    }
  }
}

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
    (model.enumeration.tagging.isBesideValues ? model.mappings : [model])
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
    case .beside(let tag, let content): return tags + [tag, content]
    case .external where kind == .enumeration:
      return tags + enumeration.cases.compactMap(\.writtenKey?.path)
    case .names, .external, .within, .untagged: return tags
    }
  }
}

extension Tagging {
  /// True if the values of a case are in the object of the tag, or the only ones.
  fileprivate var isBesideValues: Bool {
    switch self {
    case .within, .untagged: true
    case .names, .external, .beside: false
    }
  }
}

extension EnumCase.Key {
  fileprivate var path: KeyPathText? {
    if case .string(let name) = self { KeyPathText(key: name) } else { nil }
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
