import IsomerSyntax

/// The checks of flattened values, which share the object of a model.
struct FlattenChecks: Rule {
  let target: CheckedTarget

  func run() {
    for model in target.complete.flatMap(\.mappings) { checkFlattened(model) }
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
      guard !child.isWhole else {
        reporter.report(.flattenWithoutModel(child.name), on: property, of: model)
        continue
      }
      checkUnknownKeys(property, in: model)
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
    let isObject = child.enumeration.cases.allSatisfy { item in
      let isUntagged = child.enumeration.tagging(of: item) == .untagged
      return switch item.payload {
      case .none:
        !isUntagged && child.enumeration.rawValues != .integers
          && (child.enumeration.tagging != .external || item.keys.allSatisfy(\.isString))
      case .kept: false
      case .list: !isUntagged
      case .object: true
      case .single(let value): !isUntagged || mayBeObject(value.property, in: child)
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

  /// Returns false for a value of another form than an object.
  private func mayBeObject(_ property: Property, in model: Model) -> Bool {
    guard let name = property.type.reference?.namePath,
      let child = graph.model(named: name, from: model.name)
    else { return property.type.reference?.isStandard != true }
    return !child.isWhole
  }

  /// Reports a type of unknown keys where they are required: to find unknown keys, and to detect
  /// that an optional value is absent.
  private func checkUnknownKeys(_ property: Property, in model: Model) {
    guard property.reads, let sharing = property.location.sharing, !sharing.areKeysKnown else {
      return
    }
    let type = property.type.reference?.unwrapped.text ?? property.type.text
    if property.location.affixes.isEmpty, case .selected = sharing.reading {
      reporter.report(
        .flattenOptional(property.name), on: property, of: model,
        notes: ["declare it as '\(type)', or add 'prefix:'"])
    } else if let option = unknownPolicy(of: model) {
      reporter.report(
        .flattenedOpen(property.type.text, option), on: property, of: model,
        notes: ["flatten a struct or an enum, or remove '\(option)'"])
    }
  }

  private func unknownPolicy(of model: Model) -> String? {
    let rest = model.properties.contains { $0.location.role == .rest && $0.reads } ? "rest" : nil
    return rest
      ?? (model.object.unknown == .ignore ? nil : "unknown: .\(model.object.unknown.rawValue)")
  }

  /// Reports flattened types of the runtime, such as `URL`, which `PropertyRules` does not report
  /// because the target could declare them.
  private func checkStandardType(_ property: Property, in model: Model) {
    guard let type = property.type.reference?.unwrapped, type.isStandard, let name = type.namePath,
      !StandardTypes.basic.contains(name), property.codec.boxedType == nil,
      !symbols.declares(name, from: model.name)
    else { return }
    reporter.report(.flattenWithoutModel(type.text), on: property, of: model)
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
        notes: ["add 'prefix:' to a flattened property, or 'skip: .write' to one of them"])
    }
  }
}
