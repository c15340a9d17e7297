import Foundation
import Isomer

/// Dates and numbers with formats, locales, styles and formatters.
// @mapped
struct Formatted: Equatable {
  // @mapped with: .rfc3339(fractionDigits: 3)
  var precise: Date?
  // @mapped with: .dateFormat(
  //   "d. MMMM yyyy", timeZone: .gmt, locale: Locale(identifier: "de_DE"))
  var german: Date?
  // @mapped with: .dateFormat("yyyy-MM-dd", calendar: Calendar(identifier: .buddhist))
  var buddhist: Date?
  // @mapped with: .dateFormat("HH:mm", defaultDate: Date(timeIntervalSince1970: 0))
  var time: Date?
  // @mapped with: .number(locale: Locale(identifier: "en_US"))
  var distance: Double?
  // @mapped with: .number(locale: Locale(identifier: "de_DE"), fractionDigits: 2...2)
  var price: Decimal?
  // @mapped with: .array(of: .number(locale: Locale(identifier: "en_US")))
  var counts: [Int]?
  // @mapped with: .format(FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "en_US")))
  var share: Double?
  // @mapped with: .formatter(ISO8601DateFormatter(), for: Date.self)
  var iso: Date?
  // @mapped with: .formatter(Formatters.grouped(), for: Int.self)
  var grouped: Int?
  // @mapped with: .formatter(Formatters.grouped(), for: Date.self)
  var wrong: Date?
  // @mapped with: .string()
  var exact: Decimal?
  // @mapped with: .boolean
  var flag: Bool?
}

enum Formatters {
  static func grouped() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }
}
