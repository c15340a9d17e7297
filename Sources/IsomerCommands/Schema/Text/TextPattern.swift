/// The regular expressions of texts that the mapping reads or writes, in the dialect of ECMA-262.
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

  /// A day of the proleptic Gregorian calendar in a year that matches `year`.
  static func day(year: String = "[0-9]{4}") -> String {
    "(?:\(year)-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])"
      + "|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))"
      + "|(?=\(year))(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])"
      + "|(?:[02468][048]|[13579][26])00)-02-29)"
  }

  private static let time = "(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]"

  /// RFC 3339 as the mapping reads it.
  ///
  /// The first and the last day of the supported years require
  /// UTC, because an offset could lead out of them.
  static let dateTime =
    "^(?!(?:0000-01-01|9999-12-31)[^Zz]*$)(?!9999-12-31[Tt]23:59:60)\(day())[Tt]"
    + "(?:\(time)(?:[.][0-9]+)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])"
    + "|23:59:60(?:[.][0-9]+)?[Zz])$"

  static let writtenDateTime = "^\(day())T\(time)(?:[.][0-9]{1,9})?Z$"

  /// The durations of ISO 8601 that have a fixed length.
  static let duration =
    "^-?P(?=.)(?:[0-9]+W)?(?:[0-9]+D)?"
    + "(?:T(?=.)(?:[0-9]+H)?(?:[0-9]+M)?(?:[0-9]+(?:[.][0-9]+)?S)?)?$"
  static let writtenDuration =
    "^-?PT(?=.)(?:[0-9]+H)?(?:[0-9]{1,2}M)?(?:[0-9]{1,2}(?:[.][0-9]{1,18})?S)?$"
  /// The durations of Protocol Buffers.
  static let protobufDuration = "^-?0*[0-9]{1,12}(?:[.][0-9]{1,9})?s$"
  static let base64url = "^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2}(?:==)?|[A-Za-z0-9_-]{3}=?)?$"
  /// A date and a time without an offset.
  static let localDateTime = "^\(day())[Tt]\(time)(?:[.][0-9]+)?$"

  // MARK: URLs

  /// A nonempty `URI-reference` of RFC 3986.
  static let url: String = {
    let name = "A-Za-z0-9._~!$&'()*+,;=-"
    func text(_ characters: String) -> String { "(?:[\(characters)]|%[0-9A-Fa-f]{2})*" }
    let scheme = "[A-Za-z][A-Za-z0-9+.-]*:"
    let tail = text(":@/?\(name)")
    let host = "(?:\\[\(text(":\(name)"))\\]|\(text(name)))"
    let authority = "//(?:\(text(":\(name)"))@)?\(host)(?::[0-9]*)?(?:[/?]\(tail))?"
    let relative = "(?!//)\(text("@\(name)"))(?:[/?]\(tail))?"
    return "^(?=.)(?:(?:\(scheme))?\(authority)|\(scheme)(?!//)\(tail)|\(relative))(?:#\(tail))?$"
  }()

  /// A text in any case of letters.
  static func anyCase(of text: String) -> String {
    let parts = text.map { character -> String in
      let forms = [character.lowercased(), character.uppercased()]
      if forms[0] != forms[1] {
        return forms.allSatisfy { $0.count == 1 }
          ? "[\(forms.joined())]" : "(?:\(forms.joined(separator: "|")))"
      }
      return "\\^$.|?*+()[]{}/".contains(character) ? "\\\(character)" : "\(character)"
    }
    return "^\(parts.joined())$"
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

  /// The decimal digits of an integer from 0 to `limit`, without leading zeros.
  ///
  ///     247 → [0-9]|[1-9][0-9]|1[0-9]{2}|2[0-3][0-9]|24[0-7]
  static func digits(upTo limit: UInt64) -> String {
    let digits = "\(limit)".map { Int("\($0)") ?? 0 }
    var parts: [String] = []
    for count in 1..<digits.count { parts.append(count == 1 ? "[0-9]" : "[1-9]" + any(count - 1)) }
    for (index, digit) in digits.enumerated() {
      let low = index == 0 && digits.count > 1 ? 1 : 0
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
