/// A model that is read from an object, and its keys so far.
struct OpenModel {
  let table: UnsafePointer<KeyTable>
  /// The key of the current value.
  var index = KeySet.unknown
  /// True if the current value was passed over.
  var isPassedOver = false
  /// The number of keys so far, also of those of objects inside that belong to the same model.
  private(set) var count = 0
  /// The numbers of those keys.
  private var keys = BitSet()
  /// The paths of the keys whose values could not be read.
  private var faulty: [String] = []

  init(_ table: UnsafePointer<KeyTable>) { self.table = table }

  /// Records that the current value of an object was read or passed over; `start` is the number of
  /// the object's first key in this model.
  mutating func take(_ object: OpenModel, from start: Int) {
    count += 1
    _ = keys.insert(start + object.index)
    guard object.isPassedOver else { return }
    let list = object.table.pointee.list
    faulty.append(KeySet.path(of: list.keys[object.index], below: list.path.description))
  }

  /// Returns the required properties that the object lacks, given the paths of some.
  ///
  /// A path through a value that could not be read does not count as missing.
  func lacking(_ required: [RuledProperty], _ paths: [String]) -> [RuledProperty] {
    required.filter { property in
      let isMissing =
        !property.reading.mayBeAbsent && !property.numbers.contains(where: keys.contains)
        && (property.partners == 0 || property.partners & keys.word(at: 0) != 0)
      return !property.keys.contains(where: isFaulty)
        && (paths.contains(property.path) || isMissing)
    }
  }

  /// Returns whether a value on a path could not be read.
  func isFaulty(_ path: String) -> Bool {
    faulty.contains { path == $0 || path.hasPrefix($0 + ".") || path.hasPrefix($0 + "[") }
  }
}
