/// An object that is read as a model.
struct OpenModel {
  let table: UnsafePointer<KeyTable>
  /// The key of the current value.
  var index = KeySet.unknown
  /// True if the current value was passed over.
  var isPassedOver = false
  /// The keys so far, also those of objects inside that belong to the same model.
  var keys: [ReadKey] = []

  init(_ table: UnsafePointer<KeyTable>) { self.table = table }

  /// Returns the required properties that the object lacks, given the paths of some.
  ///
  /// A path through a value that could not be read does not count as missing.
  func lacking(_ required: [RequiredProperty], _ paths: [String]) -> [RequiredProperty] {
    let keys = self.paths
    let bits = self.keys.reduce(0 as UInt64) { $1.table == table ? $0 | 1 << UInt64($1.index) : $0 }
    return required.filter { property in
      let isFaulty = property.keys.contains { Self.isFaulty($0, keys.faulty) }
      let isMissing =
        !property.mayBeAbsent && keys.read.isDisjoint(with: property.keys)
        && (property.partners == 0 || property.partners & bits != 0)
      return !isFaulty && (paths.contains(property.path) || isMissing)
    }
  }

  /// Returns whether a value on a path could not be read.
  func isFaulty(_ path: String) -> Bool { Self.isFaulty(path, paths.faulty) }

  private static func isFaulty(_ path: String, _ faulty: [String]) -> Bool {
    faulty.contains { path == $0 || path.hasPrefix($0 + ".") || path.hasPrefix($0 + "[") }
  }

  /// The paths of the keys so far.
  private var paths: (read: Set<String>, faulty: [String]) {
    var read: Set<String> = []
    var faulty: [String] = []
    var list = table.pointee.list
    var names = list.keys
    var current = table
    for key in keys {
      if key.table != current {
        current = key.table
        list = current.pointee.list
        names = list.keys
      }
      let path = KeySet.path(of: names[key.index], below: list.path.description)
      read.insert(path)
      if key.isFaulty { faulty.append(path) }
    }
    return (read, faulty)
  }
}

/// A key whose value was read or passed over.
struct ReadKey {
  var table: UnsafePointer<KeyTable>
  var index: Int
  /// True if the value could not be read.
  var isFaulty: Bool
}
