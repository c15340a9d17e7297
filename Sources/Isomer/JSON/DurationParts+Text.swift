// In a file of its own, because the generator, which shares the parser, writes no durations.
extension DurationParts {
  /// The text with hours, minutes and seconds: `PT36H0.5S`.
  var iso8601: String {
    var text = isNegative ? "-PT" : "PT"
    if seconds >= 3600 { text += "\(seconds / 3600)H" }
    if seconds / 60 % 60 > 0 { text += "\(seconds / 60 % 60)M" }
    var rest = self
    rest.seconds = seconds % 60
    return seconds > 59 && rest.seconds == 0 && attoseconds == 0 ? text : text + rest.decimal + "S"
  }

  /// The seconds as a decimal number without a sign: `1.5`.
  var decimal: String {
    guard attoseconds > 0 else { return "\(seconds)" }
    let digits = String(1_000_000_000_000_000_000 + attoseconds).dropFirst()
    let zeros = digits.reversed().prefix { $0 == "0" }.count
    return "\(seconds).\(digits.dropLast(zeros))"
  }
}
