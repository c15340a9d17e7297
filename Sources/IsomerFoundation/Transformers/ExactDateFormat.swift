internal import Foundation

/// A date format whose texts must be exactly what the format writes.
///
/// `DateFormatter` reads much more: `20-2-3` as `yyyy-MM-dd`, spaces around it, and digits of any
/// script. Therefore a date is written again and compared with its text. Two parts are compared
/// separately, with placeholders in the format:
///
/// ```
/// yyyy-MM-dd HH:mm:ss.SSSSSSXXX      2015-09-25 09:00:00.123456+02:00
///                     placeholders                       └────┘└────┘
/// ```
///
/// - A fraction of more than three digits, because the formatter has only milliseconds.
/// - A time zone, because a text can have any zone, in any form that the formatter reads.
struct ExactDateFormat: Sendable {
  private static let placeholder: Character = "\u{FFFC}"

  let formatter: SharedDateFormatter
  /// The format with placeholders for fractions.
  private let writer: SharedDateFormatter
  /// The format with all placeholders; in GMT if it contains a zone.
  private let comparison: SharedDateFormatter
  /// The number of digits of each fraction, and the letter of each zone.
  private var parts: [(digits: Int, zone: Character?)] = []

  init(_ settings: SharedDateFormatter.Settings) {
    var (written, compared) = ("", "")
    var isQuoted = false
    var rest = settings.format[...]
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      isQuoted = isQuoted != (letter == "'" && run.count % 2 == 1)
      let isFraction = letter == "S" && run.count > 3 && !isQuoted
      let isZone = "zZOvVXx".contains(letter) && !isQuoted
      if isFraction || isZone { parts.append((run.count, isZone ? letter : nil)) }
      written += isFraction ? String(Self.placeholder) : String(run)
      compared += isFraction || isZone ? String(Self.placeholder) : String(run)
    }
    formatter = .of(settings)
    var settings = settings
    settings.format = written
    writer = .of(settings)
    settings.format = compared
    if parts.contains(where: { $0.zone != nil }) { settings.timeZone = .gmt }
    comparison = .of(settings)
  }

  /// The number of digits of the fraction that are written; nil if the formatter writes it.
  private var digits: Int? { parts.first { $0.zone == nil }.map { min($0.digits, 9) } }
}

// MARK: - writing

extension ExactDateFormat {
  func text(of date: Date) -> String {
    let seconds = date.timeIntervalSinceReferenceDate
    guard let digits, seconds.isFinite else { return formatter.text(of: date) }
    let unit = (0..<digits).reduce(1) { unit, _ in 10 * unit }
    let whole = seconds.rounded(.down)
    // Rounding can reach the next second.
    let fraction = Int(((seconds - whole) * Double(unit)).rounded())
    let second = Date(timeIntervalSinceReferenceDate: whole + Double(fraction / unit))
    let number = String(String(fraction % unit + unit).dropFirst())
    let counts = parts.filter { $0.zone == nil }.map(\.digits)
    let pieces = pieces(writer.text(of: second))
    return zip(counts, pieces.dropFirst()).reduce(String(pieces[0])) { text, next in
      text + number.padding(toLength: next.0, withPad: "0", startingAt: 0) + next.1
    }
  }

  private func pieces(_ text: String) -> [Substring] {
    text.split(separator: Self.placeholder, omittingEmptySubsequences: false)
  }
}

// MARK: - reading

extension ExactDateFormat {
  /// Returns the date in a text; nil unless the format writes exactly this text.
  func date(from text: String) -> Date? {
    guard let date = formatter.use({ $0.wholeDate(from: text) }) else { return nil }
    guard !parts.isEmpty else { return formatter.text(of: date) == text ? date : nil }
    let seconds = date.timeIntervalSinceReferenceDate
    let second = digits == nil ? date : Date(timeIntervalSinceReferenceDate: seconds.rounded(.down))
    for offset in offsets(in: text, at: date) {
      // The clocks of a zone show what those of GMT show later.
      let pieces = pieces(comparison.text(of: second + Double(offset)))
      if let fraction = fraction(in: text, between: pieces) { return second + fraction }
    }
    return nil
  }

  /// Returns the fraction in a text that otherwise consists of the given pieces and of zones, 0 if
  /// there is none; nil for another text.
  private func fraction(in text: String, between pieces: [Substring]) -> Double? {
    guard pieces.count == parts.count + 1, text.hasPrefix(pieces[0]) else { return nil }
    var rest = text.dropFirst(pieces[0].count)
    var fraction = 0.0
    for (part, piece) in zip(parts, pieces.dropFirst()) {
      let next = piece.isEmpty ? rest.endIndex : rest.range(of: piece)?.lowerBound
      let value = part.zone == nil ? rest.prefix(part.digits) : rest[..<(next ?? rest.endIndex)]
      rest = rest[value.endIndex...]
      guard rest.hasPrefix(piece) else { return nil }
      rest = rest.dropFirst(piece.count)
      if part.zone != nil {
        guard Self.isZone(value) else { return nil }
      } else {
        guard value.utf8.count == part.digits, value.allSatisfy(\.isNumber),
          let number = Double("0.\(value)")
        else { return nil }
        fraction = number
      }
    }
    return rest.isEmpty ? fraction : nil
  }

  /// Returns whether a text that the formatter reads is only a zone.
  private static func isZone(_ text: Substring) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    return !first.isWhitespace && !first.isNumber && !last.isWhitespace
      && text.allSatisfy { $0.isASCII || !$0.isNumber }
  }

  /// Returns the offsets that the zone in a text can have at a date: that of GMT, that of the
  /// format's zone, those after signs in the text, and for a name all of half an hour.
  private func offsets(in text: String, at date: Date) -> [Int] {
    let zones = parts.compactMap(\.zone)
    var offsets = [0]
    guard !zones.isEmpty else { return offsets }
    offsets.append(formatter.settings.timeZone.secondsFromGMT(for: date))
    for sign in text.indices where text[sign] == "+" || text[sign] == "-" {
      let digits = text[sign...].dropFirst().prefix { $0.isASCII && $0.isNumber || $0 == ":" }
        .filter(\.isNumber)
      guard let number = Int(digits.prefix(4)) else { continue }
      let minutes = digits.count > 2 ? number / 100 * 60 + number % 100 : number * 60
      offsets.append(text[sign] == "-" ? -60 * minutes : 60 * minutes)
    }
    let isName = zones.contains(where: "zvV".contains)
    return isName ? offsets + stride(from: -12 * 3600, through: 14 * 3600, by: 1800) : offsets
  }
}
