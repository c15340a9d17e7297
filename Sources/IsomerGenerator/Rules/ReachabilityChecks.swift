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
        Message(.unreachableCase, second.name, hidden.name), in: model.file, at: second.nameRange,
        notes: [isEqual ? "remove it, or use 'tag:'" : "move it before '\(hidden.name)'"])
    }
  }

  /// Returns true if the first case accepts all values of the second.
  private func covers(_ first: EnumCase, _ second: EnumCase, in model: Model) -> Bool {
    if case .single(let value) = first.payload, isPlain(value.property),
      let type = value.property.type.reference
    {
      if isStandard("JSONValue", type, model.name) { return true }
      if second.payload.isEmpty {
        return second.keys.allSatisfy(\.isString)
          && Self.texts.contains { isStandard($0, type, model.name) }
      }
      let (others, owner) = content(of: second, isList: type.keyType == nil, model)
      if case .single(let other) = second.payload, isPlain(other.property),
        type.text == other.property.type.text || covers(type, other.property, model, model)
      {
        return true
      } else if let others, let element = type.elementType, type.simpleName != "Set" {
        return others.allSatisfy {
          $0.location.readPaths.allSatisfy { $0.components.count == 1 }
            && covers(element, $0, model, owner)
        }
      }
    }
    guard case (let values?, let object) = content(of: first, model),
      case (let others?, let owner) = content(of: second, model)
    else { return false }
    // The first case ignores the other keys of the second.
    if acceptsAllObjects(object), values.allSatisfy({ mayMiss($0, in: others) }) { return true }
    return (object.object.unknown != .error || values.count == others.count)
      && values.allSatisfy { value in
        others.contains {
          $0.location.readPaths == value.location.readPaths && $0.presence.fallback == .none
            && isPlain(value) && covers(value.type.reference, $0, object, owner)
        }
      }
  }

  /// Returns the values in the object or the list of a case, and the type that declares them, which
  /// for a single struct is the struct.
  private func content(
    of description: EnumCase, isList: Bool = false, _ model: Model
  ) -> (values: [Property]?, owner: Model) {
    switch description.payload {
    case .object(let values) where !isList: return (values.map(\.property), model)
    case .list(let values) where isList && description.transformed == nil:
      return (values.map(\.property), model)
    case .single(let value) where !isList && isPlain(value.property):
      guard let name = value.property.type.reference?.namePath,
        let child = graph.model(named: name, from: model.name), child.isPlainObject
      else { return (nil, model) }
      return (child.properties, child)
    case .none, .kept, .single, .list, .object: return (nil, model)
    }
  }

  /// Returns true if a type in one declaration accepts all values of a property in another.
  private func covers(
    _ first: TypeReference?, _ second: Property, _ outer: Model, _ other: Model
  ) -> Bool {
    guard let first, let type = second.type.reference else { return false }
    if isStandard("JSONValue", first, outer.name) { return true }
    return isPlain(second) && covers(first, type, (outer.name, other.name))
  }

  private func covers(
    _ first: TypeReference, _ second: TypeReference, _ scopes: (String, String)
  ) -> Bool {
    if let wrapped = first.optionalWrapped {
      return covers(wrapped, second.unwrapped, scopes)
    }
    if let element = first.elementType, let other = second.elementType {
      return first.keyType?.text == second.keyType?.text && first.simpleName != "Set"
        && covers(element, other, scopes)
    }
    guard let name = first.simpleName, let other = second.simpleName,
      !symbols.declares(name, from: scopes.0), !symbols.declares(other, from: scopes.1)
    else { return false }
    return Self.covers(name, other)
  }

  private func isStandard(_ name: String, _ type: TypeReference, _ scope: String) -> Bool {
    type.simpleName == name && !symbols.declares(name, from: scope)
  }

  /// Returns true if no key and no check of the whole value makes an object invalid.
  private func acceptsAllObjects(_ model: Model) -> Bool {
    model.object.unknown != .error && model.validation.checks.isEmpty
      && model.object.hooks.beforeReading == nil && model.object.hooks.afterReading == nil
  }

  /// Returns true if a value may be missing, and no value of another case is read from its key.
  private func mayMiss(_ property: Property, in others: [Property]) -> Bool {
    let paths = property.location.readPaths
    return property.location.role == .keyed && !property.mustBePresent
      && property.validation.checks.isEmpty
      && !others.contains { other in
        other.location.readPaths.contains { path in
          paths.contains { $0.overlaps(path) }
        }
      }
  }

  /// Returns true for a value without transformer, checks, coercion or recovery.
  private func isPlain(_ property: Property) -> Bool {
    property.codec.readTransformer == nil && property.validation.checks.isEmpty
      && !property.codec.coerces && property.codec.elements.isEmpty
      && property.presence.recovery == .none && property.location.role == .keyed
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
        Message(.duplicateStructure, path.text, first.name, second.name), on: model,
        notes: ["name a key that only '\(second.name)' has"])
    }
  }

  private func checkFlattening(_ property: Property, in model: Model) {
    guard property.location.role == .flatten,
      graph.flattenedModels(property, model).contains(where: { $0.name == model.name })
    else { return }
    reporter.report(
      Message(.flattenCycle, property.name, model.name), on: property, of: model,
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
            Message(.parentUnfilled, name, owner.name, model.name), in: model.file,
            at: parent.nameRange,
            notes: [
              "add a property of type '\(model.name)' to '\(owner.name)', or remove 'parent'"
            ])
        } else {
          reporter.report(
            Message(.parentForm, name, "'\(type)' is not a mapped class of this target"),
            in: model.file, at: parent.typeRange)
        }
      }
    }
  }
}

extension Model {
  /// True for a struct that is read from its own keys only.
  fileprivate var isPlainObject: Bool {
    kind == .structure && !isWhole && !isGeneric && isReadDirectly && level.isEmpty
      && profiles.names.isEmpty && clusters.tagRules.isEmpty
      && properties.allSatisfy { $0.location.role == .keyed && !$0.isComposite }
  }
}
