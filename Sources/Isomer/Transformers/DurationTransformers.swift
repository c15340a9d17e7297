extension ForwardTransformer where Self == StandardTransformer<Double, Duration> {
  /// Seconds as a number ↔ a `Duration`.
  ///
  /// ```swift
  /// // @mapped with: .seconds
  /// var timeout: Duration      // 3.5
  /// ```
  ///
  /// The number is read as the decimal number that it is in the document: 3.7 is 3700 milliseconds.
  public static var seconds: Self { duration(unit: 0) }

  /// Milliseconds as a number ↔ a `Duration`.
  ///
  /// ```swift
  /// // @mapped with: .milliseconds
  /// var timeout: Duration      // 3500
  /// ```
  ///
  /// The number may have a fraction, and is written without one if there is none.
  public static var milliseconds: Self { duration(unit: -3) }

  /// Returns the transformer of numbers in a unit of 10^`unit` seconds.
  private static func duration(unit: Int) -> Self {
    Self(
      read: { number in
        guard let text = NumberText(number.description.utf8),
          var parts = DurationParts(
            digits: text.significand, point: text.significand.count + text.scale + unit)
        else { throw TransformerError(expected: Duration.limit, input: number) }
        parts.isNegative = text.isNegative
        return Duration(parts)
      },
      write: { duration in
        guard let parts = duration.parts,
          let magnitude = Double("\(parts.decimal)e\(-unit)")
        else { throw TransformerError(expected: Duration.limit, input: duration) }
        return parts.isNegative ? -magnitude : magnitude
      })
  }
}

extension ForwardTransformer where Self == StandardTransformer<String, Duration> {
  /// A duration of ISO 8601 ↔ a `Duration`; the default for `Duration`.
  ///
  /// ```swift
  /// // @mapped with: .iso8601
  /// var timeout: Duration      // "PT3.5S", "P1DT2H"
  /// ```
  ///
  /// Years and months are errors, because they have no fixed length.
  public static var iso8601: Self {
    Self(
      read: { text in
        try Self.value(
          DurationParts(iso8601: Array(text.utf8)).map { Duration($0) }, of: text,
          "a duration such as \"PT1M30S\"")
      },
      write: { duration in
        guard let parts = duration.parts else {
          throw TransformerError(expected: Duration.limit, input: duration)
        }
        return parts.iso8601
      })
  }

  /// Seconds with the suffix `s`, as in the JSON of Protocol Buffers ↔ a `Duration`.
  ///
  /// ```swift
  /// // @mapped with: .protobuf
  /// var timeout: Duration      // "3.5s"
  /// ```
  ///
  /// The text is that of `google.protobuf.Duration`: at most 315576000000 seconds in either
  /// direction, with up to nine decimal places. It is written with none, three, six or nine.
  /// Writing a duration that is not a whole number of nanoseconds is an error.
  public static var protobuf: Self {
    Self(
      read: { text in
        var rest = Array(text.utf8)[...]
        let isNegative = rest.first == Byte.minus
        if isNegative { rest = rest.dropFirst() }
        guard let (digits, point) = DurationParts.number(&rest), digits.count - point <= 9,
          rest.count == 1, rest.first == UInt8(ascii: "s"),
          var parts = DurationParts(digits: digits, point: point), parts.isProtobuf
        else { throw TransformerError(expected: "a duration such as \"3.5s\"", input: text) }
        parts.isNegative = isNegative
        return Duration(parts)
      },
      write: { duration in
        guard let parts = duration.parts, parts.isProtobuf else {
          let expected = "whole nanoseconds of at most 315576000000 seconds"
          throw TransformerError(expected: expected, input: duration)
        }
        let text = parts.decimal
        let places = text.utf8.count - "\(parts.seconds)".utf8.count - 1
        let zeros = places > 0 ? (3 - places % 3) % 3 : 0
        return (parts.isNegative ? "-" : "") + text + String(repeating: "0", count: zeros) + "s"
      })
  }
}

extension DurationParts {
  /// True for values of `google.protobuf.Duration`.
  fileprivate var isProtobuf: Bool {
    attoseconds % 1_000_000_000 == 0
      && (seconds < 315_576_000_000 || seconds == 315_576_000_000 && attoseconds == 0)
  }
}
