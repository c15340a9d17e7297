/// The keys of sets in the form of decoders that convert keys; those of a set are found once.
final class ConvertedKeys: @unchecked Sendable {
  // Sendable, because the lock protects the dictionary.
  static let shared = ConvertedKeys()

  private let lock = Lock()
  /// The indices of the keys by their converted forms, for the number of each set.
  private var sets: [Int: [String: Int]] = [:]

  /// Returns the index of the key of which another is the converted form, if no property reads that.
  func index(of key: String, in keys: KeySet) -> Int? {
    lock.withLock {
      let number = keys.table.pointee.number
      if let known = sets[number] { return known[key] }
      let found = Self.converted(keys)
      sets[number] = found
      return found[key]
    }
  }

  private static func converted(_ keys: KeySet) -> [String: Int] {
    let source = keys.source
    var found: [String: Int] = [:]
    for (index, name) in keys.names.enumerated() {
      guard let converted = ConvertedKey.form(of: name), found[converted] == nil else { continue }
      // A key that is only written can be the converted form of one that is read.
      let own = keys.index(of: converted)
      if own == KeySet.unknown || source?.properties(own).isEmpty == true {
        found[converted] = index
      }
    }
    return found
  }
}
