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
    let isDictionaryInOne =
      mine.contains(.object) && others.contains(.dictionary)
      || mine.contains(.dictionary) && others.contains(.object)
    return !mine.isDisjoint(with: others) && !isDictionaryInOne
  }
}
