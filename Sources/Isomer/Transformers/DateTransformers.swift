#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension ForwardTransformer where Self == StandardTransformer<Double, Date> {
  /// Seconds since 2001 as a number ↔ a `Date`, as `JSONEncoder` writes it by default.
  ///
  /// ```swift
  /// // @mapped with: .secondsSince2001
  /// var created: Date          // 464857200.5
  /// ```
  public static var secondsSince2001: Self {
    Self(
      read: { Date(timeIntervalSinceReferenceDate: $0) },
      write: { $0.timeIntervalSinceReferenceDate })
  }

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
  public static var millisecondsSince1970: Self { since1970(inSecond: 1000) }

  /// Microseconds since 1970 as a number ↔ a `Date`.
  ///
  /// ```swift
  /// // @mapped with: .microsecondsSince1970
  /// var created: Date          // 1443164400500000
  /// ```
  ///
  /// It is read and written like ``millisecondsSince1970``.
  public static var microsecondsSince1970: Self { since1970(inSecond: 1_000_000) }

  private static func since1970(inSecond units: Double) -> Self {
    Self(
      read: { Date(timeIntervalSince1970: $0 / units) },
      write: { date in
        let number = date.timeIntervalSince1970 * units
        let whole = number.rounded()
        return Date(timeIntervalSince1970: whole / units) == date ? whole : number
      })
  }
}

extension ForwardTransformer where Self == StandardTransformer<String, Date> {
  /// An RFC 3339 string ↔ a `Date`; the default for `Date`.
  ///
  /// ```swift
  /// // @mapped with: .rfc3339
  /// var created: Date
  /// // "2015-09-25T07:00:00Z", "2015-09-25T09:00:00.5+02:00"
  /// ```
  ///
  /// Reads strings with or without a fraction and with any offset. Writes UTC, with a fraction only
  /// if there is one. Writing a date before the year 0 or after 9999 is an error.
  public static var rfc3339: Self {
    Self(read: RFC3339.date, write: { try RFC3339.text(of: $0, fractionDigits: nil) })
  }

  /// An RFC 3339 string ↔ a `Date`, written with the offset of a time zone, UTC by default, or with
  /// a fixed number of fraction digits, 0 to 9.
  ///
  /// ```swift
  /// .rfc3339(timeZone: TimeZone(secondsFromGMT: 7200)!)
  /// // "2015-09-25T09:00:00+02:00"
  /// .rfc3339(fractionDigits: 3)      // "2015-09-25T07:00:00.000Z"
  /// .rfc3339(fractionDigits: 0)      // "2015-09-25T07:00:00Z"
  /// ```
  ///
  /// Strings with any offset are read. The offset is in whole minutes, as RFC 3339 requires. The
  /// date is rounded to the fraction digits; `JSONEncoder` with `.iso8601` rounds it down.
  public static func rfc3339(
    timeZone: TimeZone? = nil, fractionDigits: Int? = nil,
    rounding: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> Self {
    let digits = fractionDigits.map { min(max($0, 0), 9) }
    return Self(
      read: RFC3339.date,
      write: { date in
        let minutes = timeZone.map { $0.secondsFromGMT(for: date.inFourDigitYears) / 60 } ?? 0
        let text = try RFC3339.text(
          of: date, fractionDigits: digits, offset: minutes * 60, rounding: rounding)
        return minutes == 0 ? text : text.dropLast() + RFC3339.offsetText(minutes)
      })
  }

  /// A day without a time ↔ the `Date` at which it begins in GMT.
  ///
  /// ```swift
  /// // @mapped with: .day
  /// var born: Date             // "2015-09-25"
  /// ```
  ///
  /// The form is the `full-date` of RFC 3339. The day that contains the date is written.
  public static var day: Self { day(timeZone: .gmt) }

  /// A day without a time ↔ the `Date` at which it begins in a time zone.
  ///
  /// ```swift
  /// .day(timeZone: TimeZone(secondsFromGMT: 7200)!)      // "2015-09-25"
  /// ```
  ///
  /// The day that contains the date in the time zone is written.
  public static func day(timeZone: TimeZone) -> Self {
    Self(
      read: {
        try RFC3339.local($0, "T00:00:00Z", timeZone, expected: "a day such as \"2019-05-15\"")
      },
      write: { String(try RFC3339.text(of: $0, in: timeZone, fractionDigits: 0).prefix(10)) })
  }

  /// A date and a time without an offset ↔ a `Date` in GMT.
  ///
  /// ```swift
  /// // @mapped with: .localDateTime
  /// var start: Date            // "2015-09-25T07:00:00.5"
  /// ```
  public static var localDateTime: Self { localDateTime(timeZone: .gmt) }

  /// A date and a time without an offset ↔ a `Date` in a time zone.
  ///
  /// ```swift
  /// .localDateTime(timeZone: TimeZone(secondsFromGMT: 7200)!)
  /// // "2015-09-25T09:00:00"
  /// ```
  ///
  /// If clocks are set back, a time that occurs twice is the first one; if they are set forward, a
  /// time that is skipped is read with the offset before.
  public static func localDateTime(timeZone: TimeZone) -> Self {
    let expected = "a date and time such as \"2019-05-15T15:20:18\""
    return Self(
      read: { try RFC3339.local($0, "Z", timeZone, expected: expected) },
      write: {
        String(try RFC3339.text(of: $0, in: timeZone, fractionDigits: nil).dropLast())
      })
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
  ///
  /// The time is that of clocks which are ahead of UTC by the offset.
  fileprivate static func text(
    of date: Date, fractionDigits: Int?, offset: Int = 0,
    rounding: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) throws -> String {
    guard let (exact, fractionDigits) = time(of: date, fractionDigits, rounding),
      (earliest...latest).contains(exact.seconds + offset)
    else { throw TransformerError(expected: "a date in the years 0 to 9999", input: date) }
    let time = RFC3339(seconds: exact.seconds + offset, nanoseconds: exact.nanoseconds)
    return String(unsafeUninitializedCapacity: longestText) { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      return time.write(fractionDigits: fractionDigits, start)
    }
  }

  fileprivate static func text(
    of date: Date, in zone: TimeZone, fractionDigits: Int?
  ) throws -> String {
    let offset = zone.secondsFromGMT(for: date.inFourDigitYears)
    // A day is not rounded to the next one.
    let date = fractionDigits == 0 ? date.wholeSecond : date
    return try text(of: date, fractionDigits: fractionDigits, offset: offset)
  }

  /// Returns the date of the time on a zone's clocks; the end completes the text.
  fileprivate static func local(
    _ input: String, _ end: String, _ zone: TimeZone, expected: String
  ) throws -> Date {
    var text = input + end
    let clock = text.withUTF8 { bytes in
      bytes.baseAddress.flatMap { RFC3339($0, bytes.count) }
    }
    guard let clock else { throw TransformerError(expected: expected, input: input) }
    func offset(_ seconds: Int) -> Int {
      zone.secondsFromGMT(for: Date(RFC3339(seconds: seconds)).inFourDigitYears)
    }
    let before = offset(clock.seconds - 86_400)
    let after = offset(clock.seconds + 86_400)
    let isAfter =
      offset(clock.seconds - before) != before && offset(clock.seconds - after) == after
    let seconds = clock.seconds - (isAfter ? after : before)
    guard (earliest...latest).contains(seconds) else {
      throw TransformerError(expected: expected, input: input)
    }
    return Date(RFC3339(seconds: seconds, nanoseconds: clock.nanoseconds))
  }

  fileprivate static func offsetText(_ minutes: Int) -> String {
    func pair(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let size = abs(minutes)
    return "\(minutes < 0 ? "-" : "+")\(pair(size / 60)):\(pair(size % 60))"
  }

  private static func time(
    of date: Date, _ fractionDigits: Int?, _ rounding: FloatingPointRoundingRule
  ) -> (RFC3339, Int)? {
    guard let exact = date.rfc3339 else { return nil }
    guard let fractionDigits else { return exact }
    let unit = (fractionDigits..<9).reduce(1) { unit, _ in unit * 10 }
    let digits = (Double(exact.time.nanoseconds) / Double(unit)).rounded(rounding)
    let nanoseconds = Int(digits) * unit
    guard nanoseconds == 1_000_000_000 else {
      return (RFC3339(seconds: exact.time.seconds, nanoseconds: nanoseconds), fractionDigits)
    }
    guard exact.time.seconds < latest else { return nil }
    return (RFC3339(seconds: exact.time.seconds + 1), fractionDigits)
  }
}

extension Date {
  /// The date, or 1970 outside the years 0 to 9999, for which Foundation's calendars can trap.
  fileprivate var inFourDigitYears: Date { rfc3339 == nil ? Date(timeIntervalSince1970: 0) : self }

  /// The second that contains the date.
  fileprivate var wholeSecond: Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.rounded(.down))
  }
}
