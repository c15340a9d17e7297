import IsomerSyntax

extension ObjectTable {
  /// The key of values, the name that it suggests for their type, and the node of the containing
  /// object.
  struct Origin {
    var context = KeyContext()
    var name: String
    var parent: Int?

    /// Elements of an array have the singular of its name, unless the name is that of the root.
    var element: Origin {
      let isRoot = context.key.isEmpty && parent == nil
      return Origin(
        context: context.element, name: isRoot ? name : SwiftNames.singular(name), parent: parent)
    }
  }

  /// Adds the objects of a shape, and returns the slot of its values.
  mutating func add(_ shape: Shape, _ origin: Origin, _ survey: FormSurvey) -> Slot {
    var slot = shape.scalars
    if shape.arrays > 0 { slot.elements = [add(shape.elements, origin.element, survey)] }
    guard let objects = shape.objects else { return slot }
    if objects.members.isEmpty {
      slot.values = [Slot()]
      return slot
    }
    switch survey.form(of: objects, in: origin.context) {
    case .structure: slot.object = add(objects, origin.name, in: origin.parent, survey)
    case .dictionary(let values): slot.values = [add(values, origin.element, survey)]
    case .kinds(let tagged): slot.object = add(tagged, origin, survey)
    }
    return slot
  }

  private mutating func add(_ tagged: TaggedShape, _ origin: Origin, _ survey: FormSurvey) -> Int {
    let count = tagged.cases.reduce(0) { $0 + $1.objects.count }
    let index = add(name: origin.name, values: count, parent: origin.parent)
    var cases: [Case] = []
    for each in tagged.cases {
      let name = SwiftNames.type(for: each.value)
      let variant = add(each.objects, name, in: origin.parent, survey)
      nodes[variant].taggedType = index
      cases.append(Case(value: each.value, node: variant))
    }
    nodes[index].tag = tagged.tag
    nodes[index].cases = cases
    return index
  }

  private mutating func add(
    _ objects: ObjectShape, _ name: String, in parent: Int?, _ survey: FormSurvey
  ) -> Int {
    let index = add(name: name, values: objects.count, parent: parent)
    let members = objects.members.map { member in
      let origin = Origin(
        context: KeyContext(member.key, in: objects), name: SwiftNames.type(for: member.key),
        parent: index)
      return Member(
        key: member.key, isOptional: member.count < objects.count,
        slot: add(member.shape, origin, survey))
    }
    nodes[index].members = members
    return index
  }
}
