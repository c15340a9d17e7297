import IsomerSyntax

/// The rules for values of standard library and Foundation types.
///
/// They equal those of the runtime, whose files for dates, URLs and Base64 are shared.
package enum SampleScalars {
  /// Returns the expectation for an invalid value; nil for a valid one.
  package typealias Rule = @Sendable (SampleValue, _ coerces: Bool) -> String?

  /// Returns the rule of a type; nil for an unknown type.
  package static func rule(of type: String) -> Rule? {
    IntegerRange.all[type].map(integer) ?? rules[type]
  }

  private static let rules: [String: Rule] = [
    "Bool": rule("true or false", isBool),
    "CGFloat": { number($0, coerces: $1) { Double($0) ?? .infinity } },
    "Character": rule("a string of one character") { value, _ in value.string?.count == 1 },
    "Data": rule("a string in base 64") { value, _ in isBase64(value) },
    "Date": rule("a date such as \"2019-05-15T15:20:18Z\"") { value, coerces in
      coerces && isNumber(value) || accepts(value) { RFC3339($0, $1) != nil }
    },
    "Decimal": { number($0, coerces: $1) { _ in 0 } },
    "Duration": rule("a duration such as \"PT1M30S\"") { value, _ in
      value.string.flatMap { DurationParts(iso8601: Array($0.utf8)) } != nil
    },
    "Float16": { value, _ in
      number(value, coerces: false) { Double($0).map { abs($0) < 65_520 ? $0 : .infinity } ?? 0 }
    },
    "Double": { number($0, coerces: $1) { Double($0) ?? .infinity } },
    "Float": { number($0, coerces: $1) { Double(Float($0) ?? .infinity) } },
    "String": rule("a string", isString), "Substring": rule("a string", isString),
    "URL": rule("a URL") { value, _ in value.string.map(URLRule.accepts) == true },
    "UUID": rule("a UUID") { value, _ in value.string.map(isUUID) == true },
    "JSONValue": { _, _ in nil },
  ]

  private static func rule(
    _ expected: String, _ accepts: @escaping @Sendable (SampleValue, _ coerces: Bool) -> Bool
  ) -> Rule {
    { accepts($0, $1) ? nil : expected }
  }

  private static func isNumber(_ value: SampleValue) -> Bool {
    if case .number = value.content { true } else { false }
  }

  // MARK: Numbers

  private static func integer(_ range: IntegerRange) -> Rule {
    { value, coerces in
      let coerces = coerces && range.bits <= 64
      let digits: String
      switch value.content {
      case .number(let text): digits = coerces ? whole(text) ?? text : text
      case .string(let text) where coerces: digits = wholeDigits(text)
      case .boolean where coerces: return nil
      default: return "an integer"
      }
      guard isInteger(digits) else { return "an integer" }
      return range.contains(digits) ? nil : "an integer from \(range.lower) to \(range.upper)"
    }
  }

  private static func isInteger(_ digits: String) -> Bool {
    let sign = digits.hasPrefix("-") || digits.hasPrefix("+")
    let rest = digits.utf8.dropFirst(sign ? 1 : 0)
    return !rest.isEmpty && rest.allSatisfy { $0 &- Byte.zero <= 9 }
  }

  /// Returns the integer digits of a number such as `1.0` or `1e2`, which conversion accepts.
  private static func whole(_ number: String) -> String? {
    guard !isInteger(number) else { return number }
    guard let value = Double(number) else { return nil }
    return Int64(exactly: value).map(String.init) ?? UInt64(exactly: value).map(String.init)
  }

  /// Returns the integer that conversion reads; nil for any other value.
  static func integer(_ value: SampleValue) -> Int? {
    switch value.content {
    case .number(let text): whole(text).flatMap { Int($0) }
    case .string(let text): Int(wholeDigits(text))
    case .boolean(let value): value ? 1 : 0
    case .null, .array, .object: nil
    }
  }

  /// Returns a text without a fraction of zeros, which conversion accepts.
  private static func wholeDigits(_ text: String) -> String {
    guard let point = text.firstIndex(of: "."), !text.hasSuffix("."),
      text[point...].dropFirst().allSatisfy({ $0 == "0" })
    else { return text }
    return String(text[..<point])
  }

  private static func number(
    _ value: SampleValue, coerces: Bool, _ parse: (String) -> Double
  ) -> String? {
    switch value.content {
    case .number(let digits): parse(digits).isFinite ? nil : "a number that is not too large"
    case .string(let text) where coerces:
      SampleNumber.isNumber(text) && parse(text).isFinite
        ? nil : "a number, or a string that holds one"
    case .boolean where coerces: nil
    default: "a number"
    }
  }

  // MARK: Others

  @Sendable private static func isBool(_ value: SampleValue, coerces: Bool) -> Bool {
    switch value.content {
    case .boolean: true
    case .number(let digits): coerces && whole(digits) != nil
    case .string(let text): coerces && words.contains(text)
    default: false
    }
  }

  /// The strings that can be converted to a Boolean.
  package static let words = [
    "true", "True", "TRUE", "YES", "1", "false", "False", "FALSE", "NO", "0",
  ]

  @Sendable private static func isString(_ value: SampleValue, coerces: Bool) -> Bool {
    switch value.content {
    case .string: true
    case .number, .boolean: coerces
    default: false
    }
  }

  /// Returns true for 8, 4, 4, 4 and 12 hexadecimal digits, separated by hyphens.
  private static func isUUID(_ text: String) -> Bool {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.utf8.allSatisfy { Byte.hexDigit($0) != nil } }
  }

  private static func isBase64(_ value: SampleValue) -> Bool {
    accepts(value) { text, count in
      guard let size = Base64.decodedCount(text, count) else { return false }
      return withUnsafeTemporaryAllocation(byteCount: max(size, 1), alignment: 1) {
        Base64.decode(text, count, UnsafeMutableRawBufferPointer(rebasing: $0.prefix(size)))
      }
    }
  }

  /// Returns true if a rule of the runtime accepts a string.
  private static func accepts(
    _ value: SampleValue, _ rule: (UnsafePointer<UInt8>, Int) -> Bool
  ) -> Bool {
    guard let text = value.string else { return false }
    // An additional byte ensures that the buffer has a base address.
    let bytes = Array(text.utf8) + [0]
    return bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { rule($0, buffer.count - 1) } ?? false
    }
  }
}
