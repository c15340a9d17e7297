public import Foundation
public import Isomer

/// A string in a custom format ↔ a date.
///
/// ```swift
/// // @mapped with: .dateFormat("yyyy-MM-dd")
/// var birthday: Date         // "2015-09-25"
/// ```
///
/// The format is that of `DateFormatter`; the text must match it exactly (`September 37, 2015` is
/// an error). By default, the time zone is GMT, the locale `en_US_POSIX` and the calendar
/// Gregorian, so that the device's settings have no effect. Parts that the format omits, such as
/// the year, are taken from `defaultDate`, or from the year 2000.
public struct DateFormatTransformer: Transformer, Sendable {
  /// The pattern of the text, in the syntax of `DateFormatter`.
  var format: String { formatter.settings.format }
  /// The time zone of texts without one.
  var timeZone: TimeZone { formatter.settings.timeZone }
  /// The locale for the names of months and days.
  var locale: Locale { formatter.settings.locale }
  /// The calendar of the dates.
  var calendar: Calendar { formatter.settings.calendar }
  /// The date that provides the parts omitted by the format.
  var defaultDate: Date? { formatter.settings.defaultDate }

  let formatter: SharedDateFormatter

  /// Creates a transformer for dates in a format.
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

  /// Returns the date in a text; throws if the text does not match the format.
  public func transform(_ input: String) throws -> Date {
    // An empty format would parse an empty text as 1970.
    guard !format.isEmpty, let date = formatter.use({ $0.date(from: input) }) else {
      throw TransformerError(expected: "a date in the format \(format)", input: input)
    }
    return date
  }

  /// Returns the text of a date; throws for one so distant that the formatter cannot represent it.
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
  /// .dateFormat(
  ///   "MMMM dd, yyyy",
  ///   timeZone: TimeZone(identifier: "America/Los_Angeles") ?? .gmt)
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

/// A formatter shared by all transformers with the same settings, because creating one takes longer
/// than using it many times.
///
/// A lock limits each formatter to one thread at a time; formatters with different settings can be
/// used concurrently.
final class SharedDateFormatter: @unchecked Sendable {
  struct Settings: Hashable {
    let format: String
    let timeZone: TimeZone
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
