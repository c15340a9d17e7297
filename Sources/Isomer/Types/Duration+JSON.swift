extension Duration: Readable, Writable {
  /// Reads a duration of ISO 8601: `"PT3.5S"`, `"P1DT2H"`, `"-PT10M"`.
  ///
  /// ```swift
  /// try Duration(json: #""PT1M30.5S""#)      // 90.5 seconds
  /// ```
  ///
  /// The form is that of RFC 3339, appendix A. A day has 24 hours and a week seven days. Throws for
  /// years and months, which have no fixed length, and for more than 9223372036854775807 seconds.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Duration {
    guard let parts = DurationParts(iso8601: Array(try reader.readString().utf8)) else {
      throw reader.invalid("a duration such as \"PT1M30S\"")
    }
    return Duration(parts)
  }

  /// Writes hours, minutes and seconds.
  ///
  /// ```swift
  /// try Duration.seconds(90.5).jsonString()      // "PT1M30.5S"
  /// ```
  public func write(to writer: inout JSONWriter) {
    guard let parts else {
      return writer.fail(.notRepresentable, "it is not \(Self.limit)")
    }
    writer.write(parts.iso8601)
  }
}

extension Duration {
  /// The durations that have a text, in errors.
  static let limit = "a duration of at most 9223372036854775807 seconds"

  /// The text of ISO 8601; nil if the seconds have more than 63 bits.
  package var iso8601: String? { parts?.iso8601 }

  /// Creates the duration of the parts.
  init(_ parts: DurationParts) {
    self.init(
      secondsComponent: parts.isNegative ? -parts.seconds : parts.seconds,
      attosecondsComponent: parts.isNegative ? -parts.attoseconds : parts.attoseconds)
  }

  /// The parts; nil if the seconds have more than 63 bits.
  var parts: DurationParts? {
    guard self <= .seconds(Int64.max), self >= .seconds(-Int64.max) else { return nil }
    var parts = DurationParts()
    parts.isNegative = self < .zero
    (parts.seconds, parts.attoseconds) = (parts.isNegative ? .zero - self : self).components
    return parts
  }
}
