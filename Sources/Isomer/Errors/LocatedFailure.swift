/// A failure with its path and its message, before its line and column are counted.
///
/// A failure becomes a ``MappingError`` in two steps, so that a report with many failures walks the
/// document twice and not once per failure: first all paths in ascending order of the offsets, then
/// all lines in ascending order of the locations found.
struct LocatedFailure {
  var code: MappingError.Code
  var path: ValuePath
  var offset: Int
  var expected: String?
  var found: String?
  var reason: String?
  var underlying: (any Error)?
  var isSecret = false
  /// True if the document does not contain the value, which a hook created.
  var isElsewhere = false
  var origin: ModelOrigin?

  /// Returns the error, with the location from a line counter; without a counter it has no
  /// location.
  func error(_ lines: inout LineCounter?) -> MappingError {
    let place = isElsewhere ? nil : lines?.position(of: offset)
    var error = MappingError(
      code, path: path, offset: place == nil ? nil : offset, line: place?.line,
      column: place?.column, expected: expected, found: found, reason: reason,
      underlying: underlying, isSecret: isSecret)
    error.origin = origin
    return error
  }

  /// The failure for each error of the document in a string, or itself for other values.
  var parts: [LocatedFailure] {
    guard let inner = underlying as? MappingError, !inner.others.isEmpty, !isSecret,
      reason == FailureDetails.words(of: inner)
    else { return [self] }
    var parts = [self]
    for error in inner.others {
      var part = self
      part.reason = FailureDetails.words(of: error)
      part.underlying = error
      parts.append(part)
    }
    return parts
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
    self = translation.locate(failure, details, by: &locator).error(&lines)
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
    let located = LocatedFailure(
      code: code, path: place.path.appending(details.inner), offset: place.value.lowerBound,
      expected: details.expected,
      reason: details.reason ?? (details.expected == nil ? "the value cannot be written" : nil),
      underlying: details.underlying, isSecret: details.isSecret)
    var lines = isNative ? nil : LineCounter(bytes)
    self = located.error(&lines)
  }
}
