public import Foundation
public import Isomer

/// A string in a format of its own ↔ a date.
///
/// ```swift
/// // @mapped with: .dateFormat("yyyy-MM-dd")
/// var birthday: Date         // "2015-09-25"
/// ```
///
/// The format is that of `DateFormatter`; the text has to fit it exactly (`September 37, 2015`
/// is an error). Without arguments the time zone is GMT, the locale `en_US_POSIX` and the
/// calendar the Gregorian one, so that the device's settings never matter. What the format leaves
/// out, such as the year, is that of `defaultDate`, or of the year 2000.
public struct DateFormatTransformer: Transformer, Sendable {
  /// The pattern of the text, as `DateFormatter` understands it.
  public var format: String { formatter.settings.format }
  /// The time zone of texts that name none.
  public var timeZone: TimeZone { formatter.settings.timeZone }
  /// The locale of names of months and days.
  public var locale: Locale { formatter.settings.locale }
  /// The calendar that the text counts in.
  public var calendar: Calendar { formatter.settings.calendar }
  /// Where the parts of a date come from that the format leaves out.
  public var defaultDate: Date? { formatter.settings.defaultDate }

  let formatter: SharedDateFormatter

  /// A transformer for dates in a format.
  public init(
    _ format: String, timeZone: TimeZone = .gmt,
    locale: Locale = Locale(identifier: "en_US_POSIX"),
    calendar: Calendar = Calendar(identifier: .gregorian), defaultDate: Date? = nil
  ) {
    formatter = SharedDateFormatter.of(
      SharedDateFormatter.Settings(
        format: format, timeZone: timeZone, locale: locale, calendar: calendar,
        defaultDate: defaultDate))
  }

  /// The date that a text describes; throws if the text does not fit the format.
  public func transform(_ input: String) throws -> Date {
    // An empty format would take an empty text for 1970.
    guard !format.isEmpty, let date = formatter.use({ $0.date(from: input) }) else {
      throw TransformerError(expected: "a date in the format \(format)", input: input)
    }
    return date
  }

  /// The text of a date; throws for one so far away that the formatter has no text for it.
  public func reverse(_ output: Date) throws -> String {
    let text = formatter.use { $0.string(from: output) }
    guard !text.isEmpty, !format.isEmpty else {
      throw TransformerError(expected: "a date that the format \(format) can hold", input: output)
    }
    return text
  }
}

extension ForwardTransformer where Self == DateFormatTransformer {
  /// A string in the format of a `DateFormatter` ↔ a `Date`.
  ///
  /// ```swift
  /// .dateFormat("MMMM dd, yyyy", timeZone: TimeZone(identifier: "America/Los_Angeles") ?? .gmt)
  /// // "September 25, 2015"
  /// ```
  public static func dateFormat(
    _ format: String, timeZone: TimeZone = .gmt,
    locale: Locale = Locale(identifier: "en_US_POSIX"),
    calendar: Calendar = Calendar(identifier: .gregorian), defaultDate: Date? = nil
  ) -> Self {
    Self(
      format, timeZone: timeZone, locale: locale, calendar: calendar, defaultDate: defaultDate)
  }
}

/// The formatter of all transformers with the same settings, since making one takes longer than
/// using it often.
///
/// A class with a lock: a formatter is used by one thread at a time, and those of other settings
/// meanwhile by others.
final class SharedDateFormatter: @unchecked Sendable {
  struct Settings: Hashable {
    let format: String
    let timeZone: TimeZone
    let locale: Locale
    let calendar: Calendar
    let defaultDate: Date?
  }

  /// Formats in a program are few; a program that computes them must not fill the memory.
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

  /// The formatter with certain settings.
  static func of(_ settings: Settings) -> SharedDateFormatter {
    known.lock.withLock {
      if let formatter = known.formatters[settings] { return formatter }
      if known.formatters.count >= limit { known.formatters.removeAll() }
      let formatter = SharedDateFormatter(settings)
      known.formatters[settings] = formatter
      return formatter
    }
  }

  /// Calls a closure with the formatter, which nobody else uses meanwhile.
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
