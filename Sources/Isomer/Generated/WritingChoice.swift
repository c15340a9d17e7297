/// The selected properties of a model; the others are removed after everything was written.
///
/// A class, so that the writer contains only a reference.
final class WritingChoice {
  private let filter: PlaceFilter
  /// The number of failures that do not count, since what failed is not wanted.
  private let ignored: Int
  /// Where anything failed.
  private(set) var failures: [Int] = []
  private(set) var isMade = false

  init(_ filter: PlaceFilter, ignoring ignored: Int = 0) {
    self.filter = filter
    self.ignored = ignored
  }

  /// Takes note of a failure; whether it counts.
  func counts(failureAt offset: Int) -> Bool {
    failures.append(offset)
    return failures.count > ignored
  }

  /// What is wanted of a document; nil if that was asked for already, and hooks have come since.
  func make(
    from bytes: UnsafeRawBufferPointer, _ form: JSONWriter.Form
  ) -> PlaceFilter.Result? {
    guard !isMade else { return nil }
    isMade = true
    return filter.applied(to: bytes, form)
  }
}

extension JSONWriter {
  /// Keeps what is wanted of the model that was written, if only some of it is.
  mutating func choose() {
    guard let result = withBytes({ choice?.make(from: $0, form) }) else { return }
    if let failure, let place = result.place(of: failure.offset) {
      self.failure = ReadingFailure(failure.code, at: place)
    }
    count = 0
    result.text.withUnsafeBytes { appendBytes($0) }
  }

  /// Whether a failure counts where the writer stands: the first one does.
  mutating func takesFailure(at offset: Int) -> Bool {
    if let choice, !choice.counts(failureAt: offset) { return false }
    return failure == nil
  }
}

extension KeyedWritable {
  /// The properties with these names, in a form.
  func chosen(
    _ names: [String], _ form: JSONWriter.Form, _ options: WritingOptions
  ) throws(MappingError) -> JSONWriter {
    let filter = try mappedPlaces(options).filter(only: names)
    var writer = written(WritingChoice(filter), form, options)
    if let choice = writer.choice, !choice.isMade, !choice.failures.isEmpty {
      // What failed may not be wanted. Then the first failure of the rest counts, or none.
      let result = writer.withBytes { filter.applied(to: $0, form) }
      let ignored = choice.failures.prefix(while: result.hasDropped).count
      let choice = WritingChoice(filter, ignoring: ignored)
      if ignored > 0 { writer = written(choice, form, options) }
    }
    writer.choose()
    if let failure = writer.failure { throw writer.error(failure) }
    return writer
  }

  private func written(
    _ choice: WritingChoice, _ form: JSONWriter.Form, _ options: WritingOptions
  ) -> JSONWriter {
    var writer = JSONWriter(form, options: options)
    writer.choice = choice
    if options.box == nil { write(to: &writer) } else { writeInContext(to: &writer) }
    return writer
  }
}
