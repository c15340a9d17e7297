public import Foundation

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
  public let format: String
  /// The time zone of texts that name none.
  public let timeZone: TimeZone
  /// The locale of names of months and days.
  public let locale: Locale
  /// The calendar that the text counts in.
  public let calendar: Calendar
  /// Where the parts of a date come from that the format leaves out.
  public let defaultDate: Date?

  /// A transformer for dates in a format.
  public init(
    _ format: String, timeZone: TimeZone = .gmt,
    locale: Locale = Locale(identifier: "en_US_POSIX"),
    calendar: Calendar = Calendar(identifier: .gregorian), defaultDate: Date? = nil
  ) {
    self.format = format
    self.timeZone = timeZone
    self.locale = locale
    self.calendar = calendar
    self.defaultDate = defaultDate
  }

  /// The date that a text describes; throws if the text does not fit the format.
  public func transform(_ input: String) throws -> Date {
    // An empty format would take an empty text for 1970.
    guard !format.isEmpty, let date = DateFormatters.shared.date(from: input, by: self) else {
      throw TransformerError(expected: "a date in the format \(format)", input: input)
    }
    return date
  }

  /// The text of a date; throws for one so far away that the formatter has no text for it.
  public func reverse(_ output: Date) throws -> String {
    let text = DateFormatters.shared.string(from: output, by: self)
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

/// The formatters that were needed so far, since making one takes longer than using it often.
///
/// A class behind a lock: formatters are used by one thread at a time.
private final class DateFormatters: @unchecked Sendable {
  static let shared = DateFormatters()

  private struct Key: Hashable {
    var format: String
    var timeZone: TimeZone
    var locale: Locale
    var calendar: Calendar
    var defaultDate: Date?
  }

  /// Formats in a program are few; a program that computes them must not fill the memory.
  private static let limit = 64

  private let lock = NSLock()
  private var formatters: [Key: DateFormatter] = [:]

  func date(from text: String, by transformer: DateFormatTransformer) -> Date? {
    lock.withLock { formatter(for: transformer).date(from: text) }
  }

  func string(from date: Date, by transformer: DateFormatTransformer) -> String {
    lock.withLock { formatter(for: transformer).string(from: date) }
  }

  private func formatter(for transformer: DateFormatTransformer) -> DateFormatter {
    let key = Key(
      format: transformer.format, timeZone: transformer.timeZone, locale: transformer.locale,
      calendar: transformer.calendar, defaultDate: transformer.defaultDate)
    if let formatter = formatters[key] { return formatter }
    let formatter = DateFormatter()
    formatter.calendar = transformer.calendar
    formatter.locale = transformer.locale
    formatter.timeZone = transformer.timeZone
    formatter.dateFormat = transformer.format
    formatter.defaultDate = transformer.defaultDate
    formatter.isLenient = false
    if formatters.count >= Self.limit { formatters.removeAll() }
    formatters[key] = formatter
    return formatter
  }
}
