#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a ``ReadingFailure`` cannot carry: it stays in the reader or the writer until the failure
/// is reported.
public struct FailureDetails: Sendable {
  /// The key, or the path of keys, that is missing.
  public package(set) var missingKey: String?
  /// What would have been valid, as in "expected `a number from 0 to 100`".
  public package(set) var expected: String?
  /// The text of the error that a transformer threw, or the reason for which a value cannot be
  /// written.
  public package(set) var reason: String?
  /// What was found, where the document does not show it.
  package var found: String?
  /// The error that a transformer, a hook or a check threw.
  public package(set) var underlying: (any Error)?
  /// Where the failure is inside of the value at its offset.
  package var inner = ValuePath()
  /// Whether the value is secret: then nothing that stands in the document may be shown.
  public package(set) var isSecret = false

  @usableFromInline package init() {}
}

extension FailureDetails: Equatable {
  /// Whether two failures are told in the same words; the errors behind them are not compared.
  public static func == (first: FailureDetails, second: FailureDetails) -> Bool {
    first.missingKey == second.missingKey && first.expected == second.expected
      && first.reason == second.reason && first.found == second.found
      && first.inner == second.inner && first.isSecret == second.isSecret
  }
}

extension FailureDetails {
  /// What there is to say of an error that a transformer or a hook threw while reading.
  ///
  /// A ``TransformerError`` says what is expected, and the document what is found; of any other
  /// error its own description is the reason.
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
      reason = Self.words(of: error)
    }
    // A document inside of the value has a secret, which the value would show.
    isSecret = [error, underlying].contains {
      ($0 as? MappingError)?.all.contains(where: \.isSecret) == true
    }
  }

  /// What there is to say of an error that a transformer or a hook threw while writing.
  ///
  /// The words are chosen as for reading; but where reading shows what the document has, the
  /// reason here says what the transformer was given.
  @inline(never)
  package init(writing error: any Error) {
    reason = Self.words(of: takePlace(of: error))
  }

  /// Keeps the path and the error behind of an error about an element; what is left is to be told.
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

  /// The words of an error that a transformer or a hook threw, in one sentence.
  ///
  /// ```
  /// TransformerError      expected a UUID, found "x"
  /// MappingError          its path, its sentence and its place, without the others behind it
  /// LocalizedError        its errorDescription
  /// any other             its description
  /// ```
  package static func words(of error: any Error) -> String {
    if let error = error as? MappingError { return error.summary }
    return (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
  }
}
