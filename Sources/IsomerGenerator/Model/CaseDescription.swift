import IsomerSyntax

/// How the cases of an enum are told apart in the document.
enum Tagging: Sendable, Equatable {
  /// No case has associated values but for a fallback: each stands as its name.
  case names
  /// The name is the only key of an object: `{"video": {…}}`.
  case external
  /// The tag stands among the values: `{"type": "video", …}`.
  case within(tag: KeyPathText)
  /// The tag stands beside the values: `{"type": "video", "content": …}`.
  case beside(tag: KeyPathText, content: KeyPathText)
  /// The values alone; the first case that they fit is it.
  case untagged

  var tag: KeyPathText? {
    switch self {
    case .within(let tag), .beside(let tag, _): tag
    case .names, .external, .untagged: nil
    }
  }

  var content: KeyPathText? {
    if case .beside(_, let content) = self { content } else { nil }
  }
}

/// A case of an enum, understood.
struct CaseDescription: Sendable, Equatable {
  /// A string or an integer of the document.
  enum Key: Sendable, Hashable {
    case string(String)
    case integer(Int)
  }

  /// What a case holds, and so how that stands in the document.
  indirect enum Payload: Sendable, Equatable {
    case none
    /// Keeps the unknown value; the label is nil for `other(Value)`.
    case kept(label: String?, type: MappedType)
    /// One value without a key: it stands for itself.
    case single(AssociatedValue)
    /// Several values without keys: an array.
    case list([AssociatedValue])
    /// Values with keys: an object.
    case object([AssociatedValue])

    /// The same with the values' properties changed.
    func changing(_ change: (inout PropertyDescription) -> Void) -> Payload {
      func changed(_ value: AssociatedValue) -> AssociatedValue {
        var value = value
        change(&value.property)
        return value
      }
      return switch self {
      case .none, .kept: self
      case .single(let value): .single(changed(value))
      case .list(let values): .list(values.map(changed))
      case .object(let values): .object(values.map(changed))
      }
    }
  }

  var name: String
  var nameRange: SourceRange
  var conditions: [String] = []
  /// What it stands as in the document.
  var keys: [Key] = []
  /// Which of them is written; the first but for `key.write:`.
  var writtenKey: Key?
  var isFallback = false
  /// Whether documents have it: `skip:` takes one direction or both.
  var reads = true
  var writes = true
  var payload = Payload.none
  /// The values that no document has, in order.
  var skipped: [SkippedValue] = []
  /// How archives name the case.
  var archive = ArchivedMember()

  /// The associated values that stand in the document, of all but a fallback.
  var values: [AssociatedValue] {
    switch payload {
    case .none, .kept: []
    case .single(let value): [value]
    case .list(let values), .object(let values): values
    }
  }

  /// The associated values as they are declared, those that no document has included.
  var arguments: [AssociatedValue] {
    skipped.reduce(into: values) { $0.insert($1.value, at: $1.index) }
  }

  /// Changes the properties of all values.
  mutating func changeValues(_ change: (inout PropertyDescription) -> Void) {
    payload = payload.changing(change)
    for index in skipped.indices { change(&skipped[index].value.property) }
  }
}

/// An associated value that is its default wherever the case is read, and its place in the case.
struct SkippedValue: Sendable, Equatable {
  var index: Int
  var value: AssociatedValue
}

/// An associated value: a property of its case, but for how it is passed.
struct AssociatedValue: Sendable, Equatable {
  /// The label in a call.
  var label: String?
  var property: PropertyDescription
}

extension ModelDescription {
  /// The associated values of a case as the properties of a model of their own.
  func mapping(of description: CaseDescription) -> ModelDescription {
    var model = ModelDescription(
      kind: .structure, file: file, name: name, nameRange: nameRange, access: access)
    model.genericParameters = genericParameters
    model.conditions = conditions + description.conditions
    model.availability = availability
    model.isolation = isolation
    model.reads = reads && description.reads
    model.writes = writes && description.writes
    model.keys = keys
    model.unknown = unknown
    model.caseName = description.name
    model.profile = profile
    model.properties = description.arguments.map(\.property)
    if case .within(let tag) = tagging {
      model.tags = [WrittenTag(path: tag, value: description.writtenKey)]
    }
    model.construction = .call(call(of: description))
    return model
  }

  /// `Event.video(url: …, seconds: …)`.
  private func call(of description: CaseDescription) -> Call {
    let callee = "\(typeName).\(SwiftName.quoted(description.name))"
    let arguments = description.arguments.map {
      Call.Argument(label: $0.label, property: $0.property.name)
    }
    return Call(
      callee: PastedExpression(
        text: callee, path: file.path, location: file.location(at: description.nameRange.start),
        shape: .expression),
      arguments: arguments)
  }

  /// The models whose properties are checked: itself, and each case of an enum as one.
  var mappings: [ModelDescription] {
    [self] + cases.filter { !$0.values.isEmpty }.map(mapping)
  }

  /// Its properties, of an enum those that its cases hold.
  var heldProperties: [PropertyDescription] {
    properties + cases.flatMap { $0.values.map(\.property) }
  }

  /// Whether it can be the key of an object: it stands as one string or integer, and nothing looks
  /// at the document around it.
  var isKey: Bool {
    guard kind == .enumeration, reads, writes, tagging == .names,
      cases.allSatisfy({ $0.payload == .none })
    else { return false }
    guard hooks.beforeReading == nil, hooks.afterWriting == nil else { return false }
    return rawValues != .integers || hooks == Hooks() && checks.isEmpty
  }
}
