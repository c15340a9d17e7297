import IsomerSyntax

/// Reads a recorded document with the mappings of a target, like generated code.
///
/// It produces no values, but records faults, unknown keys and present properties. Code that only
/// runs in the program, such as a transformer or a function in a check, is assumed to accept any
/// value, so only certain faults are reported.
struct SampleReader {
  let models: MappedTypes
  let document: SampleDocument
  var findings: SampleFindings
  var path: [KeyPathText.Component] = []
  /// The current property, or the option that names the sample.
  var subject: SampleSubject
  /// The number of nested values, because an enum can contain itself without a nested value in the
  /// document.
  var nesting = 0
  /// The scope of the current model.
  var scope = TypeScope.top
  /// The keys of models with those of their flattened models.
  var merged: [FlattenedName: ObjectPlan] = [:]
  /// The plans of enums, which search for unknown keys even if the enum ignores them.
  var plans: [String: EnumPlan] = [:]
  /// The flattened models with affixes around their keys; nil if these are unknown.
  var affixed: [FlattenedName: FlattenedModel?] = [:]

  /// The maximum nesting, which exceeds that of recorded documents and fits on the stack.
  ///
  /// Deeper values are not checked.
  static let nestingLimit = 128

  // MARK: Findings

  mutating func fail(_ expected: String, _ value: SampleValue, fix: String? = nil) {
    let found = subject.isSecret ? value.kind : value.description
    let message = Message(.sampleValue, expected, subject.name, place, found)
    add(message, value.offset, kind: expected, fix: fix)
  }

  mutating func add(_ message: Message, _ offset: Int, kind: String, fix: String? = nil) {
    findings.faults.append(
      SampleFindings.Fault(
        message: message, kind: kind, place: subject.place,
        found: SamplePlace(document.file, offset), fix: fix))
  }

  /// A description of the current location: `'users[3].name' of 'Fixtures/users.json'`.
  var place: String {
    let text = KeyPathText(path).text
    return text.isEmpty ? "'\(document.name)'" : "'\(text)' of '\(document.name)'"
  }

  /// Reads a value, and discards its findings and returns false if it fails.
  mutating func attempt(_ read: (inout SampleReader) -> Void) -> Bool { fault(of: read) == nil }

  /// Reads a value, and discards its findings and returns the first fault if it fails.
  mutating func fault(of read: (inout SampleReader) -> Void) -> SampleFindings.Fault? {
    let before = findings
    read(&self)
    guard findings.faults.count > before.faults.count else { return nil }
    let fault = findings.faults[before.faults.count]
    findings = before
    return fault
  }

  /// Reads a value below some components of the path.
  mutating func below(
    _ components: some Collection<KeyPathText.Component>, _ read: (inout SampleReader) -> Void
  ) {
    path += components
    read(&self)
    path.removeLast(components.count)
  }

  // MARK: Values

  mutating func read(_ value: SampleValue, as acceptance: Acceptance, in scope: TypeScope) {
    switch acceptance {
    // Code in the program reads the value.
    case .transformed, .inferred: break
    case .type(let type, let coercion): read(value, as: type, coercion, in: scope)
    case .mapping(let name):
      if let meaning = models[name] { read(value, meaning) }
    case .optional(let wrapped): if !value.isNull { read(value, as: wrapped, in: scope) }
    case .list(let element, let rules, _):
      guard let elements = value.elements else {
        guard rules.contains(.wrap), !value.isNull else { return fail("an array", value) }
        return readElement(value, as: element, rules, in: scope)
      }
      for (index, value) in elements.enumerated() {
        below([.index(index)]) { $0.readElement(value, as: element, rules, in: scope) }
      }
    case .dictionary(let key, let element, let rules):
      guard let members = value.members else { return fail("an object", value) }
      for member in members {
        below([.key(member.key)]) {
          $0.readElement(member.value, as: element, rules, in: scope) { reader in
            reader.readKey(member, as: key, in: scope)
          }
        }
      }
    case .checked(let inner, let checks):
      read(value, as: inner, in: scope)
      check(value, inner, checks)
    case .projected(let projection, let inner):
      if let list = project(value, projection) { read(list, as: inner, in: scope) }
    case .recovered(let inner, _): _ = attempt { $0.read(value, as: inner, in: scope) }
    }
  }

  private mutating func read(
    _ value: SampleValue, as type: TypeReference, _ coercion: Coercion?, in scope: TypeScope
  ) {
    if let argument = scope.argument(for: type) {
      return read(value, as: Acceptance(argument) { .type($0, coercion) }, in: .top)
    }
    if let bound = models.bound(of: type, in: scope) { return readRange(value, bound, in: scope) }
    let meaning = models.meaning(of: type, in: scope)
    if case .unknown = meaning, let ordered = Acceptance(ordered: type) {
      return read(value, as: ordered, in: scope)
    }
    // A generic parameter cannot be converted.
    let mayConvert = !scope.type.isEmpty
    read(
      value, meaning, in: models.scope(of: meaning, as: type, in: scope), coercion,
      mayConvert: mayConvert)
  }

  /// Reads a member as one of the values that a `rest` property stores.
  mutating func readMember(_ member: SampleMember, of rest: Property, in model: Model) {
    guard let value = rest.member, !rest.storesTrees else { return }
    let outer = subject
    subject.name = rest.name
    let file = rest.declaration.ownerFile ?? model.file
    if models.isOwn(file) { subject.place = SamplePlace(file, rest.nameRange.start) }
    subject.isSecret = subject.isSecret || rest.isSecret
    let scope = self.scope.of(rest)
    let key = rest.type.reference?.keyType
    readElement(member.value, as: Acceptance(reading: value), rest.memberRules, in: scope) {
      if let key { $0.readKey(member, as: key, in: scope) }
    }
    subject = outer
  }

  private mutating func readElement(
    _ value: SampleValue, as element: Acceptance, _ rules: [ElementRule],
    in scope: TypeScope, first: (inout SampleReader) -> Void = { _ in }
  ) {
    func read(_ reader: inout SampleReader) {
      first(&reader)
      if !value.isNull || !rules.contains(.compact) { reader.read(value, as: element, in: scope) }
    }
    guard rules.contains(.lossy) else { return read(&self) }
    findings.count(fault(of: read), at: subject, in: document.name)
  }

  private mutating func readRange(
    _ value: SampleValue, _ bound: TypeReference, in scope: TypeScope
  ) {
    guard let bounds = value.elements, bounds.count == 2 else {
      return fail("an array of 2 values", value)
    }
    for (index, value) in bounds.enumerated() {
      below([.index(index)]) { $0.read(value, as: Acceptance(bound), in: scope) }
    }
  }

  private mutating func readKey(
    _ member: SampleMember, as type: TypeReference, in scope: TypeScope
  ) {
    if let argument = scope.argument(for: type) {
      return readKey(member, as: argument, in: .top)
    }
    let key = SampleValue(content: .string(member.key), offset: member.offset)
    switch models.meaning(of: type, in: scope) {
    case .model(let model):
      if model.kind == .enumeration { readName(key, plan(of: model), isKey: true) }
    case .scalar(let name):
      if name == "Bool" {
        guard !["true", "false"].contains(member.key) else { return }
        return fail("\"true\" or \"false\" as the key", key)
      }
      // Strings are converted to the numbers that are keys.
      let isNumber = StandardTypes.allIntegers.contains(name) || name == "Double"
      if let expected = SampleScalars.rule(of: name)?(key, isNumber) {
        fail("\(expected) as the key", key)
      }
    case .cluster, .unknown: break
    }
  }

  mutating func read(
    _ value: SampleValue, _ meaning: MappedTypes.Meaning, in inner: TypeScope? = nil,
    _ coercion: Coercion? = nil, mayConvert: Bool = true
  ) {
    let outer = scope
    nesting += 1
    defer { (nesting, scope) = (nesting - 1, outer) }
    guard nesting < Self.nestingLimit else { return }
    scope = inner ?? meaning.model.map { models.scope(of: $0) } ?? .top
    switch meaning {
    case .model(let model): readModel(value, model)
    case .cluster(let cluster): readMember(value, of: cluster)
    case .scalar(let name): readScalar(value, name, coercion, mayConvert)
    case .unknown: break
    }
  }

  private mutating func readScalar(
    _ value: SampleValue, _ name: String, _ coercion: Coercion?, _ mayConvert: Bool
  ) {
    guard let rule = SampleScalars.rule(of: name), let expected = rule(value, coercion != nil),
      coercion?.words.contains(where: { $0.text == value.string }) != true
    else { return }
    let converts = mayConvert && coercion == nil && rule(value, true) == nil
    let nullFix = value.isNull ? "make it optional, or give it a 'default:'" : nil
    fail(expected, value, fix: nullFix ?? (converts ? "add 'coerce' to convert it" : nil))
  }

  /// Runs the checks that can be evaluated for literals.
  private mutating func check(_ value: SampleValue, _ acceptance: Acceptance, _ checks: [Check]) {
    switch acceptance {
    case .type: break
    // Equal elements of a set are merged.
    case .list(_, let rules, let isSet): guard rules.isEmpty, !isSet else { return }
    default: return
    }
    guard let literal = value.literal else { return }
    for check in checks where LiteralCheck.passes(literal, check) == false {
      fail("a value that passes '\(check.expression.text)'", value)
    }
  }
}

/// A recorded document and its name in messages.
struct SampleDocument {
  /// The name in the annotation.
  var name: String
  var file: SourceFile
}

/// The subject of a finding: a property, or a sampled type as a whole.
struct SampleSubject {
  var name: String
  var place: SamplePlace
  var isSecret = false
}

extension SampleValue {
  fileprivate var literal: ValueShape? {
    switch content {
    case .number(let digits): .float(digits)
    case .string(let text): .string(text)
    case .array(let elements):
      .list(
        elements.map { _ in
          AnnotationValue(text: "", range: SourceRange(start: 0, end: 0), shape: .null)
        })
    case .null, .boolean, .object: nil
    }
  }
}
