extension ModelBuilder {
  /// Returns the enum for scalars of several kinds, one for all places; nil for other values.
  ///
  /// Its name consists of the types: `IntOrString`.
  mutating func scalarChoice(_ slot: Slot) -> InferredType? {
    guard slot.kinds.isSubset(of: [.boolean, .number, .string]) else { return nil }
    var cases: [InferredModel.Member] = []
    func add(_ name: String, _ type: String) {
      cases.append(InferredModel.Member(name: name, type: InferredType(text: type)))
    }
    if slot.hasBoolean { add("boolean", "Bool") }
    if let number = slot.numbers.count > 0 ? slot.numbers.kind : nil {
      add("number", number.rawValue)
    }
    if slot.strings.count > 0 {
      let type = slot.strings.type
      add(type == "String" ? "text" : type.lowercased(), type)
    }
    let types = cases.compactMap(\.type?.text)
    if let name = scalarChoices[types] { return InferredType(text: name) }
    let name = scope.take(types.joined(separator: "Or"))
    scalarChoices[types] = name
    models.append(Self.untagged(name, cases))
    return InferredType(text: name)
  }

  /// Returns the enum for values of several kinds.
  mutating func choice(_ slot: Slot, key: String, owner: String) -> InferredType {
    if let scalars = scalarChoice(slot) { return scalars }
    let name = memberName(key, owner: owner)
    let index = models.count
    let kinds = slot.kinds
    let cases = Self.labels.filter { kinds.contains($0.kind) }.map { kind, label in
      InferredModel.Member(
        name: label, type: nonOptionalType(of: slot.only(kind), key: key, owner: name))
    }
    models.insert(Self.untagged(name, cases), at: index)
    return InferredType(text: name)
  }

  /// The names of cases, in the order in which they are tried.
  private static let labels: [(kind: Slot.Kind, label: String)] = [
    (.boolean, "boolean"), (.number, "number"), (.string, "text"), (.array, "list"),
    (.object, "object"), (.dictionary, "object"),
  ]

  private static func untagged(_ name: String, _ cases: [InferredModel.Member]) -> InferredModel {
    InferredModel(kind: .enumeration, name: name, options: ["untagged"], members: cases)
  }
}
