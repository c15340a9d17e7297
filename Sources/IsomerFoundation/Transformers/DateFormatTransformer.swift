public import Foundation
public import Isomer

extension ForwardTransformer where Self == StandardTransformer<String, Date> {
  /// A string in the format of a `DateFormatter` ↔ a `Date`.
  ///
  /// ```swift
  /// // @mapped with: .dateFormat("yyyy-MM-dd")
  /// var birthday: Date         // "2015-09-25"
  /// // @mapped with: .dateFormat(
  /// //   "MMMM dd, yyyy",
  /// //   timeZone: TimeZone(identifier: "America/Los_Angeles") ?? .gmt)
  /// var released: Date         // "September 25, 2015"
  /// ```
  ///
  /// A text must be exactly what the format writes: `2015-9-25`, `15-09-25`, `2015-09-37` and
  /// spaces around the date are errors. Only a time zone in the text may have any form that
  /// `DateFormatter` reads, and a fraction has exactly as many digits as the format has `S`.
  /// Writing a date so distant that the formatter cannot represent it is an error.
  ///
  /// By default, the time zone is GMT, the locale `en_US_POSIX` and the calendar Gregorian, so that
  /// the device's settings have no effect. Parts that the format omits, such as the year, are taken
  /// from `defaultDate`, or from the year 2000.
  public static func dateFormat(
    _ format: String, timeZone: TimeZone = .gmt,
    locale: Locale = Locale(identifier: "en_US_POSIX"),
    calendar: Calendar = Calendar(identifier: .gregorian), defaultDate: Date? = nil
  ) -> Self {
    let exact = ExactDateFormat(
      SharedDateFormatter.Settings(
        format: format, timeZone: timeZone, locale: locale, calendar: calendar,
        defaultDate: defaultDate))
    return Self(
      read: { text in
        // An empty format would parse an empty text as 1970.
        guard !format.isEmpty, let date = exact.date(from: text) else {
          throw TransformerError(expected: "a date in the format \(format)", input: text)
        }
        return date
      },
      write: { date in
        let text = exact.text(of: date)
        guard !text.isEmpty, !format.isEmpty else {
          throw TransformerError(expected: "a date that the format \(format) can hold", input: date)
        }
        return text
      })
  }
}

extension DateFormatter {
  /// Returns the date in a text; nil if it contains a character of several scalars in no symbol.
  ///
  /// On Linux, Foundation stops the program if it parses a part of a character, such as a digit with a
  /// combining mark.
  func wholeDate(from text: String) -> Date? {
    let names: [[String]?] = [
      monthSymbols, shortMonthSymbols, standaloneMonthSymbols, weekdaySymbols, shortWeekdaySymbols,
    ]
    let words: [String?] = [amSymbol, pmSymbol, dateFormat]
    lazy var symbols = Set((names.compactMap(\.self).joined() + words.compactMap(\.self)).joined())
    let isWhole = text.allSatisfy {
      $0.unicodeScalars.count == 1 || $0.utf8.count < 60 && symbols.contains($0)
    }
    return isWhole ? date(from: text) : nil
  }
}

/// A formatter shared by all transformers with the same settings, because creating one takes longer
/// than using it many times.
///
/// A lock limits each formatter to one thread at a time; formatters with different settings can be
/// used concurrently.
final class SharedDateFormatter: @unchecked Sendable {
  struct Settings: Hashable {
    var format: String
    var timeZone: TimeZone
    let locale: Locale
    let calendar: Calendar
    let defaultDate: Date?
  }

  /// Programs usually have few formats; a program that computes formats must not fill the memory.
  private static let limit = 64
  private static let known = LockedFormatters()

  private final class LockedFormatters: @unchecked Sendable {
    let lock = NSLock()
    var formatters: [Settings: SharedDateFormatter] = [:]
  }

  let settings: Settings
  private let lock = NSLock()
  private var formatter: DateFormatter?

  private init(_ settings: Settings) { self.settings = settings }

  /// Returns the formatter with the given settings.
  static func of(_ settings: Settings) -> SharedDateFormatter {
    known.lock.withLock {
      if let formatter = known.formatters[settings] { return formatter }
      if known.formatters.count >= limit { known.formatters.removeAll() }
      let formatter = SharedDateFormatter(settings)
      known.formatters[settings] = formatter
      return formatter
    }
  }

  func text(of date: Date) -> String { use { $0.string(from: date) } }

  /// Calls a closure with exclusive access to the formatter.
  func use<Result>(_ body: (DateFormatter) throws -> Result) rethrows -> Result {
    try lock.withLock {
      let formatter = formatter ?? made()
      self.formatter = formatter
      return try body(formatter)
    }
  }

  private func made() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = settings.calendar
    formatter.locale = settings.locale
    formatter.timeZone = settings.timeZone
    formatter.dateFormat = settings.format
    formatter.defaultDate = settings.defaultDate
    formatter.isLenient = false
    return formatter
  }
}
