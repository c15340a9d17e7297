extension ObjectTable {
  /// Adds the objects of a shape, and returns the slot of its values.
  ///
  /// Elements of an array have the singular of its name, unless the name is that of the root.
  mutating func add(
    _ shape: Shape, name: String, isRoot: Bool = false, parent: Int? = nil
  ) -> Slot {
    var slot = Slot()
    slot.hasNull = shape.nulls > 0
    slot.hasBoolean = shape.booleans > 0
    slot.numbers = shape.numbers
    slot.strings = shape.strings
    let inner = isRoot ? name : SwiftNames.singular(name)
    if shape.arrays > 0 {
      slot.elements = [add(shape.elements, name: inner, isRoot: isRoot, parent: parent)]
    }
    guard let objects = shape.objects else { return slot }
    if objects.members.isEmpty {
      slot.values = [Slot()]
    } else if DictionaryRule.matches(objects) {
      let values = Shape()
      for member in objects.members { values.merge(member.shape) }
      slot.values = [add(values, name: inner, isRoot: isRoot, parent: parent)]
    } else {
      slot.object = add(objects, name: name, parent: parent)
    }
    return slot
  }

  private mutating func add(_ objects: ObjectShape, name: String, parent: Int?) -> Int {
    let index = add(name: name, parent: parent)
    let members = objects.members.map { member in
      Member(
        key: member.key, isOptional: member.count < objects.count,
        slot: add(member.shape, name: SwiftNames.type(for: member.key), parent: index))
    }
    setMembers(members, of: index)
    return index
  }
}
