import IsomerSyntax

/// The checks for cases, subtypes and flattened models that can never be read, and for parents that
/// are never assigned.
struct ReachabilityChecks: Rule {
  let target: CheckedTarget

  func run() {
    for model in target.models {
      if model.kind == .enumeration, model.reads { checkCases(model) }
      if let cluster = model.clusters.cluster { checkShapes(cluster) }
    }
    for cluster in target.protocols where cluster.module == nil { checkShapes(cluster.cluster) }
    target.forEachProperty(checkFlattening)
    checkParents()
  }

  /// Reports cases that an earlier case hides, because the first matching case is read.
  private func checkCases(_ model: Model) {
    let cases = model.enumeration.cases.filter { $0.reads && model.enumeration.isTried($0) }
    for (index, second) in cases.enumerated() {
      let hidden = cases.prefix(index).first { first in
        (first.conditions.isEmpty || first.conditions == second.conditions)
          && covers(first, second, in: model)
      }
      guard let hidden else { continue }
      let isEqual = covers(second, hidden, in: model)
      reporter.report(
        .unreachableCase(second.name, behind: hidden.name), in: model.file, at: second.nameRange,
        notes: [isEqual ? "remove it, or use 'tag:'" : "move it before '\(hidden.name)'"])
    }
  }

  /// Returns true if the first case accepts all values of the second.
  private func covers(_ first: EnumCase, _ second: EnumCase, in model: Model) -> Bool {
    switch (first.payload, second.payload) {
    case (.single(let value), .single(let other)): return covers(value, other, model)
    case (.single(let value), let payload):
      guard let taken = plainType(value, model) else { return false }
      return taken == "Value"
        || payload.isEmpty && second.keys.allSatisfy(\.isString) && Self.texts.contains(taken)
    case (.object(let values), .object(let others)):
      // The first case ignores the other keys of the second.
      if acceptsAllObjects(model), values.allSatisfy({ mayMiss($0, in: others) }) { return true }
      return (model.object.unknown != .error || values.count == others.count)
        && values.allSatisfy { value in
          others.contains {
            $0.property.location.readPaths == value.property.location.readPaths
              && $0.property.presence.fallback == .none && covers(value, $0, model)
          }
        }
    default: return false
    }
  }

  private func covers(_ first: AssociatedValue, _ second: AssociatedValue, _ model: Model) -> Bool {
    guard let taken = plainType(first, model) else { return false }
    return taken == "Value" || plainType(second, model).map { Self.covers(taken, $0) } ?? false
  }

  /// Returns true if no key and no check of the whole value makes an object invalid.
  private func acceptsAllObjects(_ model: Model) -> Bool {
    model.object.unknown != .error && model.validation.checks.isEmpty
      && model.object.hooks.beforeReading == nil && model.object.hooks.afterReading == nil
  }

  /// Returns true if a value may be missing, and no value of another case is read from its key.
  private func mayMiss(_ value: AssociatedValue, in others: [AssociatedValue]) -> Bool {
    let property = value.property
    let paths = property.location.readPaths
    return property.location.role == .keyed && !property.mustBePresent
      && property.validation.checks.isEmpty
      && !others.contains { other in
        other.property.location.readPaths.contains { path in
          paths.contains { $0.overlaps(path) }
        }
      }
  }

  /// Returns the type of a value without transformer, checks, coercion or recovery; otherwise nil.
  private func plainType(_ value: AssociatedValue, _ model: Model) -> String? {
    let property = value.property
    guard property.codec.readTransformer == nil, property.validation.checks.isEmpty,
      !property.codec.coerces, property.presence.recovery == .none,
      property.location.role == .keyed,
      let name = property.type.reference?.simpleName, !symbols.declares(name, from: model.name)
    else { return nil }
    return name
  }

  private static func covers(_ first: String, _ second: String) -> Bool {
    if first == second || StandardTypes.covers(first, second) { return true }
    return numbers.contains(first)
      ? numbers.contains(second) || StandardTypes.allIntegers.contains(second)
      : texts.contains(first) && inTexts.contains(second)
  }

  private static let numbers: Set = ["Double", "CGFloat", "Decimal"]
  private static let texts: Set = ["String", "Substring"]
  private static let inTexts = texts.union(["Character", "Data", "Date", "Duration", "URL", "UUID"])

  /// Reports a second subtype with the same structure, which is never selected.
  private func checkShapes(_ cluster: Cluster) {
    for (index, second) in cluster.members.enumerated() {
      guard case .shape(let path) = second.key else { continue }
      let first = cluster.members.prefix(index).first {
        $0.key == second.key && $0.conditions == second.conditions
      }
      guard let first, let model = graph.model(named: second.name, from: "") else { continue }
      reporter.report(
        .duplicateStructure(path.text, first.name, second.name), on: model,
        notes: ["name a key that only '\(second.name)' has"])
    }
  }

  private func checkFlattening(_ property: Property, in model: Model) {
    guard property.location.role == .flatten,
      graph.flattenedModels(property, model).contains(where: { $0.name == model.name })
    else { return }
    reporter.report(
      .flattenCycle(property.name, model.name), on: property, of: model,
      notes: ["remove 'flatten'"])
  }

  /// Reports parents that are never assigned, and would always be nil.
  private func checkParents() {
    let filled = graph.models.flatMap(graph.parentLinks).flatMap(\.parents)
    for model in target.models {
      for parent in model.hierarchy.parents
      where parent.scope == model.name && !filled.contains(parent) {
        let (name, type) = (parent.name, parent.typeName)
        if let owner = graph.model(named: type, from: model.name), owner.kind == .classType {
          reporter.report(
            .parentUnfilled(name, owner.name, model.name), in: model.file, at: parent.nameRange,
            notes: [
              "add a property of type '\(model.name)' to '\(owner.name)', or remove 'parent'"
            ])
        } else {
          reporter.report(
            .parentForm(name, "'\(type)' is not a mapped class of this target"),
            in: model.file, at: parent.typeRange)
        }
      }
    }
  }
}
