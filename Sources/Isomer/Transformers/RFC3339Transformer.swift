#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A string as RFC 3339 has it ↔ a date; what a `Date` is read and written as by default.
///
/// ```swift
/// // @mapped with: .rfc3339
/// var created: Date          // "2015-09-25T07:00:00Z", "2015-09-25T09:00:00.5+02:00"
/// ```
///
/// Read with or without a fraction and with any offset; written in UTC, with a fraction only if
/// there is one. With `.rfc3339(fractionDigits: 3)` that many digits are written, whatever the date.
public struct RFC3339Transformer: Transformer, Sendable {
  private let fractionDigits: Int?

  /// A transformer for dates as RFC 3339 has them.
  ///
  /// `fractionDigits` is how many digits of a second's fraction are written, 0 to 9, the last one
  /// rounded; without it, as many as there are.
  public init(fractionDigits: Int? = nil) {
    self.fractionDigits = fractionDigits.map { min(max($0, 0), 9) }
  }

  /// The date that a text describes; throws if it is not one of RFC 3339.
  public func transform(_ input: String) throws -> Date {
    var text = input
    let time = text.withUTF8 { bytes in
      bytes.baseAddress.flatMap { RFC3339($0, bytes.count) }
    }
    guard let time else {
      throw TransformerError(expected: "a date such as \"2019-05-15T15:20:18Z\"", input: input)
    }
    return Date(time)
  }

  /// The text of a date; throws for years before 0 and after 9999.
  public func reverse(_ output: Date) throws -> String {
    guard let (time, fractionDigits) = time(of: output) else {
      throw TransformerError(expected: "a date in the years 0 to 9999", input: output)
    }
    return String(unsafeUninitializedCapacity: RFC3339.longestText) { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return time.write(fractionDigits: fractionDigits, start)
    }
  }

  private func time(of date: Date) -> (RFC3339, Int)? {
    guard let exact = date.rfc3339 else { return nil }
    guard let fractionDigits else { return exact }
    let unit = (fractionDigits..<9).reduce(1) { unit, _ in unit * 10 }
    let nanoseconds = (exact.time.nanoseconds + unit / 2) / unit * unit
    guard nanoseconds == 1_000_000_000 else {
      return (RFC3339(seconds: exact.time.seconds, nanoseconds: nanoseconds), fractionDigits)
    }
    guard exact.time.seconds < RFC3339.latest else { return nil }
    return (RFC3339(seconds: exact.time.seconds + 1), fractionDigits)
  }
}

extension ForwardTransformer where Self == RFC3339Transformer {
  /// A string as RFC 3339 has it ↔ a `Date`.
  public static var rfc3339: Self { Self() }

  /// A string as RFC 3339 has it ↔ a `Date`, written with as many digits of a second's fraction as
  /// are asked for.
  ///
  /// ```swift
  /// .rfc3339(fractionDigits: 3)      // "2015-09-25T07:00:00.000Z"
  /// .rfc3339(fractionDigits: 0)      // "2015-09-25T07:00:00Z"
  /// ```
  public static func rfc3339(fractionDigits: Int) -> Self { Self(fractionDigits: fractionDigits) }
}
