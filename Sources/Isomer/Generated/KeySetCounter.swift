/// Counts the key sets of a process and their keys as the sets are made.
///
/// What is remembered of a set is filed under these numbers. An address would do as well, but for
/// the speed: it differs from run to run which addresses fall on one place.
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
