#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// An error of a transformer that rejects a value: what it expected and its input.
///
/// ```swift
/// throw TransformerError(expected: "a UUID", input: text)
/// // id: expected a UUID, found string "x" (line 1, column 7, byte 6)
/// ```
public struct TransformerError: Error, Sendable, CustomStringConvertible, LocalizedError {
  /// A description of the accepted values, such as `a UUID`.
  public let expected: String

  /// The input as text.
  public let input: String

  /// Further explanation, such as the message of a parser; nil if there is none.
  public let reason: String?

  /// The error that caused this one, if any.
  public let underlying: (any Error)?

  /// Creates an error with what was expected, the input, and the reason for rejecting it.
  ///
  /// ```swift
  /// throw TransformerError(
  ///   expected: "a date", input: text, reason: "the month has 30 days")
  /// // day: expected a date, found string "2015-09-31": the month has 30 days
  /// //   (line 1, …)
  /// ```
  public init(
    expected: String, input: some Any, reason: String? = nil, underlying: (any Error)? = nil
  ) {
    self.expected = expected
    // Foundation traps when it describes a NaN date.
    let isNoDate = (input as? Date)?.timeIntervalSinceReferenceDate.isNaN ?? false
    self.input = isNoDate ? "nan" : String(describing: input)
    self.reason = reason
    self.underlying = underlying
  }

  /// One line, such as `expected a UUID, found "x"`.
  public var description: String {
    "expected \(expected), found \"\(input.excerpt)\"" + (reason.map { ": \($0)" } ?? "")
  }

  /// The same line as ``description``.
  public var errorDescription: String? { description }
}

extension TransformerError: Equatable {
  /// Returns whether two errors have the same message; the underlying errors are not compared.
  public static func == (first: TransformerError, second: TransformerError) -> Bool {
    first.expected == second.expected && first.input == second.input
      && first.reason == second.reason
  }
}
