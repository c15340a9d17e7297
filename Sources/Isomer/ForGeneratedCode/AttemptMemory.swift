/// The results of reading untagged values inside an attempt, once failed attempts have read much
/// again.
///
/// Each value is then read at most once as each case of its enum, so that the work does not double
/// with every level:
///
/// ```
/// {"x": {"x": {"x": 1, "k": 2}, "k": "a"}, "k": 3}
///       │     └ remembered as the case `a`: the second attempt to read the value around it
///       │       continues after it
///       └ `a` is remembered not to fit, because of "k"
/// ```
///
/// A remembered value may contain objects that belong to an abandoned value too, or have notes that
/// are discarded. So a value in which one was used is finally read again, without the cases that
/// do not fit.
@usableFromInline
final class AttemptMemory {
  private final class Values<T> {
    var all: [Int: (value: T, end: Int)] = [:]
  }

  /// The numbers of cases of a value that fits none, and of one that contains a secret.
  static let none = Int32.max - 1
  static let secretNone = Int32.max

  /// The numbers of the first cases that do not fit, by the type with the mapping and the offset of
  /// the value.
  var misfits: [ObjectIdentifier: [Int: Int32]] = [:]
  /// `Values` of each mapping.
  var values: [ObjectIdentifier: AnyObject] = [:]
  /// True if a value was used.
  var isUsed = false
  /// True while a value is read again, without remembered ones.
  var isReplaying = false

  func value<T>(_ mapping: ObjectIdentifier, at offset: Int) -> (value: T, end: Int)? {
    isReplaying ? nil : (values[mapping] as? Values<T>)?.all[offset]
  }

  func remember<T>(_ value: T, _ mapping: ObjectIdentifier, at offset: Int, to end: Int) {
    let all = values[mapping] as? Values<T> ?? Values<T>()
    all.all[offset] = (value, end)
    values[mapping] = all
  }
}

@_spi(Generated)
extension JSONReader {
  /// Returns the value at the cursor if it is remembered, or nil inside if the next case is known not
  /// to fit.
  ///
  /// Throws if no case fits.
  @inline(never) @usableFromInline
  mutating func recall<T>(_ attempts: inout Attempts, _: T.Type) throws(ReadingFailure) -> T?? {
    guard let memory, self.attempts > 0 else { return nil }
    if attempts.count == 0, let offset = remembered(from: cursor) {
      if let (value, end) = memory.value(attempts.mapping, at: offset) as (T, Int)? {
        memory.isUsed = true
        cursor = end
        return value
      }
      attempts.known = memory.misfits[attempts.mapping]?[offset] ?? 0
      if attempts.known >= AttemptMemory.none {
        throw noCase(at: offset, isSecret: attempts.known == AttemptMemory.secretNone)
      }
    }
    guard attempts.count < attempts.known else { return nil }
    attempts.count += 1
    return .some(nil)
  }

  /// Remembers the number of cases that do not fit the value at a position inside an attempt.
  func remember(_ misfits: Int32, _ attempts: Attempts, at start: Position) {
    guard let memory, let offset = remembered(from: start.offset) else { return }
    memory.misfits[attempts.mapping, default: [:]][offset] = misfits
  }

  /// Returns the offset of the next value if its results are remembered: of an array or an object
  /// that is not empty.
  private func remembered(from start: Int) -> Int? {
    let start = scanWhitespace(base, from: start, to: count)
    let first = byte(start)
    guard first == Byte.openBrace || first == Byte.openBracket else { return nil }
    // The code of each closing bracket is that of the opening one plus two.
    return byte(start + 1) == first + 2 ? nil : start
  }

  /// Ends an attempt that succeeded, while errors or notes are collected or values are remembered;
  /// returns false if the value must be read again.
  @inline(never) @usableFromInline
  mutating func isFinal<T>(
    _ value: T, _ attempts: Attempts, _ start: Position, _ notes: Int
  ) throws(ReadingFailure) -> Bool {
    try rejectFaults(after: notes)
    guard let memory else { return true }
    if self.attempts > 1 {
      if !memory.isReplaying, let offset = remembered(from: start.offset) {
        remember(attempts.count, attempts, at: start)
        memory.remember(value, attempts.mapping, at: offset, to: cursor)
      }
      return true
    }
    memory.values = [:]
    memory.isReplaying = memory.isUsed && collector?.search == nil
    memory.isUsed = false
    if memory.isReplaying { revert(to: start, notes) }
    return !memory.isReplaying
  }
}
