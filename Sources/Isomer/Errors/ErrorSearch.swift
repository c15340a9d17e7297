/// Finds every error of a document that failed to read, by removing invalid values and reading
/// again.
///
/// ```
/// [{"id": 1}, {"id": "x", "n": true}, {"id": 2}]      [1].id is not a number
/// [{                      "n": true}, {"id": 2}]      removed with everything before it: [1].n fails
/// [{                               }, {"id": 2}]      [1] lacks its id, a consequence of the removal
/// [                                   {"id": 2}]      no more errors
/// ```
///
/// The readers of models stop at their first error, which keeps them fast and simple. A document
/// without errors never gets here.
struct ErrorSearch {
  private var document: RemainingDocument
  private let options: ReadingOptions
  /// The errors found so far, in the order in which they were found.
  private(set) var found: [FailedReading] = []
  /// True if the search ended before the end of the document.
  private(set) var isTruncated = false
  /// True if a syntax error was found; nothing after it can be checked.
  private var isBroken = false
  /// The number of bytes that may still be read.
  private var work: Int

  /// How often members that were left out for speed are searched again.
  private static let rounds = 4

  /// Creates a search in a part of a document.
  init(
    _ bytes: UnsafeRawBufferPointer, part: Range<Int>, options: ReadingOptions, isNative: Bool
  ) {
    document = RemainingDocument(bytes, part: part, options: options, isNative: isNative)
    self.options = options
    work = JSONReader.rereadable(count: bytes.count)
  }

  /// Reads until there are no more errors, the error limit is reached, or a syntax error is found.
  mutating func run(
    from first: FailedReading, _ read: (UnsafeRawBufferPointer) -> FailedReading?
  ) {
    var next: FailedReading? = first
    for round in 1...Self.rounds {
      let known = found.count
      while let failed = next {
        work -= failed.failure.offset + failed.work
        isTruncated = work <= 0 && !found.isEmpty
        guard !isTruncated, take(failed) else { break }
        next = document.withBytes(read)
      }
      guard document.hasGaps, found.count > known, !isTruncated, !isBroken else { return }
      guard round < Self.rounds else { break }
      document.restart()
      next = document.withBytes(read)
    }
    isTruncated = true
  }

  /// Records an error, unless it is a consequence of a removed value, and removes its value;
  /// returns false if the search ends here.
  private mutating func take(_ failed: FailedReading) -> Bool {
    var failed = failed
    let fault = document.fault(of: failed.failure)
    failed.failure = ReadingFailure(
      failed.failure.code, at: document.offset(of: failed.failure.offset))
    let errors = errors(failed, fault)
    isTruncated = found.count + errors.count > options.errorLimit
    found += errors.prefix(options.errorLimit - found.count)
    isBroken = fault.isBroken || !failed.failure.code.isAboutValue
    return !isTruncated && !isBroken && document.remove(fault, isReal: !errors.isEmpty)
  }

  /// Returns the errors of a failure: usually one, none if it is a consequence, and one for each
  /// missing key of an object.
  private func errors(
    _ failed: FailedReading, _ fault: RemainingDocument.Fault
  ) -> [FailedReading] {
    guard failed.failure.code == .missingKey, let missing = failed.details.missingKey else {
      return fault.isConsequence ? [] : [failed]
    }
    let required = failed.origin?.required ?? []
    let others = required.filter { $0.paths.first != missing }.map { required in
      var other = failed
      other.details.missingKey = required.paths.first
      other.origin?.property = required.property.name
      other.origin?.source = required.property.source
      return (other, required.paths)
    }
    let own = required.first { $0.paths.first == missing }?.paths ?? [missing]
    let all = [(failed, own)] + others
    let lacking = document.lacks(all.map(\.1), in: fault.value)
    return zip(all, lacking).enumerated().compactMap { index, error in
      let isReal = error.1 || index == 0 && !fault.isConsequence
      return isReal ? error.0.0 : nil
    }
  }
}

/// A failed reading: the failure, its details, and how many bytes were read more than once.
@usableFromInline
struct FailedReading {
  var failure: ReadingFailure
  var details: FailureDetails
  var work = 0
  /// The model in which it happened, if a collector recorded it.
  var origin: ModelOrigin?
}

extension JSONReader {
  /// Returns the failed reading for a failure.
  @usableFromInline
  func failed(_ failure: ReadingFailure) -> FailedReading {
    let details = details(of: failure)
    return FailedReading(
      failure: failure, details: details, work: Self.rereadable(count: count) - rereadable,
      origin: collector?.origin(of: failure, details, depth: depth))
  }
}

extension ReadingFailure.Code {
  /// True if a value is invalid; false if the document is not JSON or is nested too deeply.
  var isAboutValue: Bool {
    switch self {
    case .unexpectedEnd, .unexpectedByte, .expectedColon, .expectedCommaOrEnd, .expectedKey,
      .invalidEscape, .controlCharacter, .invalidUTF8, .invalidNumber, .depthLimit, .trailingBytes:
      false
    default: true
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
