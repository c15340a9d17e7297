/// The values of a member or an element, with references to the types of objects.
struct Slot {
  /// A kind of JSON value; a slot may have several.
  enum Kind: Hashable { case boolean, number, string, array, object, dictionary }

  var hasNull = false
  var hasBoolean = false
  var numbers = NumberShape()
  var strings = StringShape()
  /// The elements of arrays; none or one, because a structure cannot contain itself.
  var elements: [Slot] = []
  /// The values of dictionaries; none or one.
  var values: [Slot] = []
  /// The type of the objects, an index of an `ObjectTable`.
  var object: Int?

  var kinds: Set<Kind> {
    var kinds: Set<Kind> = []
    if hasBoolean { kinds.insert(.boolean) }
    if numbers.count > 0 { kinds.insert(.number) }
    if strings.count > 0 { kinds.insert(.string) }
    if !elements.isEmpty { kinds.insert(.array) }
    if !values.isEmpty { kinds.insert(.dictionary) }
    if object != nil { kinds.insert(.object) }
    return kinds
  }

  /// Adds the values of another slot, whose objects have the same type.
  mutating func merge(_ other: Slot) {
    hasNull = hasNull || other.hasNull
    hasBoolean = hasBoolean || other.hasBoolean
    numbers.merge(other.numbers)
    strings.merge(other.strings)
    Self.merge(&elements, other.elements)
    Self.merge(&values, other.values)
    object = object ?? other.object
    if object != nil { values = [] }
  }

  /// True if all objects are empty, so that they may belong to any type.
  var isEmptyObject: Bool {
    guard object == nil, let value = values.first else { return false }
    return value.kinds.isEmpty && !value.hasNull
  }

  /// True if all values are numbers, or strings that are neither dates nor URLs.
  var isNumberOrText: Bool {
    let kinds = kinds
    guard !kinds.isEmpty, kinds.isSubset(of: [.number, .string]) else { return false }
    return !kinds.contains(.string) || !strings.areDates && !strings.areURLs
  }

  private static func merge(_ slots: inout [Slot], _ others: [Slot]) {
    guard let other = others.first else { return }
    if slots.isEmpty { slots = [other] } else { slots[0].merge(other) }
  }

  /// Returns true if one type can describe both slots: one has no value, or they have a kind in
  /// common, and strings are dates in both or in none.
  func isCompatible(with other: Slot) -> Bool {
    let (mine, others) = (kinds, other.kinds)
    if mine.isEmpty || others.isEmpty { return true }
    let areDatesInOne = strings.areDates != other.strings.areDates
    if strings.count > 0, other.strings.count > 0, areDatesInOne { return false }
    let objects: Set<Kind> = [.object, .dictionary]
    let haveObjects = !mine.isDisjoint(with: objects) && !others.isDisjoint(with: objects)
    let isDictionaryInOne = mine.contains(.dictionary) != others.contains(.dictionary)
    if haveObjects, isDictionaryInOne { return isEmptyObject || other.isEmptyObject }
    return !mine.isDisjoint(with: others)
  }

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
