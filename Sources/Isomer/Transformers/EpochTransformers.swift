#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Seconds since 1970 as a number ↔ a date.
///
/// ```swift
/// // @mapped with: .secondsSince1970
/// var created: Date          // 1443164400.5
/// ```
public struct SecondsSince1970Transformer: Transformer, Sendable {
  /// Creates a transformer for dates as seconds.
  public init() {}

  /// Returns the date of a number of seconds, which may be fractional and negative.
  public func transform(_ input: Double) -> Date { Date(timeIntervalSince1970: input) }

  /// Returns the seconds of a date.
  public func reverse(_ output: Date) -> Double { output.timeIntervalSince1970 }
}

/// Milliseconds since 1970 as a number ↔ a date.
///
/// ```swift
/// // @mapped with: .millisecondsSince1970
/// var created: Date          // 1443164400500
/// ```
public struct MillisecondsSince1970Transformer: Transformer, Sendable {
  /// Creates a transformer for dates as milliseconds.
  public init() {}

  /// Returns the date of a number of milliseconds, which may be fractional and negative.
  public func transform(_ input: Double) -> Date { Date(timeIntervalSince1970: input / 1000) }

  /// Returns the milliseconds of a date, without a fraction if they read back as the same date.
  public func reverse(_ output: Date) -> Double {
    let milliseconds = output.timeIntervalSince1970 * 1000
    let whole = milliseconds.rounded()
    return transform(whole) == output ? whole : milliseconds
  }
}

extension ForwardTransformer where Self == SecondsSince1970Transformer {
  /// Seconds since 1970 as a number ↔ a `Date`.
  public static var secondsSince1970: Self { Self() }
}

extension ForwardTransformer where Self == MillisecondsSince1970Transformer {
  /// Milliseconds since 1970 as a number ↔ a `Date`.
  public static var millisecondsSince1970: Self { Self() }
}
