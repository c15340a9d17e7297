/// Counts the key sets and keys of a process; unlike addresses, the numbers identify sets equally
/// in every run.
final class KeySetCounter: @unchecked Sendable {
  static let shared = KeySetCounter()

  private let lock = Lock()
  private var sets = 0
  private var places = 0

  /// Adds a set with a number of slots; returns the numbers of sets and slots before it.
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
