extension JSONReader {
  // The functions for a key use few instructions, because they determine the cost of a report:
  //
  // - They return what their caller returns, so the caller saves nothing across the call.
  // - They throw, even if only by their signature, so the caller does not save its failure either.
  // - They are mutating. A nonmutating call in a mutating function copies the reader, which costs
  //   more than the rest.

  /// Reads the next key without prediction while a report is collected or errors are searched for.
  @inline(never)
  mutating func observedKey(_ keys: KeySet, after previous: Int) throws(ReadingFailure) -> Int? {
    guard let objects else { return try searchedKey(keys, after: previous) }
    let level = depth
    if previous == -2 { objects.pointee.begin(keys, level) }
    guard let index = try readAndLearn(keys, after: previous) else {
      return objects.pointee.end(level) ? nil : try noteDefaults(level)
    }
    return objects.pointee.take(index, level) ? try look(index) : index
  }

  /// Reads the next key while errors are searched for, and records the open models.
  private mutating func searchedKey(
    _ keys: KeySet, after previous: Int
  ) throws(ReadingFailure) -> Int? {
    let level = depth
    if previous == -2 { collector?.search?.begin(keys, level) }
    guard let index = try readAndLearn(keys, after: previous) else {
      collector?.search?.endMember(level)
      return nil
    }
    collector?.search?.enter(index, level, at: cursor)
    return index
  }

  /// Follows the predicted start of an object while a report is collected.
  mutating func beginWatched(
    _ keys: KeySet, _ index: Int, _ slot: Int
  ) throws(ReadingFailure) -> Int? {
    if let objects, objects.pointee.begin(keys, index, depth) { return index }
    return try beginOther(keys, index, slot)
  }

  @inline(never)
  private mutating func beginOther(
    _ keys: KeySet, _ index: Int, _ slot: Int
  ) throws(ReadingFailure) -> Int? {
    objects?.pointee.begin(keys, depth)
    return try takeWatched(index, slot)
  }

  /// Follows a predicted text while a report is collected; the cursor is after it.
  @_optimize(speed)
  mutating func takeWatched(_ index: Int, _ slot: Int) throws(ReadingFailure) -> Int? {
    guard let objects else { return index }
    let level = depth
    if index == KeyPrediction.end {
      try leave()
      return objects.pointee.end(level) ? nil : try noteDefaults(level)
    }
    if index == KeySet.unknown { prediction.lastUnknown = slot }
    return objects.pointee.take(index, level) ? try look(index) : index
  }

  /// Examines a key that is repeated or belongs to a property with a default; returns the key.
  @inline(never)
  private mutating func look(_ index: Int) throws(ReadingFailure) -> Int? {
    guard let objects else { return index }
    let isNull = token() == Byte.lowerN
    if objects.pointee.look(index, depth, at: cursor, isNull: isNull) {
      note(.duplicateKey, at: keyStart)
    }
    return index
  }

  /// Records the defaults used in the object that ended; returns no key.
  @inline(never)
  private mutating func noteDefaults(_ level: Int) throws(ReadingFailure) -> Int? {
    guard let objects else { return nil }
    for note in objects.pointee.endWatched(level, at: max(cursor - 1, 0)) { collector?.note(note) }
    return nil
  }

  /// Records a value, element or key that starts at an offset.
  @inline(never) @usableFromInline
  func note(
    _ kind: MappingReport.Kind, at offset: Int, because misfit: Misfit? = nil,
    details: FailureDetails = FailureDetails()
  ) {
    collector?.note(
      ReportCollector.Note(
        kind: kind, offset: offset, failure: misfit?.failure, details: details,
        place: objects?.pointee.place(depth)))
  }

  /// Records a key that occurred before.
  @inline(never) @usableFromInline
  mutating func noteDuplicate(at offset: Int) {
    if objects != nil { note(.duplicateKey, at: offset) }
  }

  /// Records a value that was converted.
  @inline(never)
  func noteCoercion(at offset: Int) {
    if objects != nil { note(.coerced, at: offset) }
  }
}
