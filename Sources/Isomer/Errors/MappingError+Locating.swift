// A failure becomes an error in two steps, so that a report with many failures walks the document
// twice and not once per failure: first all paths in ascending order of the offsets, then all lines
// in ascending order of the locations found.

extension MappingError {
  /// Returns the error with the line and the column of its offset; without a counter it has no
  /// location.
  func placed(by lines: inout LineCounter?) -> MappingError {
    var error = self
    let place = isElsewhere ? nil : lines?.position(of: offset ?? 0)
    if place == nil { error.offset = nil }
    (error.line, error.column) = (place?.line, place?.column)
    return error
  }

  /// The error for each error of the document in a string, or itself for other values.
  var parts: [MappingError] {
    guard let inner = underlying as? MappingError, !inner.others.isEmpty, !isSecret,
      reason == FailureDetails.words(of: inner)
    else { return [self] }
    return [self]
      + inner.others.map { other in
        var part = self
        part.reason = FailureDetails.words(of: other)
        part.underlying = other
        return part
      }
  }
}

extension MappingError {
  /// Creates the error for a failure while reading a document.
  ///
  /// Not inlined, and never called for a document that is read without error. Native tokens
  /// represent a dictionary or a property list, and offsets in them mean nothing to the user.
  @inline(never) @usableFromInline
  init(
    _ failure: ReadingFailure, details: FailureDetails, in bytes: UnsafeRawBufferPointer,
    options: ReadingOptions, isNative: Bool = false
  ) {
    var locator = Locator(bytes, maximumDepth: options.depthLimit)
    let translation = FailureTranslation(
      bytes: bytes, depthLimit: options.depthLimit, isNative: isNative)
    var lines = isNative ? nil : LineCounter(bytes)
    self = translation.locate(failure, details, by: &locator).placed(by: &lines)
  }

  /// Creates the error for a failure while writing a value; its location is in the output, if that
  /// is text.
  @inline(never) @usableFromInline
  package init(
    _ failure: ReadingFailure, details: FailureDetails, inOutput bytes: UnsafeRawBufferPointer,
    isNative: Bool = false
  ) {
    var locator = Locator(bytes, maximumDepth: .max)
    let place = locator.place(of: failure.offset)
    let code: Code =
      switch failure.code {
      case .transformerFailed: .transformerFailed
      case .depthLimit: .depthLimit
      default: .notRepresentable
      }
    let error = MappingError(
      code, path: place.path.appending(details.inner), offset: place.value.lowerBound,
      expected: details.expected,
      reason: details.reason ?? (details.expected == nil ? "the value cannot be written" : nil),
      underlying: details.underlying, isSecret: details.isSecret)
    var lines = isNative ? nil : LineCounter(bytes)
    self = error.placed(by: &lines)
  }
}
