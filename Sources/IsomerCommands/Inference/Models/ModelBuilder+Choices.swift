extension ModelBuilder {
  /// Returns the enum for scalars of several kinds, one for all places; nil for other values.
  ///
  /// Its name consists of the types: `IntOrString`.
  mutating func scalarChoice(_ slot: Slot) -> InferredType? {
    guard slot.kinds.isSubset(of: [.boolean, .number, .string]) else { return nil }
    var cases: [(name: String, type: InferredType)] = []
    if slot.hasBoolean { cases.append(("boolean", InferredType(text: "Bool"))) }
    if let number = slot.numbers.count > 0 ? slot.numbers.kind : nil {
      cases.append(("number", InferredType(text: number.rawValue)))
    }
    if slot.strings.count > 0 {
      let type = slot.strings.type
      cases.append((type == "String" ? "text" : type.lowercased(), InferredType(text: type)))
    }
    let types = cases.map(\.type.text)
    if let name = scalarChoices[types] { return InferredType(text: name) }
    let name = scope.take(types.joined(separator: "Or"))
    scalarChoices[types] = name
    models.append(.choice(InferredChoice(name: name, cases: cases)))
    return InferredType(text: name)
  }

  /// Adds the enum for objects of several kinds.
  mutating func addKinds(_ node: ObjectTable.Node, tag: String, name: String) {
    let types: [String?] = node.cases.map { each in
      table[each.node].members.isEmpty ? nil : self.name(of: each.node)
    }
    models.append(
      .enumeration(
        InferredEnum(
          name: name, tag: tag, naming: KeyNaming(node.cases.map(\.value)), types: types,
          fallback: "Value")))
  }
}
