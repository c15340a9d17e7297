/// Makes types of the objects of a table, beginning with those of the documents.
///
/// Types are in the order of their first use, so that names are numbered in that order.
struct ModelBuilder {
  private let table: ObjectTable
  private let rootName: String
  private var scope = NameScope(reserved: NameScope.standardTypes)
  private(set) var models: [InferredModel] = []
  private var names: [Int: String] = [:]
  /// The objects that are referred to and not yet printed.
  private var pending: [Int] = []
  /// The names of enums by the name of their property and their values.
  private var enums: [[String]: String] = [:]

  init(_ table: ObjectTable, rootName: String) {
    self.table = table
    self.rootName = rootName
  }

  /// Makes all types, and returns that of the documents.
  mutating func build(_ documents: Slot) -> InferredType {
    let type = type(of: documents, key: "", owner: rootName)
    var next = 0
    while next < pending.count {
      addStructure(pending[next])
      next += 1
    }
    return type
  }

  // MARK: Types

  private mutating func type(of slot: Slot, key: String, owner: String) -> InferredType {
    let type = nonOptionalType(of: slot, key: key, owner: owner)
    return slot.hasNull ? type.optional : type
  }

  private mutating func nonOptionalType(of slot: Slot, key: String, owner: String) -> InferredType {
    let kinds = slot.kinds
    guard let kind = kinds.first else {
      return InferredType(text: "Value", note: slot.hasNull ? "Only null in the samples." : nil)
    }
    if kinds.contains(.number), slot.numbers.kind == nil {
      return InferredType(text: "Value", note: "No type stores all of these numbers exactly.")
    }
    guard kinds.count == 1 else { return choice(slot, key: key, owner: owner) }
    switch kind {
    case .boolean: return InferredType(text: "Bool")
    case .number: return InferredType(text: slot.numbers.kind?.rawValue ?? "Value")
    case .string: return string(slot.strings, key: key, owner: owner)
    case .array: return array(slot.elements[0], key: key, owner: owner)
    case .dictionary: return dictionary(slot.values[0], key: key, owner: owner)
    case .object: return InferredType(text: name(of: slot.object ?? 0, owner: owner))
    }
  }

  private mutating func string(_ strings: StringShape, key: String, owner: String) -> InferredType {
    if strings.areDates { return InferredType(text: "Date") }
    if strings.areURLs { return InferredType(text: "URL") }
    guard let words = EnumRule.words(of: strings, key: key) else {
      return InferredType(text: "String")
    }
    let identity = [key] + words.sorted()
    if let name = enums[identity] { return InferredType(text: name) }
    let name = memberName(key, owner: owner)
    enums[identity] = name
    let naming = KeyNaming(words, empty: "value")
    let fallback = naming.names.contains("other") ? "unlisted" : "other"
    models.append(
      .enumeration(
        InferredEnum(
          name: name, strategy: naming.strategy, cases: Array(zip(naming.names, naming.keys)),
          fallback: fallback)))
    return InferredType(text: name)
  }

  private mutating func array(_ element: Slot, key: String, owner: String) -> InferredType {
    guard !element.kinds.isEmpty || element.hasNull else {
      return InferredType(text: "[Value]", note: "Only empty arrays in the samples.")
    }
    let type = type(of: element, key: SwiftNames.singular(key), owner: owner)
    return InferredType(text: "[\(type.text)]", note: type.note)
  }

  private mutating func dictionary(_ value: Slot, key: String, owner: String) -> InferredType {
    guard !value.kinds.isEmpty || value.hasNull else {
      return InferredType(text: "[String: Value]", note: "Only empty objects in the samples.")
    }
    let type = type(of: value, key: SwiftNames.singular(key), owner: owner)
    return InferredType(text: "[String: \(type.text)]", note: type.note)
  }

  private mutating func choice(_ slot: Slot, key: String, owner: String) -> InferredType {
    let name = memberName(key, owner: owner)
    let index = models.count
    let order: [(Slot.Kind, String)] = [
      (.boolean, "boolean"), (.number, "number"), (.string, "text"), (.array, "list"),
      (.object, "object"), (.dictionary, "object"),
    ]
    let kinds = slot.kinds
    let cases = order.filter { kinds.contains($0.0) }.map { kind, label in
      (label, nonOptionalType(of: slot.only(kind), key: key, owner: name))
    }
    models.insert(.choice(InferredChoice(name: name, cases: cases)), at: index)
    return InferredType(text: name)
  }

  // MARK: Structures

  private mutating func addStructure(_ index: Int) {
    let node = table[index]
    let name = names[index] ?? rootName
    // The text of a key path cannot be empty.
    let members = node.members.filter { !$0.key.isEmpty }
    let naming = KeyNaming(members.map(\.key), empty: "value")
    let position = models.count
    var properties: [InferredStructure.Property] = []
    for (number, member) in members.enumerated() {
      var type = type(of: member.slot, key: member.key, owner: name)
      if member.isOptional { type = type.optional }
      properties.append(
        InferredStructure.Property(
          name: naming.names[number], key: naming.keys[number], type: type,
          writesNull: type.isOptional && !member.isOptional))
    }
    var scope = NameScope(reserved: Set(naming.names))
    let rest = members.count < node.members.count ? scope.take("rest") : nil
    models.insert(
      .structure(
        InferredStructure(
          name: name, strategy: naming.strategy, properties: properties, rest: rest)),
      at: position)
  }

  private mutating func name(of object: Int, owner: String) -> String {
    let root = table.root(object)
    if let name = names[root] { return name }
    let all = table.nodes[root].names
    var best = all[0]
    for name in all where name.count > best.count { best = name }
    // A name of the standard library is qualified by that of the containing type.
    let isStandard = NameScope.standardTypes.contains(best.name)
    let isRoot = names.isEmpty
    let name = scope.take(isRoot ? rootName : isStandard ? owner + best.name : best.name)
    names[root] = name
    pending.append(root)
    return name
  }

  /// Returns the name of a type for one member: `IssueState`.
  private mutating func memberName(_ key: String, owner: String) -> String {
    scope.take(owner + SwiftNames.type(for: key))
  }
}

extension Slot {
  /// Returns a slot with the values of one kind.
  fileprivate func only(_ kind: Kind) -> Slot {
    var slot = Slot()
    switch kind {
    case .boolean: slot.hasBoolean = true
    case .number: slot.numbers = numbers
    case .string: slot.strings = strings
    case .array: slot.elements = elements
    case .object: slot.object = object
    case .dictionary: slot.values = values
    }
    return slot
  }
}
