extension Slot {
  /// Returns a slot with the values of one kind.
  func only(_ kind: Kind) -> Slot {
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
