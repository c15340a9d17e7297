package import IsomerSyntax

/// The way in which the document identifies the case of an enum.
package enum Tagging: Sendable, Equatable {
  /// Every case is a string or an integer; only a fallback has associated values.
  case names
  /// The case is the only key of an object: `{"video": {…}}`.
  case external
  /// The tag is a key beside the values: `{"type": "video", …}`.
  case within(tag: TagSource)
  /// The values are in a separate key: `{"type": "video", "content": …}`.
  case beside(tag: TagSource, content: KeyPathText)
  /// Only the values are written; the first case that they match is read.
  case untagged

  package var tag: TagSource? {
    switch self {
    case .within(let tag), .beside(let tag, _): tag
    case .names, .external, .untagged: nil
    }
  }

  package var content: KeyPathText? {
    if case .beside(_, let content) = self { content } else { nil }
  }

  /// True if the values of a case are in the object of the tag, or the only ones.
  var isBesideValues: Bool {
    switch self {
    case .within, .untagged: true
    case .names, .external, .beside: false
    }
  }
}

package struct EnumCase: Sendable {
  /// The associated values of a case, and their form in the document.
  package indirect enum Payload: Sendable {
    case none
    /// A fallback that stores the unknown value; the label is nil for `other(JSONValue)`.
    case kept(label: String?, type: MappedType)
    /// A single value without a key.
    case single(AssociatedValue)
    /// Several values without keys: an array.
    case list([AssociatedValue])
    /// Values with keys: an object.
    case object([AssociatedValue])

    package var isEmpty: Bool { if case .none = self { true } else { false } }

    var values: [AssociatedValue] {
      get {
        switch self {
        case .none, .kept: []
        case .single(let value): [value]
        case .list(let values), .object(let values): values
        }
      }
      set {
        switch self {
        case .none, .kept: break
        case .single: self = .single(newValue[0])
        case .list: self = .list(newValue)
        case .object: self = .object(newValue)
        }
      }
    }
  }

  package var name: String
  package var nameRange: SourceRange
  package var conditions: [String] = []
  /// The `#available` conditions for creating the case.
  var checks: [String] = []
  /// The values that identify the case in the document.
  package var keys: [CaseKey] = []
  /// The key that is written: the first one, unless `key.write:` names another.
  @Boxed package var writtenKey: CaseKey?
  package var isFallback = false
  /// True if its values identify the case, which is read if no key does.
  package var isUntagged = false
  /// False if `skip:` excludes reading.
  package var reads = true
  package var writes = true
  /// The property of its value's model that writes the tag.
  @Boxed var storedTag: Property?
  /// The path from its value to the model with the keys, through transparent types.
  var content: [Property] = []
  /// True if its numbers are written with a fraction, because an earlier case reads integers.
  var writesFractions = false
  package var payload = Payload.none
  /// All values as one if a transformer reads and writes them together; the payload is then a list of
  /// values that are in no document.
  @Boxed package var transformed: Property?
  /// The values that are always read as their defaults, with their indexes in the case, in order.
  var skipped: [(index: Int, value: AssociatedValue)] = []
  /// The name of the case in archives.
  @Boxed var archive = ArchivedMember()

  /// True if the model of its value writes the tag, as one of its properties.
  var storesTag: Bool { storedTag != nil }

  /// The associated values in the document, which a fallback does not have.
  package var values: [AssociatedValue] { payload.values }

  /// All associated values in declaration order, including skipped ones.
  var arguments: [AssociatedValue] {
    skipped.reduce(into: values) { $0.insert($1.value, at: $1.index) }
  }

  /// The type of the value of a fallback.
  package var keptType: MappedType? { if case .kept(_, let type) = payload { type } else { nil } }

  mutating func changeValues(_ change: (inout Property) -> Void) {
    payload.values.modifyEach { change(&$0.property) }
    skipped.modifyEach { change(&$0.value.property) }
    if var value = transformed {
      change(&value)
      transformed = value
    }
  }
}

package struct AssociatedValue: Sendable {
  package var label: String?
  @Boxed package var property: Property
}

extension [AssociatedValue] {
  /// The number of values that must be present in an array; the last ones can have defaults.
  package var leastCount: Int { 1 + (dropFirst().lastIndex(where: \.property.mustBePresent) ?? 0) }
}

extension Model.EnumMapping {
  /// True if an object can have keys that no value reads.
  var mayIgnoreKeys: Bool {
    cases.contains { item in
      switch item.payload {
      case .none, .object: true
      case .kept, .single, .list: tagging(of: item).isBesideValues
      }
    }
  }

  /// True if a fallback stores unknown values.
  package var stores: Bool { fallback?.keptType != nil }

  /// True if a fallback takes keys of an object that are not those of the enum.
  var takesUnknown: Bool {
    stores && tagging.content == nil || fallback != nil && tagging == .external
  }
}

extension Model {
  /// Returns the associated values of a case as a model, which only reads a value that is flattened.
  func mapping(of description: EnumCase, isFlattened: Bool = false) -> Model {
    var model = creating(description, with: description.arguments)
    model.properties = description.arguments.map(\.property)
    if let whole = description.transformed { model.properties.append(whole) }
    if isFlattened { model.properties.modifyEach { $0.location.role = .flatten } }
    model.reads = reads && description.reads
    model.writes = writes && description.writes && !isFlattened
    model.object.unknown = object.unknown
    model.object.asksUnknown = object.asksUnknown
    model.object.declaresUnknown = object.declaresUnknown
    model.profiles.current = profiles.current
    if case .within(let tag) = enumeration.tagging(of: description), !description.storesTag {
      let key = description.writtenKey == .missing ? nil : description.writtenKey
      model.clusters.tags = tag.keys(key)
    }
    return model
  }

  /// Returns the tag and the content of a case as a model, if its single value can be left out.
  package func contentMapping(of description: EnumCase) -> Model? {
    guard case .beside(let tag, let content) = enumeration.tagging(of: description),
      case .single(let value) = description.payload, value.property.mayBeLeftOut
    else { return nil }
    var model = mapping(of: description)
    model.reads = false
    model.properties = [value.property]
    model.properties[0].location.writePath = content
    model.clusters.tags = tag.keys(
      description.writtenKey == .missing ? nil : description.writtenKey)
    return model
  }

  /// Returns a model without properties that is created as a case, by a call such as
  /// `Event.video(url: …, seconds: …)`.
  func creating(_ description: EnumCase, with values: [AssociatedValue]) -> Model {
    var model = Model(declaration)
    model.declaration.kind = .structure
    model.declaration.conditions += description.conditions
    model.enumeration.caseName = description.name
    let callee = PastedExpression(
      "\(typeName).\(SwiftName.quoted(description.name))", in: file,
      at: description.nameRange.start)
    let arguments = values.map { Call.Argument(label: $0.label, property: $0.property.name) }
    model.object.creation.call = Call(callee: callee, arguments: arguments)
    return model
  }

  var mappings: [Model] {
    [self] + enumeration.cases.filter { !$0.values.isEmpty }.map { mapping(of: $0) }
  }

  /// The properties, or the associated values of an enum's cases.
  var heldProperties: [Property] {
    kind != .enumeration
      ? properties : properties + enumeration.cases.flatMap { $0.values.map(\.property) }
  }

  /// Changes all properties and associated values, including skipped ones.
  mutating func changeProperties(_ change: (inout Property) -> Void) {
    properties.modifyEach(change)
    enumeration.cases.modifyEach { $0.changeValues(change) }
  }

  /// The types of all properties and associated values, including skipped ones.
  var types: [MappedType] {
    properties.map(\.type) + enumeration.cases.flatMap { $0.arguments.map(\.property.type) }
      + enumeration.cases.compactMap { $0.keptType ?? $0.transformed?.type }
  }

  /// True if the enum can be the key of an object.
  ///
  /// Its cases are single values with texts of their own, and its hooks do not access the enclosing
  /// document.
  var isKey: Bool {
    if case .transparent(let isKey)? = object.whole { return isKey }
    guard kind == .enumeration, reads, writes, enumeration.tagging == .names,
      enumeration.cases.allSatisfy({ $0.payload.isEmpty }),
      object.hooks.beforeReading == nil, object.hooks.afterWriting == nil
    else { return false }
    guard enumeration.keyKind != .strings else { return true }
    return object.hooks == Hooks() && validation.checks.isEmpty && enumeration.hasDistinctTexts
  }
}

extension Model.EnumMapping {
  /// The kinds of the keys of an enum, which determine how a key is read.
  package enum KeyKind: Sendable { case strings, integers, any }

  package var keyKind: KeyKind {
    let keys = cases.flatMap { $0.keys + [$0.writtenKey].compactMap(\.self) }
    if rawValues == .integers || !keys.isEmpty, keys.allSatisfy(\.isInteger) { return .integers }
    return rawValues != .integers && keys.allSatisfy(\.isString) ? .strings : .any
  }

  /// True if a case is read from null.
  package var readsNull: Bool { cases.contains { $0.keys.contains(.null) } }

  /// The case of a missing tag.
  package var missing: EnumCase? { cases.first { $0.keys.contains(.missing) } }

  /// True if the keys have different texts, as the keys of an object.
  var hasDistinctTexts: Bool {
    var owners: [String: String] = [:]
    return cases.allSatisfy { description in
      let written = description.writtenKey.map { [$0] } ?? []
      return (description.keys + written).allSatisfy { key in
        guard let text = key.text else { return false }
        return owners.updateValue(description.name, forKey: text) ?? description.name
          == description.name
      }
    }
  }
}
