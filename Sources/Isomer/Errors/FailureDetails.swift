#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The part of a failure that ``ReadingFailure`` cannot carry; stored in the reader or the writer
/// until the failure is reported.
@usableFromInline
package struct FailureDetails: Sendable {
  // One pointer, because every reader, every writer and every attempt contains the details of a
  // failure, which is rare. Copies share the contents until one of them is changed.
  private final class Contents: @unchecked Sendable {
    var missingKey: String?
    var expected: String?
    var reason: String?
    var found: String?
    var underlying: (any Error)?
    var inner = ValuePath()
    var inside: InsideError?
    var caseName: String?
    var isSecret = false

    init() {}

    init(_ other: Contents) {
      missingKey = other.missingKey
      expected = other.expected
      reason = other.reason
      found = other.found
      underlying = other.underlying
      inner = other.inner
      inside = other.inside
      caseName = other.caseName
      isSecret = other.isSecret
    }
  }

  private var contents: Contents?

  @usableFromInline package init() {}

  /// Returns the contents for a change, which no copy shares.
  @inline(never)
  private mutating func own() -> Contents {
    if isKnownUniquelyReferenced(&contents), let contents { return contents }
    let own = contents.map(Contents.init) ?? Contents()
    contents = own
    return own
  }

  /// The missing key or path.
  package var missingKey: String? {
    get { contents?.missingKey }
    set { own().missingKey = newValue }
  }

  /// A description of the valid values, as in "expected `a number from 0 to 100`".
  package var expected: String? {
    get { contents?.expected }
    set { own().expected = newValue }
  }

  /// The message of the error that a transformer threw, or the reason why a value cannot be
  /// written.
  package var reason: String? {
    get { contents?.reason }
    set { own().reason = newValue }
  }

  /// The value that was found, if the document does not show it.
  package var found: String? {
    get { contents?.found }
    set { own().found = newValue }
  }

  /// The error that a transformer, a hook or a check threw.
  package var underlying: (any Error)? {
    get { contents?.underlying }
    set { own().underlying = newValue }
  }

  /// The path of the failure inside the value at its offset.
  package var inner: ValuePath {
    get { contents?.inner ?? ValuePath() }
    set { own().inner = newValue }
  }

  /// The error of a value inside the one at the failure's offset.
  package var inside: InsideError? {
    get { contents?.inside }
    set { own().inside = newValue }
  }

  /// The name of the case that the value is read as, if others were possible.
  package var caseName: String? {
    get { contents?.caseName }
    set { own().caseName = newValue }
  }

  /// True if the value is secret; then nothing of the document may be shown.
  package var isSecret: Bool {
    get { contents?.isSecret ?? false }
    set { own().isSecret = newValue }
  }
}

extension FailureDetails: Equatable {
  /// Returns whether two failures have the same message; the underlying errors are not compared.
  @usableFromInline
  package static func == (first: FailureDetails, second: FailureDetails) -> Bool {
    first.missingKey == second.missingKey && first.expected == second.expected
      && first.reason == second.reason && first.found == second.found
      && first.inner == second.inner && first.isSecret == second.isSecret
  }
}

extension FailureDetails {
  /// Creates the details of an error that a transformer or a hook threw while reading.
  ///
  /// A ``TransformerError`` provides what was expected, and the document what was found. For any
  /// other error, the reason is its description.
  @inline(never)
  package init(reading error: any Error) {
    let error = takePlace(of: error)
    if let error = error as? TransformerError {
      expected = error.expected
      reason = error.reason
      underlying = error.underlying ?? error
    } else if let error = error as? MappingError, error.path.isEmpty {
      expected = error.expected
      reason = error.reason
      underlying = error.underlying ?? error
    } else {
      inside = (error as? MappingError).map { InsideError(error: $0) }
      reason = Self.words(of: error)
    }
    // The value contains a document that contains a secret.
    isSecret = [error, underlying].contains {
      ($0 as? MappingError)?.all.contains(where: \.isSecret) == true
    }
  }

  /// Creates the details of an error that a transformer or a hook threw while writing.
  ///
  /// As for reading, except that the reason describes the transformer's input, since there is no
  /// document to show it.
  @inline(never)
  package init(writing error: any Error) {
    reason = Self.words(of: takePlace(of: error))
  }

  /// Takes the path and the underlying error from an error about an element; returns the error to
  /// describe.
  private mutating func takePlace(of error: any Error) -> any Error {
    guard let element = error as? ElementError else {
      underlying = error
      return error
    }
    guard element.isInside else {
      underlying = (element.error as? TransformerError)?.underlying ?? element.error
      return element
    }
    inner = inner.appending(element.path)
    return takePlace(of: element.error)
  }

  /// Returns the description of an error that a transformer or a hook threw, as one sentence.
  ///
  /// ```
  /// TransformerError      expected a UUID, found "x"
  /// MappingError          its path and message, without its location and its other errors
  /// LocalizedError        its errorDescription
  /// any other             its description
  /// ```
  package static func words(of error: any Error) -> String {
    if let error = error as? MappingError {
      return error.path.isEmpty ? error.sentence : "\(error.path.excerpt): \(error.sentence)"
    }
    return (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
  }
}
