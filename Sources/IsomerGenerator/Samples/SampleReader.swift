import IsomerSyntax

/// Reads a recorded document with the mappings of a target, like generated code.
///
/// It produces no values, but records faults, unknown keys and present properties. Code that only
/// runs in the program, such as a transformer or a function in a check, is assumed to accept any
/// value, so only certain faults are reported.
struct SampleReader {
  let models: SampleModels
  let document: SampleDocument
  var findings: SampleFindings
  var path: [KeyPathText.Component] = []
  /// The current property, or the option that names the sample.
  var subject: SampleSubject
  /// The number of nested values, because an enum can contain itself without a nested value in the
  /// document.
  var nesting = 0

  /// The maximum nesting, which exceeds that of recorded documents and fits on the stack.
  ///
  /// Deeper values are not checked.
  static let nestingLimit = 128

  // MARK: Findings

  mutating func fail(_ expected: String, _ value: SampleValue, fix: String? = nil) {
    let found = subject.isSecret ? value.kind : value.description
    let message = Message.sampleValue(subject.name, place, expected, found)
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
  mutating func attempt(_ read: (inout SampleReader) -> Void) -> Bool {
    let before = findings
    read(&self)
    if findings.faults.count == before.faults.count { return true }
    findings = before
    return false
  }

  /// Reads a value below some components of the path.
  mutating func below(
    _ components: some Collection<KeyPathText.Component>, _ read: (inout SampleReader) -> Void
  ) {
    path += components
    read(&self)
    path.removeLast(components.count)
  }

  // MARK: Types

  mutating func read(_ value: SampleValue, as type: TypeReference, _ rules: SampleRules) {
    if let wrapped = type.optionalWrapped {
      if !value.isNull { read(value, as: wrapped, rules) }
    } else if let element = type.elementType {
      readCollection(value, type, of: element, rules)
    } else {
      readLeaf(value, as: type, rules)
    }
  }

  private mutating func readCollection(
    _ value: SampleValue, _ type: TypeReference, of element: TypeReference, _ rules: SampleRules
  ) {
    if let key = type.keyType {
      guard let members = value.members else { return fail("an object", value) }
      for member in members {
        below([.key(member.key)]) { reader in
          reader.readElement(member.value, as: element, in: type, rules) { reader in
            reader.readKey(member, as: key, rules)
          }
        }
      }
      return
    }
    guard let elements = value.elements else {
      guard rules.elements.contains(.wrap), !value.isNull else { return fail("an array", value) }
      return readElement(value, as: element, in: type, rules)
    }
    for (index, value) in elements.enumerated() {
      below([.index(index)]) { $0.readElement(value, as: element, in: type, rules) }
    }
  }

  private mutating func readElement(
    _ value: SampleValue, as element: TypeReference, in collection: TypeReference,
    _ rules: SampleRules, first: (inout SampleReader) -> Void = { _ in }
  ) {
    let mayBeLeftOut = rules.elements.contains(.compact) && collection.mayBeCompact
    func read(_ reader: inout SampleReader) {
      first(&reader)
      if value.isNull, mayBeLeftOut { return }
      reader.read(value, as: element, rules.inside)
    }
    if rules.elements.contains(.lossy) { _ = attempt(read) } else { read(&self) }
  }

  private mutating func readKey(
    _ member: SampleMember, as type: TypeReference, _ rules: SampleRules
  ) {
    let key = SampleValue(content: .string(member.key), offset: member.offset)
    switch models.meaning(of: type, in: rules.scope) {
    case .enumeration(let plan): readName(key, plan, isKey: true)
    case .scalar(let rule):
      let isInteger = type.simpleName.map(StandardTypes.allIntegers.contains) ?? false
      let content = isInteger ? SampleValue.Content.number(member.key) : key.content
      let value = SampleValue(content: content, offset: member.offset)
      if let expected = rule(value, false) { fail("\(expected) as the key", key) }
    case .object, .cluster, .unknown: break
    }
  }

  private mutating func readLeaf(
    _ value: SampleValue, as type: TypeReference, _ rules: SampleRules
  ) {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting < Self.nestingLimit else { return }
    let meaning = rules.mapping.flatMap { models[$0] } ?? models.meaning(of: type, in: rules.scope)
    read(value, meaning, coerces: rules.coerces)
  }

  mutating func read(_ value: SampleValue, _ meaning: SampleModels.Meaning, coerces: Bool = false) {
    switch meaning {
    case .object(let plan): readModel(value, plan)
    case .enumeration(let plan): readEnum(value, plan)
    case .cluster(let cluster): readMember(value, of: cluster)
    case .scalar(let rule): readScalar(value, rule, coerces: coerces)
    case .unknown: break
    }
  }

  private mutating func readScalar(
    _ value: SampleValue, _ rule: SampleScalars.Rule, coerces: Bool
  ) {
    guard let expected = rule(value, coerces) else { return }
    let converts = !coerces && rule(value, true) == nil
    let nullFix = value.isNull ? "make it optional, or give it a 'default:'" : nil
    fail(expected, value, fix: nullFix ?? (converts ? "add 'coerce' to convert it" : nil))
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

/// The rules for reading the values of a property.
struct SampleRules {
  var scope: SampleScope
  var coerces = false
  var elements: Set<Property.ElementRule> = []
  /// The external mapping of the type in the whole target.
  var mapping: String?

  /// The rules for the elements of a collection; only the outermost collection omits elements.
  var inside: SampleRules {
    var rules = self
    rules.elements.remove(.lossy)
    return rules
  }
}
