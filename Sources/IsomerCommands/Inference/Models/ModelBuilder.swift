import IsomerSyntax

import IsomerGenerator

/// Makes types of the objects of a table, beginning with those of the documents.
///
/// Types are in the order of their first use, so that names are numbered in that order.
struct ModelBuilder {
  let table: ObjectTable
  private let rootName: String
  var scope = NameScope(reserved: NameScope.standardTypes)
  var models: [InferredModel] = []
  private let names: [Int: String]
  /// The objects that are referred to and not yet printed, and those that were.
  private var pending: [Int] = []
  private var found: Set<Int> = []
  /// The names of enums by the name of their property and their values.
  private var enums: [[String]: String] = [:]
  /// The names of enums for scalars of several kinds, by the types of their cases.
  var scalarChoices: [[String]: String] = [:]

  init(_ table: ObjectTable, rootName: String) {
    self.table = table
    self.rootName = rootName
    names = TypeNames.names(table, rootName: rootName, scope: &scope)
  }

  /// Makes all types, and returns that of the documents.
  mutating func build(_ documents: Slot) -> InferredType {
    let type = type(of: documents, key: "", owner: rootName)
    var next = 0
    while next < pending.count {
      addModel(pending[next])
      next += 1
    }
    return type
  }

  // MARK: Types

  private mutating func type(of slot: Slot, key: String, owner: String) -> InferredType {
    let type = nonOptionalType(of: slot, key: key, owner: owner)
    return slot.hasNull ? type.optional : type
  }

  mutating func nonOptionalType(of slot: Slot, key: String, owner: String) -> InferredType {
    let kinds = slot.kinds
    guard let kind = kinds.first else {
      return InferredType(text: "JSONValue", note: slot.hasNull ? "Only null in the samples." : nil)
    }
    if kinds.contains(.number), slot.numbers.kind == nil {
      return InferredType(text: "JSONValue", note: "No type stores all of these numbers exactly.")
    }
    guard kinds.count == 1 else { return choice(slot, key: key, owner: owner) }
    switch kind {
    case .boolean: return InferredType(text: "Bool")
    case .number: return InferredType(text: slot.numbers.kind?.rawValue ?? "JSONValue")
    case .string: return string(slot.strings, key: key, owner: owner)
    case .array: return array(slot.elements[0], key: key, owner: owner)
    case .dictionary: return dictionary(slot.values[0], key: key, owner: owner)
    case .object: return InferredType(text: name(of: slot.object ?? 0))
    }
  }

  private mutating func string(_ strings: StringShape, key: String, owner: String) -> InferredType {
    guard strings.type == "String", let words = EnumRule.words(of: strings, key: key) else {
      return InferredType(text: strings.type)
    }
    let identity = [key] + words.sorted()
    if let name = enums[identity] { return InferredType(text: name) }
    let name = memberName(key, owner: owner)
    enums[identity] = name
    models.append(
      InferredModel(name, KeyNaming(words), types: words.map { _ in nil }, fallback: "String"))
    return InferredType(text: name)
  }

  private mutating func array(_ element: Slot, key: String, owner: String) -> InferredType {
    guard !element.kinds.isEmpty || element.hasNull else {
      return InferredType(text: "[JSONValue]", note: "Only empty arrays in the samples.")
    }
    let type = type(of: element, key: SwiftNames.singular(key), owner: owner)
    return InferredType(text: "[\(type.text)]", note: type.note)
  }

  private mutating func dictionary(_ value: Slot, key: String, owner: String) -> InferredType {
    guard !value.kinds.isEmpty || value.hasNull else {
      return InferredType(text: "[String: JSONValue]", note: "Only empty objects in the samples.")
    }
    let type = type(of: value, key: SwiftNames.singular(key), owner: owner)
    return InferredType(text: "[String: \(type.text)]", note: type.note)
  }

  // MARK: Structures

  private mutating func addModel(_ index: Int) {
    let node = table[index]
    let name = names[index] ?? rootName
    if let tag = node.tag { return addKinds(node, tag: tag, name: name) }
    // The text of a key path cannot be empty.
    let members = node.members.filter { !$0.key.isEmpty }
    let naming = KeyNaming(members.map(\.key))
    let position = models.count
    let types = members.map { member in
      let type = type(of: member.slot, key: member.key, owner: name)
      return member.isOptional ? type.optional : type
    }
    // The optionals whose keys are always present: nil is written as null.
    let nulls = members.indices.filter { types[$0].isOptional && !members[$0].isOptional }
    let areAllNull = nulls.count > 1 && nulls.count == types.count(where: \.isOptional)
    let properties = members.indices.map { number in
      let key = naming.keys[number].map { "key: \(KeyPathText([.key($0)]).literal)" }
      let null = !areAllNull && nulls.contains(number) ? "null: .write" : nil
      return InferredModel.Member(
        name: naming.names[number], type: types[number], options: [key, null].compactMap(\.self))
    }
    models.insert(
      InferredModel(
        kind: .structure, name: name,
        options: naming.options + (areAllNull ? ["null: .write"] : []), members: properties,
        rest: members.count < node.members.count ? Self.rest(naming.names) : nil),
      at: position)
  }

  /// Returns the property for an empty key, beside others with some names.
  private static func rest(_ names: [String]) -> InferredModel.Member {
    var scope = NameScope(reserved: Set(names))
    let note = "The samples have an empty key, which no path can name."
    return InferredModel.Member(
      name: scope.take("rest"), type: InferredType(text: "[String: JSONValue]", note: note),
      options: ["rest"])
  }

  /// Adds the enum for objects of several kinds.
  private mutating func addKinds(_ node: ObjectTable.Node, tag: String, name: String) {
    let types = node.cases.map { each in
      table[each.node].members.isEmpty ? nil : InferredType(text: self.name(of: each.node))
    }
    models.append(
      InferredModel(
        name, options: ["tag: \(KeyPathText([.key(tag)]).literal)"],
        KeyNaming(node.cases.map(\.value)), types: types, fallback: "JSONValue"))
  }

  /// Returns the name of the type of objects, which will be printed.
  mutating func name(of object: Int) -> String {
    let root = table.root(object)
    if found.insert(root).inserted { pending.append(root) }
    return names[root] ?? rootName
  }

  /// Returns the name of a type for one member: `IssueState`.
  mutating func memberName(_ key: String, owner: String) -> String {
    scope.take(owner + SwiftNames.type(for: key))
  }
}
