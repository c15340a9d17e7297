/// Finds every error of a document that failed, by reading on without what does not fit.
///
/// ```
/// [{"id": 1}, {"id": "x", "n": true}, {"id": 2}]      [1].id is no number
/// [{                      "n": true}, {"id": 2}]      without it and what is in front: [1].n is none
/// [{                               }, {"id": 2}]      [1] lacks its id, as it must now
/// [                                   {"id": 2}]      nothing more
/// ```
///
/// The readers of models, which stop at their first error and are fast for it, need to know nothing of
/// this. A document that is read without error never comes here.
struct ErrorSearch {
  private var document: RemainingDocument
  private let options: ReadingOptions
  /// What was found so far, in the order in which it was met.
  private(set) var found: [FailedReading] = []
  /// Whether the search ended before the document did.
  private(set) var isCut = false
  /// Whether a place was met behind which nothing can be told.
  private var isBroken = false
  /// How many bytes may still be read.
  private var work: Int

  /// What is left out to be fast is looked into again as often as this.
  private static let rounds = 4

  /// A search in a part of a document.
  init(
    _ bytes: UnsafeRawBufferPointer, part: Range<Int>, options: ReadingOptions, isNative: Bool
  ) {
    document = RemainingDocument(bytes, part: part, options: options, isNative: isNative)
    self.options = options
    work = JSONReader.rereadable(count: bytes.count)
  }

  /// Reads on until nothing more is found, the options' limit is reached, or the document turns out
  /// to be no JSON, where nothing behind can be told.
  mutating func run(
    from first: FailedReading, _ read: (UnsafeRawBufferPointer) -> FailedReading?
  ) {
    var next: FailedReading? = first
    for round in 1...Self.rounds {
      let known = found.count
      while let failed = next {
        work -= failed.failure.offset + failed.work
        isCut = work <= 0 && !found.isEmpty
        guard !isCut, take(failed) else { break }
        next = document.withBytes(read)
      }
      guard document.hasGaps, found.count > known, !isCut, !isBroken else { return }
      guard round < Self.rounds else { break }
      document.restart()
      next = document.withBytes(read)
    }
    isCut = true
  }

  /// Keeps an error, unless it only says that something is not there that was left out, and leaves out
  /// its value; false if that ends the search.
  private mutating func take(_ failed: FailedReading) -> Bool {
    var failed = failed
    let fault = document.fault(of: failed.failure)
    failed.failure = ReadingFailure(
      failed.failure.code, at: document.offset(of: failed.failure.offset))
    let errors = errors(failed, fault)
    isCut = found.count + errors.count > options.errorLimit
    found += errors.prefix(options.errorLimit - found.count)
    isBroken = fault.isBroken || !failed.failure.code.isAboutValue
    return !isCut && !isBroken && document.remove(fault, isReal: !errors.isEmpty)
  }

  /// What a failure tells: mostly one error, none if it is a consequence, and of an object that lacks
  /// a key one for each.
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

/// A reading that failed: the failure, its words, and how many bytes were read more than once.
@usableFromInline
struct FailedReading {
  var failure: ReadingFailure
  var details: FailureDetails
  var work = 0
  /// The model that it happened in, if a collector knew it.
  var origin: ModelOrigin?
}

extension JSONReader {
  /// What there is to say of a reading that failed.
  @usableFromInline
  func failed(_ failure: ReadingFailure) -> FailedReading {
    let details = details(of: failure)
    return FailedReading(
      failure: failure, details: details, work: Self.rereadable(count: count) - rereadable,
      origin: collector?.origin(of: failure, details, depth: depth))
  }
}

extension ReadingFailure.Code {
  /// Whether a value does not fit; otherwise the document is no JSON, or too deep.
  var isAboutValue: Bool {
    switch self {
    case .unexpectedEnd, .unexpectedByte, .expectedColon, .expectedCommaOrEnd, .expectedKey,
      .invalidEscape, .controlCharacter, .invalidUTF8, .invalidNumber, .depthLimit, .trailingBytes:
      false
    default: true
    }
  }

  /// What was expected at the place, as far as the code tells.
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
    case .trailingBytes: "the end of the archive"
    default: nil
    }
  }
}
