import IsomerSyntax

extension SampleReader {
  mutating func readEnum(_ value: SampleValue, _ plan: EnumPlan) {
    switch plan.model.enumeration.tagging {
    case .names: readName(value, plan, isKey: false)
    case .external: readExternal(value, plan)
    case .within(let tag): readTagged(value, plan, tag, content: nil)
    case .beside(let tag, let content): readTagged(value, plan, tag, content: content)
    case .untagged: readAny(value, of: plan, plan.tried)
    }
  }

  mutating func plan(of model: Model) -> EnumPlan {
    if let known = plans[model.name] { return known }
    let plan = EnumPlan(model, findsUnknown: true)
    plans[model.name] = plan
    return plan
  }

  private func expectation(_ plan: EnumPlan) -> String {
    "one of " + plan.named.flatMap(\.description.keys).map(\.shown).joined(separator: ", ")
  }

  mutating func readName(_ value: SampleValue, _ plan: EnumPlan, isKey: Bool) {
    let isThere = plan.named.flatMap(\.description.keys).contains { key in
      if isKey, !key.isString { return value.string.map(key.isText) ?? false }
      return key.matches(value, plan.model.enumeration.coercion)
    }
    if isThere || falls(value, back: plan, isKey: isKey) { return }
    fail(expectation(plan), value)
  }

  /// Returns true if the fallback reads a value; without an associated value it only reads names.
  private func falls(_ value: SampleValue, back plan: EnumPlan, isKey: Bool) -> Bool {
    guard plan.fallback != nil else { return false }
    guard !plan.keepsAll else { return true }
    let keyKind = plan.model.enumeration.keyKind
    let isInteger = keyKind == .integers
    if keyKind == .any, !isKey { return value.text != nil }
    if plan.model.enumeration.coercion != nil {
      return isKey || (isInteger ? SampleScalars.integer(value) != nil : value.text != nil)
    }
    switch value.content {
    case .string: return isKey || !isInteger
    case .number(let digits): return isInteger && Int(digits) != nil
    default: return false
    }
  }

  private mutating func readExternal(_ value: SampleValue, _ plan: EnumPlan) {
    let bare = plan.named.filter { $0.description.payload.isEmpty }
    if bare.contains(where: { $0.description.keys.contains { $0.matches(value) } }) {
      return
    } else if let members = value.members, let first = members.first,
      let item = plan.named.first(where: { $0.description.keys.contains(.string(first.key)) })
    {
      if members.count > 1 { fail("no other key beside '\(first.key)'", value) }
      return below([.key(first.key)]) { $0.readValues(first.value, item) }
    }
    if !plan.tried.isEmpty { return readAny(value, of: plan, plan.tried) }
    let isAny = plan.model.enumeration.keyKind != .strings
    let isName = (isAny ? value.text : value.string) != nil && !bare.isEmpty
    let mayBeOther = plan.fallback != nil && (isName || value.members?.isEmpty == false)
    if !mayBeOther, !plan.keepsAll { fail(expectation(plan), value) }
  }

  private mutating func readTagged(
    _ value: SampleValue, _ plan: EnumPlan, _ source: TagSource, content: KeyPathText?
  ) {
    guard value.members != nil else {
      if !plan.tried.isEmpty { return readAny(value, of: plan, plan.tried) }
      if !plan.keepsAll { fail("an object", value) }
      return
    }
    if source.function != nil {
      // The function may select any of them.
      let isAny = plan.fallback != nil || plan.named.contains(where: \.description.payload.isEmpty)
      return isAny ? () : readAny(value, of: plan, plan.named + plan.tried)
    }
    let tag = self.value(of: source, in: value)
    let isNamed = { (item: CasePlan) in
      item.description.keys.contains { key in tag.map { key.matches($0) } ?? (key == .missing) }
    }
    guard let item = plan.named.first(where: isNamed) else {
      if !plan.tried.isEmpty {
        return readAny(value, of: plan, plan.tried)
      } else if let tag {
        if plan.fallback == nil { fail(expectation(plan), tag) }
      } else if !plan.keepsAll {
        addMissing(source.texts[0], in: value, fix: nil)
      }
      return
    }
    guard let content else { return readValues(value, item) }
    guard case .found(let inner) = lookUp(content.components[...], in: value) else {
      if item.description.requiresContent { addMissing(content.text, in: value, fix: nil) }
      return
    }
    below(content.components) { $0.readValues(inner, item) }
  }

  private mutating func readValues(_ value: SampleValue, _ item: CasePlan) {
    if let mapping = item.mapping { return readObject(value, mapping.model) }
    if let whole = item.description.transformed {
      return readArgument(value, whole)
    }
    switch item.description.payload {
    case .none:
      // An empty array also means no values.
      let isValid = value.isNull || value.members != nil || value.elements?.isEmpty == true
      if !isValid { fail("an object without values", value) }
    // `.object` payloads have a mapping.
    case .kept, .object: break
    case .single(let argument): readArgument(value, argument.property)
    case .list(let arguments):
      guard let elements = value.elements,
        (arguments.leastCount...arguments.count).contains(elements.count)
      else { return fail("an array of \(arguments.count) values", value) }
      for (index, (element, argument)) in zip(elements, arguments).enumerated() {
        below([.index(index)]) { $0.readArgument(element, argument.property) }
      }
    }
  }

  mutating func readArgument(_ value: SampleValue, _ property: Property) {
    let outer = subject.isSecret
    if property.isSecret { subject.isSecret = true }
    read(value, as: Acceptance(reading: property), in: scope.of(property))
    subject.isSecret = outer
  }

  /// Reads a value as the first of some cases that it fits.
  private mutating func readAny(_ value: SampleValue, of plan: EnumPlan, _ items: [CasePlan]) {
    for item in items {
      let fits = attempt { reader in
        guard item.description.payload.isEmpty else {
          return reader.readValues(value, item)
        }
        let isNamed = item.description.keys.contains { $0.matches(value) }
        if !isNamed { reader.fail("the name of a case", value) }
      }
      if fits { return }
    }
    if plan.fallback == nil { fail("a value that fits one of the cases", value) }
  }
}

extension EnumPlan {
  /// The cases that keys in the document select.
  fileprivate var named: [CasePlan] {
    cases.filter { $0.description.reads && !$0.description.keys.isEmpty }
  }

  fileprivate var fallback: EnumCase? { model.enumeration.fallback }

  /// True if the fallback stores any unknown value; one without a value only matches unknown names.
  fileprivate var keepsAll: Bool { model.enumeration.stores }
}

extension CaseKey {
  /// Returns true if a value of the document is the key.
  func matches(_ value: SampleValue, _ coercion: Coercion? = nil) -> Bool {
    if let coercion {
      return switch coercion.compared(self) {
      case .string(let text):
        (coercion.ignoresCase ? value.text?.lowercased() : value.text) == text
      case .integer(let number): SampleScalars.integer(value) == number
      case .number, .boolean, .range, .null, .missing: false
      }
    }
    switch (self, value.content) {
    case (.string(let text), .string(let found)): return text == found
    case (.boolean(let own), .boolean(let found)): return own == found
    case (.null, .null): return true
    case (.integer, .number(let digits)), (.number, .number(let digits)),
      (.range, .number(let digits)):
      return contains(digits)
    default: return false
    }
  }

  /// Returns true if the digits are a number of the key.
  private func contains(_ digits: String) -> Bool {
    switch self {
    case .integer(let number): Int(digits) == number
    case .number(let number): Double(digits) == number
    case .range(let range): Int(digits).map(range.contains) ?? false
    case .string, .boolean, .null, .missing: false
    }
  }

  /// Returns true if a text is the key as the key of an object.
  fileprivate func isText(_ text: String) -> Bool { contains(text) || text == self.text }
}
