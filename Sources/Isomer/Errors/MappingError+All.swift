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
  init(
    _ errors: [FailedReading], in bytes: UnsafeRawBufferPointer, depthLimit: Int, isNative: Bool
  ) {
    var locator = Locator(bytes, maximumDepth: depthLimit)
    let translation = FailureTranslation(bytes: bytes, depthLimit: depthLimit, isNative: isNative)
    let located = errors.ordered(by: \.failure.offset)
      .map { failed in
        var located = translation.locate(failed.failure, failed.details, by: &locator)
        located.origin = located.origin ?? failed.origin
        return located
      }
      .ordered { $0.offset ?? 0 }
    var lines = isNative ? nil : LineCounter(bytes)
    let all = located.flatMap(\.parts).map { $0.placed(by: &lines) }
    self = all[0]
    others = Array(all.dropFirst())
  }
}

extension JSONReader {
  /// Returns the error for a failure, with all other errors of the document or of the part of it at
  /// a path.
  ///
  /// The closure reads the value again.
  @inline(never)
  func error(
    _ failure: ReadingFailure, at path: ValuePath,
    rereading read: (inout JSONReader) throws(ReadingFailure) -> Void
  ) -> MappingError {
    let bytes = UnsafeRawBufferPointer(start: base, count: count)
    let part = InnerValue(path, of: 0..<count, in: bytes, isNative: isNative)
    guard failure.code.isAboutValue, part.isFound else { return error(failure) }
    let search = ErrorSearch(limit: options.errorLimit, count: count)
    var reader = JSONReader(unsafe: bytes, options: options, collector: ReportCollector(search))
    reader.isNative = isNative
    if !path.isEmpty {
      reader.cursor = part.range.lowerBound
      reader.count = part.range.upperBound
    }
    reader.collect(in: search) { reader throws(ReadingFailure) in
      try read(&reader)
      try reader.finish()
    }
    // A transformer may behave differently the second time.
    guard search.count > 0 else { return error(failure) }
    var error = MappingError(
      search.errors, in: bytes, depthLimit: options.depthLimit, isNative: isNative)
    error.isTruncated = search.isTruncated
    if error.others.count >= options.errorLimit {
      error.others.removeSubrange((options.errorLimit - 1)...)
      error.isTruncated = true
    }
    return error
  }

  // Not specialized, because it runs only after a failure.
  /// The same for a value of a type.
  @inline(never) @usableFromInline
  func error<Value: Readable>(
    _ failure: ReadingFailure, at path: ValuePath, rereading _: Value.Type
  ) -> MappingError {
    error(failure, at: path) { reader throws(ReadingFailure) in _ = try Value.read(&reader) }
  }

  /// Returns the failed reading for a failure.
  func failed(_ failure: ReadingFailure) -> FailedReading {
    FailedReading(failure: failure, details: details(of: failure))
  }
}

/// A failed reading: the failure, its details, and the model in which it happened.
struct FailedReading {
  var failure: ReadingFailure
  var details: FailureDetails
  var origin: ModelOrigin?
}

extension ReadingFailure.Code {
  /// True if a value is invalid; false if the document is not JSON, or if reading ends.
  var isAboutValue: Bool {
    switch self {
    case .unexpectedEnd, .unexpectedByte, .expectedColon, .expectedCommaOrEnd, .expectedKey,
      .invalidEscape, .controlCharacter, .invalidUTF8, .invalidNumber, .trailingBytes:
      false
    default: !endsReading
    }
  }

  /// The code of the error for a value.
  package var ofError: MappingError.Code {
    switch self {
    case .archiveFormat: .archiveFormat
    case .archiveDamaged: .archiveDamaged
    case .archiveNewer: .archiveNewer
    case .wrongModel: .wrongModel
    case .cycle: .cycle
    case .missingKey: .missingKey
    case .depthLimit: .depthLimit
    case .repetitionLimit: .repetitionLimit
    case .invalidUTF8: .invalidUTF8
    case .invalidValue: .invalidValue
    case .numberOutOfRange: .numberOutOfRange
    case .transformerFailed, .interrupted: .transformerFailed
    case .checkFailed: .checkFailed
    case .notRepresentable: .notRepresentable
    case .unexpectedByte: .unexpectedByte
    case .unexpectedEnd: .unexpectedEnd
    case .trailingBytes: .trailingBytes
    case .unknownTag: .unknownTag
    default: .typeMismatch
    }
  }

  /// The expected value, if the code determines it.
  package var expected: String? {
    switch self {
    case .expectedObject: "an object"
    case .expectedArray: "an array"
    case .expectedString: "a string"
    case .expectedNumber: "a number"
    case .expectedInteger: "an integer"
    case .expectedBool: "true or false"
    case .expectedNull: "null"
    case .numberOutOfRange: "a number in the range of its type"
    case .invalidValue: "one of the values of its type"
    case .invalidUTF8: "text in UTF-8"
    case .unexpectedByte, .unexpectedEnd: "a value"
    case .trailingBytes: "the end of the document"
    default: nil
    }
  }
}
