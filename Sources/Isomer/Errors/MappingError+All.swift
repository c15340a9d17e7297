extension MappingError {
  /// All errors of the document, this one first, in the order of their locations.
  ///
  /// ```swift
  /// do {
  ///   let users = try [User](json: #"[{"id": "x"}, {"id": 1}, {"id": true}]"#)
  /// } catch {
  ///   for error in error.all { print(error.path, error.expected ?? "") }
  ///   // [0].id an integer
  ///   // [2].id an integer
  /// }
  /// ```
  ///
  /// An invalid value hides the errors that depend on it: the checks of a model run only if all its
  /// values are valid. Nothing is reported after a syntax error.
  public var all: [MappingError] {
    var first = self
    first.others = []
    return [first] + others
  }

  /// Creates the first error of a document with all others attached; the errors are in any order.
  init(_ errors: [FailedReading], in bytes: UnsafeRawBufferPointer, _ form: DocumentForm) {
    var locator = Locator(bytes, maximumDepth: form.depthLimit)
    let translation = FailureTranslation(
      bytes, depthLimit: form.depthLimit, isNative: form.isNative)
    let located = errors.sorted { $0.failure.offset < $1.failure.offset }
      .map { failed in
        var located = translation.locate(failed.failure, failed.details, by: &locator)
        located.origin = failed.origin
        return located
      }
      .sorted { $0.offset < $1.offset }
    var lines = form.isNative ? nil : LineCounter(bytes)
    let all = located.map { $0.error(&lines) }
    self = all[0]
    others = Array(all.dropFirst())
  }
}

/// The properties of a document other than its bytes.
struct DocumentForm {
  var depthLimit: Int
  var isNative: Bool
}

extension JSONReader {
  /// Returns the error for a failure, with all other errors of the document or of the part of it at
  /// a path.
  ///
  /// The closure reads a document of the same form, or such a part, and returns why it failed.
  @inline(never) @usableFromInline
  func error(
    _ failure: ReadingFailure, at path: ValuePath?,
    rereading read: (UnsafeRawBufferPointer) -> FailedReading?
  ) -> MappingError {
    let bytes = UnsafeRawBufferPointer(start: base, count: count)
    let part = InnerValue(path ?? ValuePath(), of: 0..<count, in: bytes, isNative: isNative)
    // Read again from the start with a reader that records the models. A transformer may behave
    // differently the second time.
    guard failure.code.isAboutValue, part.isFound,
      let first = read(UnsafeRawBufferPointer(rebasing: bytes[part.range]))
    else { return error(failure) }
    var search = ErrorSearch(bytes, part: part.range, options: options, isNative: isNative)
    search.run(from: first, read)
    var error = MappingError(
      search.found, in: bytes, DocumentForm(depthLimit: options.depthLimit, isNative: isNative))
    error.isTruncated = search.isTruncated
    return error
  }
}

extension Readable {
  /// Returns why a document cannot be read; nil if it can.
  @inline(never) @usableFromInline
  static func failure(
    of bytes: UnsafeRawBufferPointer, _ options: ReadingOptions, isNative: Bool
  ) -> FailedReading? {
    var reader = JSONReader(
      unsafe: bytes, options: options, collector: ReportCollector(searching: ()))
    reader.isNative = isNative
    do throws(ReadingFailure) {
      _ = try Self.read(&reader)
      try reader.finish()
      return nil
    } catch {
      return reader.failed(error)
    }
  }
}
