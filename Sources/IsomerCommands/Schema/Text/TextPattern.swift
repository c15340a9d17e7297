/// The regular expressions of texts that the mapping reads or writes, in the dialect of ECMA-262.
///
/// Engines that take linear time, such as RE2 and that of Rust, refuse a schema with look-around.
enum TextPattern {
  static let uuid = hexGroups("[0-9A-Fa-f]")
  static let writtenUUID = hexGroups("[0-9A-F]")
  static let base64 =
    "^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$"
  static let hex = "^(?:[0-9A-Fa-f]{2})*$"
  static let writtenHex = "^(?:[0-9a-f]{2})*$"

  private static func hexGroups(_ digit: String) -> String {
    "^\(digit){8}-(?:\(digit){4}-){3}\(digit){12}$"
  }

  // MARK: Dates

  /// A day of the proleptic Gregorian calendar in a year that matches `year`, which is a leap year if it
  /// matches `leapYear`.
  static func day(
    year: String = "[0-9]{4}",
    leapYear: String =
      "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)"
  ) -> String {
    "(?:\(year)-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])"
      + "|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))"
      + "|\(leapYear)-02-29)"
  }

  private static let time = "(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]"

  /// RFC 3339 as the mapping reads it.
  ///
  /// The first and the last day of the supported years require UTC, because an offset could lead out of
  /// them.
  static let dateTime = {
    let year =
      "(?:0(?:00[1-9]|0[1-9][0-9]|[1-9][0-9]{2})|[1-8][0-9]{3}"
      + "|9(?:[0-8][0-9]{2}|9[0-8][0-9]|99[0-8]))"
    let leaps = "(?:0[48]|[2468][048]|[13579][26])"
    let others = "(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)"
    let days = [
      day(year: year, leapYear: "(?:[0-9]{2}\(leaps)|\(leaps)00)"),
      "0000-(?:01-(?:0[2-9]|[12][0-9]|3[01])|(?:0[3578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])"
        + "|\(others)|02-(?:0[1-9]|[12][0-9]))",
      "9999-(?:(?:0[13578]|10)-(?:0[1-9]|[12][0-9]|3[01])|12-(?:0[1-9]|[12][0-9]|30)"
        + "|\(others)|02-(?:0[1-9]|1[0-9]|2[0-8]))",
    ].joined(separator: "|")
    let (fraction, leap) = ("(?:[.][0-9]+)?", "23:59:60(?:[.][0-9]+)?[Zz]")
    let offset = "(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])"
    return "^(?:(?:\(days))[Tt](?:\(time)\(fraction)\(offset)|\(leap))"
      + "|0000-01-01[Tt](?:\(time)\(fraction)[Zz]|\(leap))|9999-12-31[Tt]\(time)\(fraction)[Zz])$"
  }()

  static let writtenDateTime = "^\(day())T\(time)(?:[.][0-9]{1,9})?Z$"

  /// The durations of ISO 8601 that have a fixed length.
  static let duration = {
    let rest = hours("[0-9]+", seconds: "[0-9]+(?:[.][0-9]+)?")
    return "^-?P(?:[0-9]+W(?:[0-9]+D)?(?:\(rest))?|[0-9]+D(?:\(rest))?|\(rest))$"
  }()
  static let writtenDuration =
    "^-?P\(hours("[0-9]{1,2}", seconds: "[0-9]{1,2}(?:[.][0-9]{1,18})?"))$"

  /// At least one of hours, minutes and seconds.
  private static func hours(_ minutes: String, seconds: String) -> String {
    "T(?:[0-9]+H(?:\(minutes)M)?(?:\(seconds)S)?|\(minutes)M(?:\(seconds)S)?|\(seconds)S)"
  }

  /// The durations of Protocol Buffers.
  static let protobufDuration = "^-?0*[0-9]{1,12}(?:[.][0-9]{1,9})?s$"
  static let base64url = "^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2}(?:==)?|[A-Za-z0-9_-]{3}=?)?$"
  /// A date and a time without an offset.
  static let localDateTime = "^\(day())[Tt]\(time)(?:[.][0-9]+)?$"

  // MARK: URLs

  /// A nonempty `URI-reference` of RFC 3986.
  static let url: String = {
    let name = "A-Za-z0-9._~!$&'()*+,;=-"
    func part(_ characters: String) -> String { "(?:[\(characters)]|%[0-9A-Fa-f]{2})" }
    let scheme = "[A-Za-z][A-Za-z0-9+.-]*:"
    let tail = part(":@/?\(name)") + "*"
    let host = "(?:\\[\(part(":\(name)"))*\\]|\(part(name))*)"
    let authority = "//(?:\(part(":\(name)"))*@)?\(host)(?::[0-9]*)?(?:[/?]\(tail))?"
    // Two slashes would begin an authority.
    let inner = part(":@?\(name)") + tail
    let path = "(?:\(inner)|/(?:\(inner))?)?"
    let relative = "(?:\(part("@\(name)"))+(?:[/?]\(tail))?|/(?:\(inner))?|[?]\(tail))"
    return "^(?:(?:(?:\(scheme))?\(authority)|\(scheme)\(path)|\(relative))(?:#\(tail))?|#\(tail))$"
  }()

  /// A text in any case of letters.
  static func anyCase(of text: String) -> String {
    let parts = text.map { character -> String in
      let forms = [character.lowercased(), character.uppercased()]
      if forms[0] != forms[1] {
        return forms.allSatisfy { $0.count == 1 }
          ? "[\(forms.joined())]" : "(?:\(forms.joined(separator: "|")))"
      }
      return escaped("\(character)")
    }
    return "^\(parts.joined())$"
  }

  /// A text that matches only itself.
  static func escaped(_ text: String) -> String {
    text.map { "\\^$.|?*+()[]{}/".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  // MARK: Numbers

  /// A number in JSON with few enough digits that its value is finite, or exact.
  static func number(
    integerDigits: Int, exponentDigits: Int, fractionDigits: ClosedRange<Int>? = nil
  ) -> String {
    let fraction = fractionDigits.map { "{\($0.lowerBound),\($0.upperBound)}" } ?? "+"
    return "^-?(?:0|[1-9][0-9]{0,\(integerDigits - 1)})(?:[.][0-9]\(fraction))?"
      + "(?:[eE][+-]?[0-9]{1,\(exponentDigits)})?$"
  }

  /// The decimal digits of an integer from 0, or from 1, to `limit`, without leading zeros.
  ///
  ///     247 → [0-9]|[1-9][0-9]|1[0-9]{2}|2[0-3][0-9]|24[0-7]
  static func digits(from least: Int = 0, upTo limit: some StringProtocol) -> String {
    let digits = limit.map { Int("\($0)") ?? 0 }
    var parts: [String] = []
    for count in 1..<digits.count {
      parts.append(count == 1 ? "[\(least)-9]" : "[1-9]" + any(count - 1))
    }
    for (index, digit) in digits.enumerated() {
      let low = index > 0 ? 0 : digits.count > 1 ? 1 : least
      let isLast = index == digits.count - 1
      let high = isLast ? digit : digit - 1
      guard low <= high else { continue }
      let prefix = digits.prefix(index).map(String.init).joined()
      let range = low == high ? "\(low)" : "[\(low)-\(high)]"
      parts.append(prefix + range + any(digits.count - index - 1))
    }
    return "(?:\(parts.joined(separator: "|")))"
  }

  private static func any(_ count: Int) -> String {
    count == 0 ? "" : count == 1 ? "[0-9]" : "[0-9]{\(count)}"
  }
}
