/// A failure with its path and its sentences, before its line and column are counted.
///
/// One word of error becomes a ``MappingError`` in two steps, so that a report with many
/// failures walks the document twice and not once per failure: first all paths in ascending
/// order of the offsets, then all lines in ascending order of the places that were found.
struct LocatedFailure {
  var code: MappingError.Code
  var path: ValuePath
  var offset: Int
  var expected: String?
  var found: String?
  var reason: String?
  var underlying: (any Error)?
  var isSecret = false
  var origin: ModelOrigin?

  /// The error, with the place counted out by a line counter; without one it has no place.
  func error(_ lines: inout LineCounter?) -> MappingError {
    let place = lines?.position(of: offset)
    var error = MappingError(
      code, path: path, offset: place == nil ? nil : offset, line: place?.line,
      column: place?.column, expected: expected, found: found, reason: reason,
      underlying: underlying, isSecret: isSecret)
    error.model = origin?.model
    error.property = origin?.property
    error.source = origin?.source
    return error
  }
}

extension MappingError {
  /// The error for a failure while a document was read.
  ///
  /// Out of line and never on the path of a document that is read without error.
  /// With native tokens the bytes are made of a dictionary or a property list, and no place in them
  /// means anything to the user.
  @inline(never) @usableFromInline
  init(
    _ failure: ReadingFailure, details: FailureDetails, in bytes: UnsafeRawBufferPointer,
    options: ReadingOptions, isNative: Bool = false
  ) {
    var locator = Locator(bytes, maximumDepth: options.depthLimit)
    let translation = FailureTranslation(
      bytes, depthLimit: options.depthLimit, isNative: isNative)
    var lines = isNative ? nil : LineCounter(bytes)
    self = translation.locate(failure, details, by: &locator).error(&lines)
  }

  /// The error for a failure while a value was written; its place is one in the output, if that is
  /// a text.
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
    let located = LocatedFailure(
      code: code, path: place.path.appending(details.inner), offset: place.value.lowerBound,
      expected: details.expected,
      reason: details.reason ?? (details.expected == nil ? "the value cannot be written" : nil),
      underlying: details.underlying, isSecret: details.isSecret)
    var lines = isNative ? nil : LineCounter(bytes)
    self = located.error(&lines)
  }
}
