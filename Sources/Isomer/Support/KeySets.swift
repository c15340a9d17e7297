/// The key sets of a process, which live as long as it does.
///
/// Unlike addresses, the numbers identify sets equally in every run.
final class KeySets: @unchecked Sendable {
  static let shared = KeySets()

  private let lock = Lock()
  private var count = 0
  private var places = 0
  private var sources: [UnsafePointer<KeyTable>: UnsafePointer<ModelSource>] = [:]

  /// Adds a set with a number of slots; returns the numbers of sets and slots before it.
  func add(places count: Int) -> (number: Int, start: Int) {
    lock.withLock {
      defer {
        self.count += 1
        places += count
      }
      return (self.count, places)
    }
  }

  /// Returns the source of a set, which is parsed once; nil for a plain list of keys.
  func source(of table: UnsafePointer<KeyTable>) -> UnsafePointer<ModelSource>? {
    lock.withLock {
      if let known = sources[table] { return known }
      guard let source = ModelSource(table) else { return nil }
      let new = UnsafeMutablePointer<ModelSource>.allocate(capacity: 1)
      new.initialize(to: source)
      sources[table] = UnsafePointer(new)
      return UnsafePointer(new)
    }
  }
}
