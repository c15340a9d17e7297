extension JSONReader {
  // The functions for a key are written for few instructions, as the cost of a report is theirs:
  //
  // - They return what their caller returns, which then need keep nothing over the call.
  // - They throw, if only by their signature, as the caller's failure need not be kept then.
  // - They are mutating. To call one that is not, a reader in the middle of a mutation copies
  //   itself, which costs more than all the rest.

  /// Reads the next key on the plain path while a report is collected or errors are searched for.
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

  /// Reads the next key while errors are searched for, which takes note of where models are.
  private mutating func searchedKey(
    _ keys: KeySet, after previous: Int
  ) throws(ReadingFailure) -> Int? {
    guard let index = try readAndLearn(keys, after: previous) else {
      // An empty object is closed already.
      if previous == -2 { collector?.enter(keys, depth: depth + 1) }
      return nil
    }
    collector?.enter(keys, depth: depth, at: index)
    return index
  }

  /// Follows the predicted beginning of an object while a report is collected.
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

  /// Follows a predicted text while a report is collected; the cursor is behind it.
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

  /// Looks at a key that came before, or that is of a property with a default; returns the key.
  @inline(never)
  private mutating func look(_ index: Int) throws(ReadingFailure) -> Int? {
    guard let objects else { return index }
    let event = objects.pointee.look(index, depth)
    if event.isRepeated { note(.duplicateKey, at: keyStart) }
    if event.isWatched { watch(index, depth, objects) }
    return index
  }

  /// Looks at the value of a property with a default.
  private mutating func watch(
    _ index: Int, _ level: Int, _ objects: UnsafeMutablePointer<OpenObjects>
  ) {
    if token() == Byte.lowerN {
      objects.pointee.takeNull(index, level, at: cursor)
    } else if index >= 64 {
      objects.pointee.findHigh(index, level)
    }
  }

  /// Takes note of the defaults that were used in the object that ended; returns no key.
  @inline(never)
  private mutating func noteDefaults(_ level: Int) throws(ReadingFailure) -> Int? {
    guard let objects else { return nil }
    for used in objects.pointee.endWatched(level) {
      var note = ReportCollector.Note(
        kind: .defaultUsed, offset: used.null ?? max(cursor - 1, 0), place: used.place)
      note.number = used.number
      if used.null == nil { note.details.missingKey = used.path }
      collector?.note(note)
    }
    return nil
  }

  /// Takes note of a value, element or key that starts at an offset.
  @inline(never) @usableFromInline
  func note(
    _ kind: MappingReport.Kind, at offset: Int, because failure: ReadingFailure? = nil,
    details: FailureDetails = FailureDetails()
  ) {
    collector?.note(
      ReportCollector.Note(
        kind: kind, offset: offset, failure: failure, details: details,
        place: objects?.pointee.place(depth)))
  }

  /// Takes note of a value that was converted.
  @inline(never)
  func noteCoercion(at offset: Int) {
    if objects != nil { note(.coerced, at: offset) }
  }
}
