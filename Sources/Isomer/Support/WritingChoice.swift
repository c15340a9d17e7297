/// The selected properties of a model, to which the output is reduced; a class to keep the writer
/// small.
final class WritingChoice {
  private let filter: PlaceFilter
  /// The number of failures that are ignored, because they are in removed members.
  fileprivate let ignored: Int
  fileprivate(set) var failures: [Int] = []
  private(set) var isMade = false

  init(_ filter: PlaceFilter, ignoring ignored: Int = 0) {
    self.filter = filter
    self.ignored = ignored
  }

  /// Returns the selected part of a document; nil if it was selected before, and hooks have run
  /// since.
  func make(
    from bytes: UnsafeRawBufferPointer, _ form: JSONWriter.Form
  ) -> PlaceFilter.Result? {
    guard !isMade else { return nil }
    isMade = true
    return filter.applied(to: bytes, form)
  }
}

extension JSONWriter {
  /// Reduces the output to the selected properties, if there is a selection.
  mutating func choose() {
    guard let result = withBytes({ choice?.make(from: $0, form) }) else { return }
    if let failure, let place = result.place(of: failure.offset) {
      self.failure = ReadingFailure(failure.code, at: place)
    }
    count = 0
    result.text.withUnsafeBytes { appendBytes($0) }
  }

  /// Returns whether a failure at an offset is reported: the first one that counts is.
  mutating func takesFailure(at offset: Int) -> Bool {
    if let choice {
      choice.failures.append(offset)
      guard choice.failures.count > choice.ignored else { return false }
    }
    return failure == nil
  }

  /// Changes the locations of failures whose values are moved; nil for any other location.
  mutating func moveFailures(_ moved: (Int) -> Int?) {
    if let choice { choice.failures = choice.failures.map { moved($0) ?? $0 } }
    if let old = failure, let place = moved(old.offset) {
      failure = ReadingFailure(old.code, at: place)
    }
  }
}

extension KeyedWritable {
  /// Writes some parts, all by default, except others in a form.
  func chosen(
    _ only: [String]?, except: [String]?, _ form: JSONWriter.Form, _ options: WritingOptions
  ) throws(MappingError) -> JSONWriter {
    let filter = try mappedPaths(options).filter(only: only, except: except)
    var writer = written(WritingChoice(filter), form, options)
    if let choice = writer.choice, !choice.isMade, !choice.failures.isEmpty {
      // The failure may be in a removed member; then the first failure of the rest counts, if any.
      let result = writer.withBytes { filter.applied(to: $0, form) }
      let ignored = choice.failures.prefix(while: result.hasDropped).count
      let choice = WritingChoice(filter, ignoring: ignored)
      if ignored > 0 { writer = written(choice, form, options) }
    }
    writer.choose()
    try writer.throwFailure()
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
