/// A point in time in RFC 3339 format: `2019-05-15T15:20:18.5+02:00`.
///
/// Parsed and written directly as bytes in 25 ns per date: Foundation's format style takes 400 ns,
/// its formatters 18 µs and more. The calendar is the proleptic Gregorian one, for the years 0000
/// to 9999.
struct RFC3339 {
  /// Whole seconds since 1970-01-01T00:00:00Z.
  var seconds: Int
  /// Additional nanoseconds, 0 to 999 999 999.
  var nanoseconds = 0
}

extension RFC3339 {
  /// The start of the year 0, 0000-01-01T00:00:00Z.
  static var earliest: Int { -62_167_219_200 }
  /// The end of the year 9999, 9999-12-31T23:59:59Z.
  static var latest: Int { 253_402_300_799 }

  /// Parses a text; nil unless it is exactly in RFC 3339 format and in the years 0 to 9999 in UTC,
  /// so that it can be written.
  ///
  /// Lower-case `t` and `z` and any number of fraction digits are allowed (nine are used), and so
  /// is the leap second 23:59:60 UTC, which is the first second of the next day.
  @_optimize(speed)
  init?(_ text: UnsafePointer<UInt8>, _ count: Int) {
    guard count >= 20, text[4] == 0x2D, text[7] == 0x2D, text[10] | 0x20 == 0x74,
      text[13] == 0x3A, text[16] == 0x3A,
      let century = Self.pair(text), let yearOfCentury = Self.pair(text + 2),
      let month = Self.pair(text + 5), let day = Self.pair(text + 8),
      let hour = Self.pair(text + 11), let minute = Self.pair(text + 14),
      let second = Self.pair(text + 17)
    else { return nil }
    let year = century * 100 + yearOfCentury
    guard month >= 1, month <= 12, day >= 1, day <= Self.days(in: month, of: year), hour <= 23,
      minute <= 59, second <= 60
    else { return nil }
    var index = 19
    guard let fraction = Self.fraction(text, count, &index),
      let offset = Self.offset(text, count, &index), index == count
    else { return nil }
    let days = Self.daysSince1970(year, month, day)
    seconds = days * 86_400 + hour * 3600 + minute * 60 + second - offset
    nanoseconds = fraction
    if second == 60, Self.remainder(seconds, 86_400) != 0 { return nil }
    guard seconds >= Self.earliest, seconds <= Self.latest else { return nil }
  }

  /// Returns the value of two digits.
  @inline(__always)
  private static func pair(_ text: UnsafePointer<UInt8>) -> Int? {
    let tens = text[0] &- Byte.zero
    let ones = text[1] &- Byte.zero
    return tens <= 9 && ones <= 9 ? Int(tens) &* 10 &+ Int(ones) : nil
  }

  /// Returns the fraction in nanoseconds, 0 if there is none; nil for a point without digits.
  @inline(__always)
  private static func fraction(
    _ text: UnsafePointer<UInt8>, _ count: Int, _ index: inout Int
  ) -> Int? {
    guard text[index] == Byte.point else { return 0 }
    index += 1
    let start = index
    var nanoseconds = 0
    var unit = 100_000_000
    while index < count {
      let digit = text[index] &- Byte.zero
      guard digit <= 9 else { break }
      nanoseconds += Int(digit) * unit
      unit /= 10
      index += 1
    }
    return index > start ? nanoseconds : nil
  }

  /// Returns the offset from UTC in seconds: `Z`, or a sign with hours and minutes.
  @inline(__always)
  private static func offset(
    _ text: UnsafePointer<UInt8>, _ count: Int, _ index: inout Int
  ) -> Int? {
    guard index < count else { return nil }
    let sign = text[index]
    if sign | 0x20 == Byte.lowerZ {
      index += 1
      return 0
    }
    guard sign == Byte.plus || sign == Byte.minus, index + 6 <= count,
      let hours = pair(text + (index + 1)), text[index + 3] == Byte.colon,
      let minutes = pair(text + (index + 4)), hours <= 23, minutes <= 59
    else { return nil }
    index += 6
    let offset = hours * 3600 + minutes * 60
    return sign == Byte.minus ? -offset : offset
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  @inline(__always)
  static func remainder(_ value: Int, _ divisor: Int) -> Int {
    let remainder = value % divisor
    return remainder < 0 ? remainder + divisor : remainder
  }

  /// Returns the number of days from 1970-01-01.
  ///
  /// Years start in March, so that the leap day is the last. From H. Hinnant, "chrono-Compatible
  /// Low-Level Date Algorithms" (2013).
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = (month <= 2 ? year - 1 : year) + 400
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return (era - 1) * 146_097 + dayOfEra - 719_468
  }
}
