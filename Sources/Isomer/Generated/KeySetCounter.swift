/// Counts the key sets of a process and their keys.
///
/// The numbers identify sets in caches. Addresses differ in each run, and with them the collisions.
final class KeySetCounter: @unchecked Sendable {
  static let shared = KeySetCounter()

  private let lock = Lock()
  private var sets = 0
  private var places = 0

  /// Adds a set with a number of places; how many sets and places there were before.
  func add(places count: Int) -> (number: Int, start: Int) {
    lock.withLock {
      defer {
        sets += 1
        places += count
      }
      return (sets, places)
    }
  }
}
