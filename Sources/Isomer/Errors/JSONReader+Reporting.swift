extension JSONReader {
  /// Takes the next key while a report is collected.
  ///
  /// The prediction is at rest in between, so that every key comes here.
  @inline(never)
  mutating func watchedKey(
    _ keys: KeySet, after previous: Int, _ objects: UnsafeMutablePointer<OpenObjects>
  ) throws(ReadingFailure) -> Int? {
    let level = depth
    if previous == -2 { objects.pointee.begin(keys, level) }
    guard let index = try nextIndex(keys, after: previous) else {
      if !objects.pointee.end(level) { noteDefaults(level, objects) }
      return nil
    }
    if objects.pointee.take(index, level) { look(index, level, objects) }
    return index
  }

  @inline(__always)
  private mutating func nextIndex(
    _ keys: KeySet, after previous: Int
  ) throws(ReadingFailure) -> Int? {
    if let entries = prediction.resting,
      let slot = predictedSlot(keys, after: previous, in: entries)
    {
      return takeText(slot, in: entries)
    }
    prediction.wake()
    defer { prediction.rest() }
    return try readAndLearn(keys, after: previous)
  }

  /// Looks at a key that came before, or that is of a property with a default.
  @inline(never)
  private mutating func look(
    _ index: Int, _ level: Int, _ objects: UnsafeMutablePointer<OpenObjects>
  ) {
    let event = objects.pointee.look(index, level)
    if event.isRepeated { note(.duplicateKey, at: keyStart) }
    if event.isWatched { watch(index, level, objects) }
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

  /// Takes note of the defaults that were used in the object that ended.
  @inline(never)
  private mutating func noteDefaults(
    _ level: Int, _ objects: UnsafeMutablePointer<OpenObjects>
  ) {
    for used in objects.pointee.endWatched(level) {
      var note = ReportCollector.Note(
        kind: .defaultUsed, offset: used.null ?? max(cursor - 1, 0), place: used.place)
      note.number = used.number
      if used.null == nil { note.details.missingKey = used.path }
      collector?.note(note)
    }
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
