#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension ForwardTransformer where Self == StandardTransformer<Double, Date> {
  /// Seconds since 1970 as a number ↔ a `Date`.
  ///
  /// ```swift
  /// // @mapped with: .secondsSince1970
  /// var created: Date          // 1443164400.5
  /// ```
  ///
  /// The number may be fractional and negative.
  public static var secondsSince1970: Self {
    Self(read: { Date(timeIntervalSince1970: $0) }, write: { $0.timeIntervalSince1970 })
  }

  /// Milliseconds since 1970 as a number ↔ a `Date`.
  ///
  /// ```swift
  /// // @mapped with: .millisecondsSince1970
  /// var created: Date          // 1443164400500
  /// ```
  ///
  /// The number may be fractional and negative. It is written without a fraction if it is then read
  /// as the same date.
  public static var millisecondsSince1970: Self {
    Self(
      read: { Date(timeIntervalSince1970: $0 / 1000) },
      write: { date in
        let milliseconds = date.timeIntervalSince1970 * 1000
        let whole = milliseconds.rounded()
        return Date(timeIntervalSince1970: whole / 1000) == date ? whole : milliseconds
      })
  }
}

extension ForwardTransformer where Self == StandardTransformer<String, Date> {
  /// An RFC 3339 string ↔ a `Date`; the default for `Date`.
  ///
  /// ```swift
  /// // @mapped with: .rfc3339
  /// var created: Date          // "2015-09-25T07:00:00Z", "2015-09-25T09:00:00.5+02:00"
  /// ```
  ///
  /// Reads strings with or without a fraction and with any offset. Writes UTC, with a fraction only
  /// if there is one. Writing a date before the year 0 or after 9999 is an error.
  public static var rfc3339: Self {
    Self(read: RFC3339.date, write: { try RFC3339.text(of: $0, fractionDigits: nil) })
  }

  /// An RFC 3339 string ↔ a `Date`, written with a fixed number of fraction digits, 0 to 9.
  ///
  /// ```swift
  /// .rfc3339(fractionDigits: 3)      // "2015-09-25T07:00:00.000Z"
  /// .rfc3339(fractionDigits: 0)      // "2015-09-25T07:00:00Z"
  /// ```
  ///
  /// The date is rounded to these digits.
  public static func rfc3339(fractionDigits: Int) -> Self {
    let digits = min(max(fractionDigits, 0), 9)
    return Self(read: RFC3339.date, write: { try RFC3339.text(of: $0, fractionDigits: digits) })
  }
}

extension RFC3339 {
  @Sendable fileprivate static func date(_ input: String) throws -> Date {
    var text = input
    let time = text.withUTF8 { bytes in
      bytes.baseAddress.flatMap { RFC3339($0, bytes.count) }
    }
    guard let time else {
      throw TransformerError(expected: "a date such as \"2019-05-15T15:20:18Z\"", input: input)
    }
    return Date(time)
  }

  /// Returns the text of a date, with as many fraction digits as needed if no number is given;
  /// throws for years before 0 and after 9999.
  fileprivate static func text(of date: Date, fractionDigits: Int?) throws -> String {
    guard let (time, fractionDigits) = time(of: date, fractionDigits) else {
      throw TransformerError(expected: "a date in the years 0 to 9999", input: date)
    }
    return String(unsafeUninitializedCapacity: longestText) { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return time.write(fractionDigits: fractionDigits, start)
    }
  }

  private static func time(of date: Date, _ fractionDigits: Int?) -> (RFC3339, Int)? {
    guard let exact = date.rfc3339 else { return nil }
    guard let fractionDigits else { return exact }
    let unit = (fractionDigits..<9).reduce(1) { unit, _ in unit * 10 }
    let nanoseconds = (exact.time.nanoseconds + unit / 2) / unit * unit
    guard nanoseconds == 1_000_000_000 else {
      return (RFC3339(seconds: exact.time.seconds, nanoseconds: nanoseconds), fractionDigits)
    }
    guard exact.time.seconds < latest else { return nil }
    return (RFC3339(seconds: exact.time.seconds + 1), fractionDigits)
  }
}
