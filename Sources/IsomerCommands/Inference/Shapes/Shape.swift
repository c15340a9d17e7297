import IsomerGenerator

/// The values at one path of the samples, by kind.
///
/// Arrays contribute all their elements to one shape, so the size of a shape depends on the number
/// of different paths, not on that of the values; only objects are stored until their form is
/// known. Shapes are objects because they are trees that change in place.
final class Shape {
  /// The null values, Booleans, numbers and strings.
  private(set) var scalars = Slot()
  private(set) var arrays = 0
  /// The elements of all arrays.
  private(set) lazy var elements = Shape()
  private(set) var objects: ObjectShape?

  init() {}

  func add(_ value: SampleValue) {
    switch value.content {
    case .null: scalars.hasNull = true
    case .boolean: scalars.hasBoolean = true
    case .number(let digits): scalars.numbers.add(digits)
    case .string(let text): scalars.strings.add(text, value)
    case .array(let values):
      arrays += 1
      for value in values { elements.add(value) }
    case .object(let members):
      let known = objects ?? ObjectShape()
      known.add(members)
      objects = known
    }
  }

  /// The kinds of the values other than null.
  var kinds: Set<Slot.Kind> {
    var kinds = scalars.kinds
    if arrays > 0 { kinds.insert(.array) }
    if objects != nil { kinds.insert(.object) }
    return kinds
  }
}
