import IsomerSyntax

/// Creates the plan for one model.
package struct Planner {
  @Boxed private var model: Model
  /// True if unknown keys are searched for in all objects of the model.
  private let findsUnknown: Bool

  package init(_ model: Model, findsUnknown: Bool = false) {
    self.model = model
    self.findsUnknown = findsUnknown || model.object.unknown != .ignore
  }

  package func plan() -> MappingPlan {
    let plan = MappingPlan(model: model)
    plan.root.isLevel = level.isEmpty
    if model.reads {
      for property in model.properties where property.reads { addSlots(property, to: plan) }
      if !model.leftFlattened.isEmpty {
        plan.slots.append(MappingPlan.Slot(name: "mappedIsUpdate", declaration: " = false"))
      }
      if model.isArray { plan.array = array }
      KeyInsertion(model: model, level: level, findsUnknown: findsUnknown).insert(into: &plan.root)
      for property in model.properties where property.reads { require(property, in: plan) }
      for property in model.properties { join(property, in: plan) }
    }
    if model.writes { plan.written = writePlans() }
    return plan
  }

  private var level: [KeyPathText.Component] { model.level }

  // MARK: Slots

  private func addSlots(_ property: Property, to plan: MappingPlan) {
    func add(_ name: String, _ declaration: String, isAlternative: Bool = false) {
      plan.slots.append(
        MappingPlan.Slot(
          name: name, declaration: declaration, isAlternative: isAlternative,
          conditions: property.conditions))
    }
    add(property.name, ": \(property.slotType) = nil")
    if property.isComposite {
      add(GeneratedNames.fields(of: property.name), " = Isomer.FieldPlaces()")
    }
    if property.updatesOwn {
      add(GeneratedNames.own(property.name), ": \(MappedType.optional(of: property.type)) = nil")
    }
    if property.changesMembers {
      let type = "Isomer.UpdatedMembers<\(property.type.text)>"
      add(GeneratedNames.own(property.name), ": \(type)? = nil")
    }
    if property.location.sharing?.missingPath != nil {
      add(GeneratedNames.invalidity(of: property.name), " = false")
    }
    guard property.location.readPaths.count > 1 else { return }
    let secrecy = property.isSecret ? "isSecret: true" : ""
    add(
      GeneratedNames.alternative(of: property.name), " = Isomer.Alternative(\(secrecy))",
      isAlternative: true)
  }

  private func require(_ property: Property, in plan: MappingPlan) {
    // At the root, a flattened model is always read.
    let missing = property.location.sharing?.missingPath
    guard property.mustBePresent,
      property.location.role != .flatten || !level.isEmpty || missing != nil
    else { return }
    // A composite can be made of any of its fields.
    guard !property.isComposite else { return }
    let path =
      property.location.readPaths.first?.stem.text
      ?? KeyPathText(level + (missing?.components ?? [])).text
    plan.required.append(
      MappingPlan.Requirement(
        slot: property.name, path: path, key: key(of: property, in: plan.root),
        mayBeAbsent: model.mayBeAbsent(property),
        invalidity: missing.map { _ in GeneratedNames.invalidity(of: property.name) },
        conditions: property.conditions))
  }

  /// Returns the index of the key if a property has a value whenever the object has the key.
  private func key(of property: Property, in root: ObjectPlan) -> Int? {
    let (paths, presence) = (property.location.readPaths, property.presence)
    guard paths.count == 1, paths[0].stem.components.count == 1, property.conditions.isEmpty,
      property.location.role == .keyed, !presence.isThreeState, presence.recovery == .none,
      property.nullMeaning != .missing,
      // The runtime has a bit for each key, and one for unknown keys.
      root.keys.count < UInt64.bitWidth
    else { return nil }
    return root.keys.firstIndex { .key($0.key) == paths[0].stem.components[0] }
  }

  /// Adds the keys of a joined struct, with those that are required.
  private func join(_ property: Property, in plan: MappingPlan) {
    guard let joining = property.location.joining else { return }
    let first = plan.countOfKeys
    let joined = MappingPlan.JoinedStruct(
      property: property, joining: joining, indices: first..<(first + joining.keys.count))
    plan.joined.append(joined)
    for (index, key) in joining.keys.enumerated() where key.property.mustBePresent {
      plan.required.append(
        MappingPlan.Requirement(
          slot: key.property.name, path: key.name, key: first + index, conditions: []))
    }
  }

  /// The elements of a model that is an array.
  private var array: ArrayPlan {
    var array = ArrayPlan(path: [])
    for (index, property) in model.properties.enumerated() {
      if let element = property.remainingElement {
        array.every = [KeyPlan(key: "", readers: [PropertyRead(property: element)])]
      } else {
        let reader = PropertyRead(property: property)
        array.elements.append(KeyPlan(key: String(index), readers: [reader]))
      }
    }
    return array
  }

  // MARK: Writing

  private func writePlans() -> [WritePlan] {
    var plans: [WritePlan] = []
    func add(at path: KeyPathText, _ member: (String) -> WritePlan) {
      guard case .key(let key)? = path.components.last else { return }
      Self.insert(member(key), at: path.components.dropLast(), into: &plans)
    }
    for tag in model.clusters.tags {
      guard let value = tag.value, !tag.isWrittenByCluster else { continue }
      add(at: tag.path) { .constant(key: $0, json: value.json, of: tag.instance) }
    }
    for property in model.properties where property.writes {
      switch property.location.role {
      case .flatten: Self.insert(.flatten(property), at: model.writtenLevel[...], into: &plans)
      case .rest: Self.insert(.rest(property), at: model.writtenLevel[...], into: &plans)
      case .keyed where model.isArray:
        let isRest = property.location.remaining != nil
        plans.append(isRest ? .rest(property) : .property(property, key: ""))
      case .keyed:
        for (index, field) in property.location.fields.enumerated() {
          add(at: field.path) { .field(property, index, key: $0) }
        }
        if let path = property.location.writePath { add(at: path) { .property(property, key: $0) } }
      }
    }
    if let enclosure = model.clusters.enclosure {
      Self.insert(nil, at: enclosure.components[...], into: &plans)
    }
    return plans
  }

  /// Adds a member to the object at a path; without one, keeps the object.
  private static func insert(
    _ leaf: WritePlan?, at path: ArraySlice<KeyPathText.Component>, into plans: inout [WritePlan]
  ) {
    guard case .key(let key)? = path.first else {
      if let leaf { plans.append(leaf) }
      return
    }
    let existing = plans.firstIndex { if case .object(key, _, _) = $0 { true } else { false } }
    var (isKept, members) = (false, [WritePlan]())
    if let existing, case .object(_, let wasKept, let found) = plans[existing] {
      (isKept, members) = (wasKept, found)
    }
    insert(leaf, at: path.dropFirst(), into: &members)
    let object = WritePlan.object(key: key, isKept: isKept || leaf == nil, members: members)
    if let existing { plans[existing] = object } else { plans.append(object) }
  }
}

extension MappedType {
  /// Returns `T?` with parentheses if necessary, or an optional type unchanged.
  static func optional(of type: MappedType) -> String {
    if type.isOptional { return type.text.hasSuffix("?") ? type.text : "\(type.wrapped)?" }
    switch type.reference?.shape {
    case .function?, .other?: return "(\(type.text))?"
    default: return "\(type.text)?"
    }
  }
}

extension Mappings {
  /// Returns the plan of a struct or a class, including its profiles.
  func plan(_ model: Model) -> MappingPlan {
    let plan = Planner(model).plan()
    plan.profiled = changed(model).map { Planner($0).plan() }
    return plan
  }

  /// Returns the plan of an enum, including its profiles.
  func enumPlan(_ model: Model) -> EnumPlan {
    let plan = EnumPlan(model)
    plan.profiled = changed(model).map { EnumPlan($0) }
    return plan
  }
}
