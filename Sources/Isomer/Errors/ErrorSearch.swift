/// Finds every error of a document that failed, by reading it again without what is known to be
/// wrong.
///
/// ```
/// [{"id": 1}, {"id": "x", "n": true}, {"id": 2}]      [1].id is no number
/// [           {           "n": true}, {"id": 2}]      blanked and read again: [1].n is no number
/// [           {                    }, {"id": 2}]      and again: [1] lacks its id, as it must now
/// [                                   {"id": 2}]      and again: nothing more
/// ```
///
/// Blanks are whitespace, so all offsets stay what they are, and the readers of models, which stop at
/// their first error and are fast for it, need to know nothing of this. Elements of arrays that have
/// been read without error are blanked too: they need not be read again. A document that is read
/// without error never comes here.
struct ErrorSearch {
  private var document: BlankedDocument
  private let options: ReadingOptions
  /// What was found so far, in the order in which it was met.
  private(set) var found: [FailedReading] = []
  /// Whether the search ended before the document did.
  private(set) var isCut = false
  /// How many bytes may still be read.
  private var work: Int

  init(_ bytes: UnsafeRawBufferPointer, options: ReadingOptions, isNative: Bool) {
    document = BlankedDocument(bytes, depthLimit: options.depthLimit, isNative: isNative)
    self.options = options
    work = JSONReader.rereadable(count: bytes.count)
  }

  /// Reads again until nothing more is found, the options' limit is reached, or the document turns
  /// out to be no JSON, where nothing behind can be told.
  mutating func run(
    from first: FailedReading, _ read: (UnsafeRawBufferPointer) -> FailedReading?
  ) {
    var next: FailedReading? = first
    while let failed = next {
      work -= document.count + failed.work
      guard found.count < options.errorLimit, work > 0 || found.isEmpty else {
        isCut = true
        return
      }
      guard take(failed) else { return }
      next = document.withBytes(read)
    }
  }

  /// Keeps an error, unless it only says that something blanked is not there, and blanks its value;
  /// false if nothing can be blanked.
  private mutating func take(_ failed: FailedReading) -> Bool {
    guard failed.failure.code.isAboutValue else {
      found.append(failed)
      return false
    }
    let fault = document.fault(of: failed)
    if !fault.isConsequence { found.append(failed) }
    found += others(missingBeside: failed, at: fault)
    return !fault.isBroken && document.blank(fault)
  }

  /// The other keys that an object lacks: reading names the first alone.
  private func others(
    missingBeside failed: FailedReading, at fault: BlankedDocument.Fault
  ) -> [FailedReading] {
    guard failed.failure.code == .missingKey, let origin = failed.origin else { return [] }
    let room = max(options.errorLimit - found.count, 0)
    return origin.required.filter { required in
      required.paths.first != failed.details.missingKey
        && !required.paths.contains { document.had($0, inObjectAt: fault.start) }
    }.prefix(room).map { required in
      var other = failed
      other.details.missingKey = required.paths.first
      other.origin?.property = required.property.name
      other.origin?.source = required.property.source
      return other
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
}
