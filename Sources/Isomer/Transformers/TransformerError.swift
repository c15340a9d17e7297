public import Foundation

/// Why a transformer does not accept a value: what it expects and what it was given.
///
/// ```swift
/// throw TransformerError(expected: "a UUID", input: text)
/// // id: expected a UUID, found string "x" (line 1, column 7, byte 6)
/// ```
public struct TransformerError: Error, Sendable, Equatable, CustomStringConvertible,
  LocalizedError
{
  /// What would have been accepted, such as `a UUID`.
  public let expected: String

  /// What was given, as text.
  public let input: String

  /// An error that names what is expected and what was given.
  public init(expected: String, input: some Any) {
    self.expected = expected
    // Foundation traps where it describes a date that is not a number.
    let isNoDate = (input as? Date)?.timeIntervalSinceReferenceDate.isNaN ?? false
    self.input = isNoDate ? "nan" : String(describing: input)
  }

  /// One line, such as `expected a UUID, found "x"`.
  public var description: String { "expected \(expected), found \"\(input)\"" }

  /// The same line as ``description``.
  public var errorDescription: String? { description }
}

extension FailureDetails {
  /// Keeps the words of an error that a transformer threw.
  ///
  /// A ``TransformerError`` says what is expected, and the document what is found; of any other
  /// error its own description is the reason.
  @inline(never)
  mutating func keep(_ error: any Error) {
    if let error = error as? TransformerError {
      expected = error.expected
    } else if let error = error as? MappingError {
      expected = error.expected
      reason = error.reason
    } else {
      reason = (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
    }
  }
}
