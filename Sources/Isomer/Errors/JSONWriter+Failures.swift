import Foundation

extension JSONWriter {
  /// Reports that a transformer or a hook threw while a value was written, and writes `null` in its
  /// place.
  ///
  /// The words are chosen as for reading; but where reading shows what the document has, the
  /// reason here says what the transformer was given.
  @inline(never) @usableFromInline
  mutating func transformerFailed(_ error: any Error) {
    fail(.transformerFailed, FailureDetails.words(of: error))
  }
}

extension FailureDetails {
  /// The words of an error that a transformer or a hook threw, in one sentence.
  ///
  /// ```
  /// TransformerError      expected a UUID, found "x"
  /// LocalizedError        its errorDescription
  /// any other             its description
  /// ```
  static func words(of error: any Error) -> String {
    (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
  }
}
