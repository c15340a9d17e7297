import IsomerSyntax

/// The checks of flattened values, which share the object of a model.
struct FlattenChecks: Rule {
  let target: CheckedTarget

  func run() {
    for model in target.complete.flatMap(\.mappings) { checkFlattened(model) }
  }

  /// Reports flattened types without a model, and models that cannot share their parent's object.
  ///
  /// A flattened model must not collect keys of its parent, nor have a stricter policy of its own.
  /// The parent's policy covers both.
  private func checkFlattened(_ model: Model) {
    for property in model.ownProperties where property.location.role == .flatten {
      guard let child = graph.flattenedModel(property, model) else {
        checkStandardType(property, in: model)
        checkUnknownKeys(property, in: model)
        continue
      }
      guard !child.isWhole else {
        reporter.report(Message(.flattenWithoutModel, child.name), on: property, of: model)
        continue
      }
      checkUnknownKeys(property, in: model)
      checkOverlap(property, in: model)
      checkFlattenedEnum(child, property, in: model)
      if let policy = child.policyForWholeObject(in: model) {
        reporter.report(
          Message(.flattenedPolicy, child.name, policy), on: property, of: model,
          notes: ["move it to '\(model.name)'"])
      }
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
      case .kept(_, let type): !type.standsWithoutKeys
      case .list: !isUntagged
      case .object: true
      case .single(let value): !isUntagged || mayBeObject(value.property, in: child)
      }
    }
    if child.enumeration.tagging == .names || !isObject {
      reporter.report(Message(.flattenWithoutModel, child.name), on: property, of: model)
    }
    if let profile = child.profiles.names.first(where: { !model.profiles.names.contains($0) }) {
      reporter.report(
        Message(.flattenedPolicy, child.name, "@mapped(\(profile))"), on: property, of: model,
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
  /// that an optional value is absent; and an enum whose values have keys that it ignores.
  private func checkUnknownKeys(_ property: Property, in model: Model) {
    guard property.reads else { return }
    let type = property.type.reference?.unwrapped.text ?? property.type.text
    let sharing = property.location.sharing
    if let sharing, !sharing.areKeysKnown, !sharing.takesOthers, case .selected = sharing.reading,
      property.location.affixes.isEmpty
    {
      reporter.report(
        Message(.flattenOptional, property.name), on: property, of: model,
        notes: ["declare it as '\(type)', or write 'flatten: .prefix(…)'"])
    } else if let option = unknownPolicy(of: model, besides: property),
      let open = graph.openValue(in: property, of: model, target.protocols)
    {
      let stores = graph.flattenedModels(property, model).contains { $0.enumeration.stores }
      let fix = stores ? "remove the fallback" : "flatten a struct or an enum"
      reporter.report(
        Message(.flattenedOpen, option, open.text), on: property, of: model,
        notes: ["\(fix), or remove '\(option)'"])
    } else {
      checkEnums(in: property, of: model)
    }
  }

  /// Reports enums in a flattened value that ignore keys of their values, which the model would find.
  private func checkEnums(in property: Property, of model: Model) {
    let (own, isOwn) = (model.object.unknown, model.object.declaresUnknown)
    for child in graph.flattenedModels(property, model)
    where child.enumeration.mayIgnoreKeys && !child.object.unknown.covers(own)
      && (isOwn || !child.object.declaresUnknown)
    {
      let option = "unknown: .\(own.rawValue)"
      reporter.report(
        Message(.flattenedIgnoring, option, child.name), on: property, of: model,
        notes: ["add '\(option)' to '\(child.name)'"])
    }
  }

  /// Returns what handles the unknown keys of a model beside a flattened property.
  private func unknownPolicy(of model: Model, besides property: Property) -> String? {
    if model.properties.contains(where: { $0.location.role == .rest && $0.reads }) { return "rest" }
    if model.hasUnknownPolicy { return "unknown: .\(model.object.unknown.rawValue)" }
    let rival = model.properties.first {
      $0.location.sharing?.takesOthers == true && property.location.sharing?.takesOthers == true
        && $0.nameRange.start < property.nameRange.start
    }
    return rival.map { "flatten' on '\($0.name)" }
  }

  /// Reports flattened types of the runtime, such as `URL`, which `PropertyRules` does not report
  /// because the target could declare them.
  private func checkStandardType(_ property: Property, in model: Model) {
    guard let type = property.type.reference?.unwrapped, type.isStandard, let name = type.namePath,
      !StandardTypes.basic.contains(name), property.codec.boxedType == nil,
      !symbols.declares(name, from: model.name)
    else { return }
    reporter.report(Message(.flattenWithoutModel, type.text), on: property, of: model)
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
        Message(.collidingKeys, path.text, other.name, property.name), on: property, of: model,
        notes: ["write 'flatten: .prefix(…)', or add 'skip: .write' to one of them"])
    }
  }
}
