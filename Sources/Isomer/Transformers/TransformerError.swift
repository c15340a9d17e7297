#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Why a transformer does not accept a value: what it expects and what it was given.
///
/// ```swift
/// throw TransformerError(expected: "a UUID", input: text)
/// // id: expected a UUID, found string "x" (line 1, column 7, byte 6)
/// ```
public struct TransformerError: Error, Sendable, CustomStringConvertible, LocalizedError {
  /// What would have been accepted, such as `a UUID`.
  public let expected: String

  /// What was given, as text.
  public let input: String

  /// What else there is to say, such as why a parser gave up; nil if nothing.
  public let reason: String?

  /// The error that led to this one, if there was any.
  public let underlying: (any Error)?

  /// An error that names what is expected and what was given, and why that is not it.
  ///
  /// ```swift
  /// throw TransformerError(expected: "a date", input: text, reason: "the month has 30 days")
  /// // day: expected a date, found string "2015-09-31": the month has 30 days (line 1, …)
  /// ```
  public init(
    expected: String, input: some Any, reason: String? = nil, underlying: (any Error)? = nil
  ) {
    self.expected = expected
    // Foundation traps where it describes a date that is not a number.
    let isNoDate = (input as? Date)?.timeIntervalSinceReferenceDate.isNaN ?? false
    self.input = isNoDate ? "nan" : String(describing: input)
    self.reason = reason
    self.underlying = underlying
  }

  /// One line, such as `expected a UUID, found "x"`.
  public var description: String {
    "expected \(expected), found \"\(input)\"" + (reason.map { ": \($0)" } ?? "")
  }

  /// The same line as ``description``.
  public var errorDescription: String? { description }
}

extension TransformerError: Equatable {
  /// Whether two errors say the same; the errors behind them are not compared.
  public static func == (first: TransformerError, second: TransformerError) -> Bool {
    first.expected == second.expected && first.input == second.input
      && first.reason == second.reason
  }
}
