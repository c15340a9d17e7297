extension MappingReport {
  /// The report that a reader's notes make, with all places found in two walks over the document.
  @inline(never)
  init(_ notes: [ReadingNote], in bytes: UnsafeRawBufferPointer, options: ReadingOptions) {
    self.init(notes.isEmpty ? [] : ReportBuilder(notes, bytes, options).entries())
  }
}

/// Finds the places of many notes: one walk for the paths, one for the lines.
///
/// ```
/// note: an element at 12 was skipped, because of a failure at 31
/// tasks: (note 0, its value, 12) (note 0, its reason, 31)    in the order of their offsets
/// ```
private struct ReportBuilder {
  /// Something to be located: the value that a note is about, or the failure that was the reason.
  private struct Task {
    var note: Int
    var isReason: Bool
    var failure: ReadingFailure
    var details: FailureDetails
  }

  private let notes: [ReadingNote]
  private let bytes: UnsafeRawBufferPointer
  private let options: ReadingOptions

  init(_ notes: [ReadingNote], _ bytes: UnsafeRawBufferPointer, _ options: ReadingOptions) {
    self.notes = notes
    self.bytes = bytes
    self.options = options
  }

  func entries() -> [MappingReport.Entry] {
    var lines = LineCounter(bytes)
    var places = [MappingError?](repeating: nil, count: notes.count)
    var reasons = places
    for (task, failure) in located().sorted(by: { $0.1.offset < $1.1.offset }) {
      let error = failure.error(&lines)
      if task.isReason { reasons[task.note] = error } else { places[task.note] = error }
    }
    return notes.indices.compactMap { note in
      places[note].map { place in
        MappingReport.Entry(
          notes[note].kind.reported, path: place.path, offset: place.offset, line: place.line,
          column: place.column, error: reasons[note])
      }
    }.sorted { $0.offset < $1.offset }
  }

  private func located() -> [(Task, LocatedFailure)] {
    var locator = Locator(bytes, maximumDepth: options.depthLimit)
    let translation = FailureTranslation(bytes, depthLimit: options.depthLimit)
    return tasks().sorted { $0.failure.offset < $1.failure.offset }.map { task in
      let place = locator.place(of: task.failure.offset)
      return (task, translation.locate(task.failure, task.details, at: place))
    }
  }

  private func tasks() -> [Task] {
    var tasks: [Task] = []
    for (index, note) in notes.enumerated() {
      let about = ReadingFailure(note.kind.isAboutKey ? .unknownKey : .invalidValue, at: note.start)
      tasks.append(
        Task(note: index, isReason: false, failure: about, details: FailureDetails()))
      if note.kind.hasReason {
        tasks.append(
          Task(note: index, isReason: true, failure: note.failure, details: note.details))
      }
    }
    return tasks
  }
}

extension ReadingNote {
  /// The offset of the value or key that the note is about.
  fileprivate var start: Int { failure.offset }
}

extension ReadingNote.Kind {
  /// Whether the note's place is a key and not a value.
  fileprivate var isAboutKey: Bool {
    switch self {
    case .unknownKey, .duplicateKey, .ignoredAlternative: true
    case .recovered, .skippedElement, .differentConstant: false
    }
  }

  /// Whether a failure made the reader give up the value.
  fileprivate var hasReason: Bool { self == .recovered || self == .skippedElement }

  fileprivate var reported: MappingReport.Kind {
    switch self {
    case .recovered: .valueRecovered
    case .skippedElement: .elementSkipped
    case .unknownKey: .unknownKey
    case .duplicateKey: .duplicateKey
    case .ignoredAlternative: .alternativeIgnored
    case .differentConstant: .constantDiffers
    }
  }
}
