/// Locates many notes: one walk for the paths, one for the lines.
///
/// ```
/// note: an element at 12 was skipped, because of a failure at 31
/// tasks: (note 0, its value, 12) (note 0, its reason, 31)    in the order of their offsets
/// ```
struct ReportBuilder {
  /// Something to locate: the value of a note, or the failure that caused the note.
  private struct Task {
    var note: Int
    var isReason: Bool
    var failure: ReadingFailure
    var details: FailureDetails
  }

  let notes: [ReportCollector.Note]
  let bytes: UnsafeRawBufferPointer
  let depthLimit: Int
  let isNative: Bool

  func entries() -> [MappingReport.Entry] {
    var lines = isNative ? nil : LineCounter(bytes)
    // The notes in the order of their locations, each with its location.
    var order: [(note: Int, place: MappingError)] = []
    var reasons = [MappingError?](repeating: nil, count: notes.count)
    var locator = Locator(bytes, maximumDepth: depthLimit)
    let translation = FailureTranslation(bytes: bytes, depthLimit: depthLimit, isNative: isNative)
    let located = tasks().ordered(by: \.failure.offset).map { task in
      (task, translation.locate(task.failure, task.details, by: &locator))
    }
    for (task, failure) in located.ordered(by: { $0.1.offset ?? 0 }) {
      let error = failure.placed(by: &lines)
      if task.isReason { reasons[task.note] = error } else { order.append((task.note, error)) }
    }
    // Shared between the entries of one property.
    var origins: [ModelPlace: ModelOrigin] = [:]
    return order.map { note, place in
      var entry = MappingReport.Entry(
        notes[note].kind, path: place.path, offset: place.offset, line: place.line,
        column: place.column, error: reasons[note])
      if notes[note].kind.tellsFound, place.code != .missingKey { entry.found = place.found }
      if let place = notes[note].place {
        entry.origin = origins[place] ?? place.origin
        origins[place] = entry.origin
      }
      return entry
    }
  }

  private func tasks() -> [Task] {
    var tasks: [Task] = []
    for (index, note) in notes.enumerated() {
      let isMissing = note.kind == .defaultUsed && note.details.missingKey != nil
      let code: ReadingFailure.Code = note.kind.isAboutKey ? .unknownKey : .invalidValue
      let about = ReadingFailure(isMissing ? .missingKey : code, at: note.offset)
      var details = FailureDetails()
      details.missingKey = note.details.missingKey
      details.isSecret = note.details.isSecret
      tasks.append(Task(note: index, isReason: false, failure: about, details: details))
      if let failure = note.failure {
        tasks.append(Task(note: index, isReason: true, failure: failure, details: note.details))
      }
    }
    return tasks
  }
}

extension MappingReport.Kind {
  /// True if the note is about a key and not a value.
  fileprivate var isAboutKey: Bool {
    self == .unknownKey || self == .duplicateKey || self == .alternativeIgnored
      || self == .constantDiffers || self == .aliasUsed
  }

  /// True if the entry describes the value at its location.
  fileprivate var tellsFound: Bool {
    self == .defaultUsed || self == .coerced || self == .precisionLost
  }
}
