#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Date: Readable, Writable, MappableKey {
  /// Reads an RFC 3339 time.
  ///
  /// ```swift
  /// // "2019-05-15T17:20:18.25+02:00"
  /// try Date.read(&reader).timeIntervalSince1970      // 1557933618.25
  /// ```
  ///
  /// Lower-case `t` and `z`, any number of fraction digits and leap seconds are accepted; up to
  /// nine fraction digits are used, limited by the precision of `Date`. Throws for anything else,
  /// including days that do not exist in the month.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Date {
    let text: KeyText
    do throws(ReadingFailure) {
      text = try reader.readText()
    } catch {
      return try reader.nativeDate(insteadOf: error)
    }
    guard let time = RFC3339(text.start, text.count) else {
      throw reader.invalid("a date such as \"2019-05-15T15:20:18Z\"")
    }
    return Date(time)
  }

  /// Writes the time in UTC, with the fewest fraction digits that read back as the same date.
  ///
  /// ```swift
  /// Date(timeIntervalSince1970: 1557933618.25)      // "2019-05-15T15:20:18.25Z"
  /// ```
  ///
  /// Times outside the years 0 to 9999 cannot be written.
  public func write(to writer: inout JSONWriter) { writer.write(self) }

  /// Reads a key that is an RFC 3339 time.
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> Date {
    let text = try reader.readKey()
    guard let time = RFC3339(text.start, text.count) else {
      throw reader.invalidKey("a date such as \"2019-05-15T15:20:18Z\" as the key")
    }
    return Date(time)
  }

  /// Writes a key in the same form as the date's value in JSON.
  public func writeKey(to writer: inout JSONWriter) {
    var scratch = JSONWriter(capacity: 40)
    scratch.write(self)
    guard scratch.failure == nil else {
      return writer.fail(.notRepresentable, "RFC 3339 has only the years 0 to 9999")
    }
    scratch.withBytes { writer.appendBytes($0) }
    writer.append(Byte.colon)
  }

  /// 2001-01-01T00:00:00Z, the reference date of `Date`.
  private static var reference: Int { 978_307_200 }

  init(_ time: RFC3339) {
    let whole = Double(time.seconds - Self.reference)
    guard time.nanoseconds != 0 else {
      self.init(timeIntervalSinceReferenceDate: whole)
      return
    }
    let fraction = Double(time.nanoseconds) / 1e9
    let interval =
      Self.isSummedSince1970(time)
      ? Double(time.seconds) + fraction - Double(Self.reference) : whole + fraction
    // Rounding up the last second would give the year 10000, which cannot be written.
    let isLast = time.seconds == RFC3339.latest
    self.init(
      timeIntervalSinceReferenceDate: isLast ? min(interval, (whole + 1).nextDown) : interval)
  }

  /// True for a fraction of six digits or fewer, which is added to the seconds since 1970, as by
  /// formatters, other languages and `timeIntervalSince1970`.
  ///
  /// The sum with the seconds since 2001 can be another number. In the months around 2001, only that
  /// sum is precise to a nanosecond.
  private static func isSummedSince1970(_ time: RFC3339) -> Bool {
    time.nanoseconds % 1000 == 0 && time.nanoseconds != 0
      && abs(time.seconds - reference) > 1 << 24
  }

  /// The time and the number of fraction digits to write; nil for years that RFC 3339 does not
  /// support.
  var rfc3339: (time: RFC3339, fractionDigits: Int)? { rfc3339(until: RFC3339.latest) }

  /// Returns the time and the fraction digits; nil if it is before year 0 or after the given
  /// second.
  func rfc3339(until latest: Int) -> (time: RFC3339, fractionDigits: Int)? {
    let interval = timeIntervalSinceReferenceDate
    let whole = interval.rounded(.down)
    guard let seconds = Int(exactly: whole).map({ $0.addingReportingOverflow(Self.reference) }),
      !seconds.overflow, seconds.partialValue >= RFC3339.earliest,
      seconds.partialValue <= latest
    else { return nil }
    let time = RFC3339(seconds: seconds.partialValue)
    let fraction = interval - whole
    return fraction == 0 ? (time, 0) : Self.shortest(time, fraction, self)
  }

  /// Returns the fewest fraction digits that read back as the same date; nine if there are none.
  private static func shortest(
    _ time: RFC3339, _ fraction: Double, _ date: Date
  ) -> (time: RFC3339, fractionDigits: Int) {
    var scale = 10.0
    var unit = 100_000_000
    var candidate = time
    for digits in 1...9 {
      let rounded = Int((fraction * scale).rounded())
      candidate = RFC3339(seconds: time.seconds, nanoseconds: rounded * unit)
      if candidate.nanoseconds == 1_000_000_000 {
        candidate = RFC3339(seconds: time.seconds + 1)
      }
      if Date(candidate) == date, candidate.seconds <= RFC3339.latest {
        return (candidate, candidate.nanoseconds == 0 ? 0 : digits)
      }
      scale *= 10
      unit /= 10
    }
    // The next nanosecond has the same nearest date since 2001.
    if isSummedSince1970(candidate) { candidate.nanoseconds += 1 }
    if candidate.seconds > RFC3339.latest {
      candidate = RFC3339(seconds: time.seconds, nanoseconds: 999_999_999)
    }
    return (candidate, candidate.nanoseconds == 0 ? 0 : 9)
  }
}

extension JSONWriter {
  /// Writes a time in RFC 3339 format, in UTC.
  mutating func write(_ date: Date) {
    guard let (time, fractionDigits) = date.rfc3339(until: limits.date) else {
      return writeUnusual(date)
    }
    reserve(RFC3339.longestText + 2)
    base[count] = Byte.quote
    count &+= 1
    count &+= time.write(fractionDigits: fractionDigits, base + count)
    base[count] = Byte.quote
    count &+= 1
  }
}
