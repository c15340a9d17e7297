/// The path, of several, from which a property has been read so far.
@_spi(Generated)
public struct Alternative {
  /// The rank of the path, 0 for the preferred one; the smallest with a value counts.
  var rank = UInt8.max
  /// The offset of its key.
  var key = 0
  /// The failure of its value; dropped if a preferred path follows.
  var failure: ReadingFailure?
  var details = FailureDetails()
  /// The errors of its value, while all errors are collected.
  var faults: [ErrorSearch.Fault] = []
  let isSecret: Bool

  /// Creates the state before any value.
  public init(isSecret: Bool = false) { self.isSecret = isSecret }
}

@_spi(Generated)
extension JSONReader {
  /// Reads a property at one of its paths unless a preferred one had a value; `settle` throws a
  /// postponed failure.
  @inlinable
  public mutating func alternative<Slot>(
    _ rank: UInt8, _ state: inout Alternative, _ slot: inout Slot?, ignoringNull: Bool = false,
    _ read: (inout JSONReader) throws(ReadingFailure) -> Slot?
  ) throws(ReadingFailure) {
    guard try takes(rank, &state, ignoringNull: ignoringNull) else { return }
    let start = position
    let notes = noteCount
    do throws(ReadingFailure) {
      slot = try read(&self)
      if collector != nil { try rejectFaults(after: notes) }
    } catch {
      slot = nil
      try postpone(error, start, &state, notes)
    }
  }

  /// Throws the postponed failure of the path that counts.
  @inlinable
  public mutating func settle(_ state: Alternative) throws(ReadingFailure) {
    if let failure = failure(of: state) { throw failure }
  }

  @usableFromInline
  mutating func takes(
    _ rank: UInt8, _ state: inout Alternative, ignoringNull: Bool
  ) throws(ReadingFailure) -> Bool {
    guard rank <= state.rank else {
      note(.alternativeIgnored, at: keyStart)
      try skipValue()
      return false
    }
    let key = keyStart
    if ignoringNull, try readMissingNull() { return false }
    if state.rank != .max, rank < state.rank { note(.alternativeIgnored, at: state.key) }
    state.rank = rank
    state.key = key
    state.failure = nil
    state.faults = []
    return true
  }

  /// Reads null that counts as missing; returns false for another value.
  ///
  /// If all errors are collected, its key is among those that the object lacks.
  public mutating func readMissingNull() throws(ReadingFailure) -> Bool {
    guard try readNull() else { return false }
    collector?.search?.forgetKey(depth)
    return true
  }

  @usableFromInline
  mutating func postpone(
    _ failure: ReadingFailure, _ start: Position, _ state: inout Alternative, _ notes: Int
  ) throws(ReadingFailure) {
    let misfit = try Misfit(failure)
    if state.rank == 0 { throw failure }
    if let search = collector?.search {
      search.takeWhole(failed(failure), depth, after: notes)
      if state.isSecret { collector?.conceal(after: notes) }
      state.faults = search.forget(after: notes)
      search.markFaulty(start.depth)
    }
    state.failure = misfit.failure
    state.details = details
    if state.isSecret { state.details.conceal() }
    revert(to: start, notes)
    try skipAgain()
    details = FailureDetails()
  }

  @usableFromInline
  mutating func failure(of state: Alternative) -> ReadingFailure? {
    guard let failure = state.failure else {
      if objects != nil, state.rank > 0, state.rank != .max { note(.aliasUsed, at: state.key) }
      return nil
    }
    guard let search = collector?.search else {
      details = state.details
      return failure
    }
    search.restore(state.faults)
    return ReadingFailure(.consequence, at: cursor)
  }
}
