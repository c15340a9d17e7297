import IsomerSyntax

/// Enums.
extension SampleReader {
  mutating func readEnum(_ value: SampleValue, _ plan: EnumPlan) {
    let model = plan.model
    guard model.reads, model.hooks.beforeReading == nil else { return }
    switch model.tagging {
    case .names: readName(value, plan, isKey: false)
    case .external: readExternal(value, plan)
    case .within(let tag): readTagged(value, plan, tag, content: nil)
    case .beside(let tag, let content): readTagged(value, plan, tag, content: content)
    case .untagged: readUntagged(value, plan)
    }
  }

  private func hasFallback(_ plan: EnumPlan) -> Bool {
    plan.model.cases.contains(where: \.isFallback)
  }

  /// The cases that documents may have.
  private func known(_ plan: EnumPlan) -> [CasePlan] {
    plan.cases.filter { $0.description.reads && !$0.description.keys.isEmpty }
  }

  private func expectation(_ cases: [CasePlan]) -> String {
    "one of " + cases.flatMap(\.description.keys).map(\.swift).joined(separator: ", ")
  }

  mutating func readName(_ value: SampleValue, _ plan: EnumPlan, isKey: Bool) {
    let cases = known(plan)
    let isThere = cases.contains { item in
      item.description.keys.contains { key in
        if isKey, case .integer(let number) = key { return value.string == "\(number)" }
        return key.matches(value)
      }
    }
    if !isThere, !falls(value, back: plan, isKey: isKey) { fail(expectation(cases), value) }
  }

  /// Whether a fallback takes a name: one without a value takes nothing but names.
  private func falls(_ value: SampleValue, back plan: EnumPlan, isKey: Bool) -> Bool {
    guard let fallback = plan.model.cases.first(where: \.isFallback) else { return false }
    guard fallback.payload == .none else { return true }
    switch value.content {
    case .string: return isKey || plan.model.rawValues != .integers
    case .number(let digits): return plan.model.rawValues == .integers && Int(digits) != nil
    default: return false
    }
  }

  private mutating func readExternal(_ value: SampleValue, _ plan: EnumPlan) {
    let cases = known(plan)
    if let name = value.string {
      let bare = cases.filter { $0.description.payload == .none }
      if bare.contains(where: { $0.description.keys.contains(.string(name)) }) { return }
    } else if let first = value.members?.first,
      let item = cases.first(where: { $0.description.keys.contains(.string(first.key)) })
    {
      if let members = value.members, members.count > 1 {
        fail("no other key beside '\(first.key)'", value)
      }
      return below([.key(first.key)]) { $0.readValues(first.value, item, plan) }
    }
    if !hasFallback(plan) { fail(expectation(cases), value) }
  }

  private mutating func readTagged(
    _ value: SampleValue, _ plan: EnumPlan, _ path: KeyPathText, content: KeyPathText?
  ) {
    guard value.members != nil else {
      if !hasFallback(plan) { fail("an object", value) }
      return
    }
    guard case .found(let tag) = lookUp(path.components[...], in: value), !tag.isNull else {
      guard !hasFallback(plan) else { return }
      return addMissing(path.text, in: value, fix: nil)
    }
    let cases = known(plan)
    guard let item = cases.first(where: { $0.description.keys.contains { $0.matches(tag) } }) else {
      if !hasFallback(plan) { fail(expectation(cases), tag) }
      return
    }
    guard let content else { return readValues(value, item, plan) }
    guard case .found(let inner) = lookUp(content.components[...], in: value) else {
      let mayBeMissing = item.description.values.allSatisfy { $0.property.takesNull }
      if !mayBeMissing { addMissing(content.text, in: value) }
      return
    }
    below(content.components) { $0.readValues(inner, item, plan) }
  }

  /// The values of a case, as they stand there.
  private mutating func readValues(_ value: SampleValue, _ item: CasePlan, _ plan: EnumPlan) {
    if let mapping = item.mapping { return readObject(value, mapping) }
    var model = plan.model
    model.caseName = item.description.name
    switch item.description.payload {
    case .none: if !value.standsForNothing { fail("an object without values", value) }
    // An object has a mapping.
    case .kept, .object: break
    case .single(let single): readArgument(value, single, in: model)
    case .list(let values):
      guard let elements = value.elements, elements.count == values.count else {
        return fail("an array of \(values.count) values", value)
      }
      for (index, (element, value)) in zip(elements, values).enumerated() {
        below([.index(index)]) { $0.readArgument(element, value, in: model) }
      }
    }
  }

  private mutating func readArgument(
    _ value: SampleValue, _ argument: AssociatedValue, in model: ModelDescription
  ) {
    let outer = subject
    subject.isSecret = subject.isSecret || argument.property.isSecret
    readValue(value, of: argument.property, in: model)
    subject = outer
  }

  private mutating func readUntagged(_ value: SampleValue, _ plan: EnumPlan) {
    for item in plan.cases where item.description.reads && !item.description.isFallback {
      let fits = attempt { reader in
        guard item.description.payload == .none else { return reader.readValues(value, item, plan) }
        if !item.description.keys.contains(where: { $0.matches(value) }) {
          reader.fail("the name of a case", value)
        }
      }
      if fits { return }
    }
    if !hasFallback(plan) { fail("a value that fits one of the cases", value) }
  }
}

extension SampleValue {
  /// Whether it can stand for no values: null, an empty array, any object.
  fileprivate var standsForNothing: Bool {
    switch content {
    case .null, .object: true
    case .array(let elements): elements.isEmpty
    case .boolean, .number, .string: false
    }
  }
}

extension Cluster {
  /// What has to stand there, for a message.
  var expectation: String {
    let keys = members.flatMap { member -> [String] in
      switch member.key {
      case .tags(let values): values.map(\.swift)
      case .shape(let path): ["'\(path.text)'"]
      case .otherwise: []
      }
    }
    let list = keys.joined(separator: ", ")
    return tag == nil ? "an object with one of \(list)" : "one of \(list)"
  }
}
