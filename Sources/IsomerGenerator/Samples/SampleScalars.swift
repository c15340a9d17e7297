/// The rules for values of standard library and Foundation types.
///
/// They equal those of the runtime, whose files for dates, URLs and Base64 are shared.
package enum SampleScalars {
  /// Returns the expectation for an invalid value; nil for a valid one.
  package typealias Rule = @Sendable (SampleValue, _ coerces: Bool) -> String?

  /// Returns the rule of a type; nil for an unknown type.
  package static func rule(of type: String) -> Rule? { integers[type] ?? rules[type] }

  private static let integers: [String: Rule] = [
    "Int": integer(Int64.self), "Int8": integer(Int8.self), "Int16": integer(Int16.self),
    "Int32": integer(Int32.self), "Int64": integer(Int64.self),
    "UInt": integer(UInt64.self), "UInt8": integer(UInt8.self), "UInt16": integer(UInt16.self),
    "UInt32": integer(UInt32.self), "UInt64": integer(UInt64.self),
  ]

  private static let rules: [String: Rule] = [
    "Bool": bool, "String": string, "Substring": string, "Character": character,
    "Double": { number($0, coerces: $1) { Double($0) ?? .infinity } },
    "CGFloat": { number($0, coerces: $1) { Double($0) ?? .infinity } },
    "Float": { number($0, coerces: $1) { Double(Float($0) ?? .infinity) } },
    "Decimal": { value, _ in isNumber(value) ? nil : "a number" }, "Date": date, "URL": url,
    "UUID": uuid, "Data": data, "Value": { _, _ in nil },
  ]

  private static func isNumber(_ value: SampleValue) -> Bool {
    if case .number = value.content { true } else { false }
  }

  // MARK: Numbers

  private static func integer<I: FixedWidthInteger & Sendable>(_: I.Type) -> Rule {
    { value, coerces in
      let digits: String
      switch value.content {
      case .number(let text): digits = coerces ? whole(text) ?? text : text
      case .string(let text) where coerces: digits = text
      default: return "an integer"
      }
      if I(digits) != nil { return nil }
      return isInteger(digits) ? "an integer from \(I.min) to \(I.max)" : "an integer"
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

  private static func number(
    _ value: SampleValue, coerces: Bool, _ parse: (String) -> Double
  ) -> String? {
    switch value.content {
    case .number(let digits): parse(digits).isFinite ? nil : "a number that is not too large"
    case .string(let text) where coerces:
      SampleNumber.isNumber(text) && parse(text).isFinite
        ? nil : "a number, or a string that holds one"
    default: "a number"
    }
  }

  // MARK: Others

  @Sendable private static func bool(_ value: SampleValue, coerces: Bool) -> String? {
    switch value.content {
    case .boolean: nil
    case .number(let digits) where coerces && whole(digits) != nil: nil
    case .string(let text) where coerces && words.contains(text): nil
    default: "true or false"
    }
  }

  /// The strings that can be converted to a Boolean.
  private static let words: Set<String> = [
    "true", "True", "TRUE", "YES", "1", "false", "False", "FALSE", "NO", "0",
  ]

  @Sendable private static func string(_ value: SampleValue, coerces: Bool) -> String? {
    switch value.content {
    case .string: nil
    case .number where coerces, .boolean where coerces: nil
    default: "a string"
    }
  }

  @Sendable private static func character(_ value: SampleValue, _: Bool) -> String? {
    value.string?.count == 1 ? nil : "a string of one character"
  }

  @Sendable private static func date(_ value: SampleValue, coerces: Bool) -> String? {
    if coerces, isNumber(value) { return nil }
    return accepts(value) { RFC3339($0, $1) != nil }
      ? nil : "a date such as \"2019-05-15T15:20:18Z\""
  }

  @Sendable private static func url(_ value: SampleValue, _: Bool) -> String? {
    value.string.map(URLRule.accepts) == true ? nil : "a URL"
  }

  @Sendable private static func uuid(_ value: SampleValue, _: Bool) -> String? {
    value.string.map(isUUID) == true ? nil : "a UUID"
  }

  /// Returns true for 8, 4, 4, 4 and 12 hexadecimal digits, separated by hyphens.
  static func isUUID(_ text: String) -> Bool {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.utf8.count) == [8, 4, 4, 4, 12]
      && groups.allSatisfy { $0.utf8.allSatisfy { Byte.hexDigit($0) != nil } }
  }

  @Sendable private static func data(_ value: SampleValue, _: Bool) -> String? {
    let isBase64 = accepts(value) { text, count in
      guard let size = Base64.decodedCount(text, count) else { return false }
      return withUnsafeTemporaryAllocation(byteCount: max(size, 1), alignment: 1) {
        Base64.decode(text, count, UnsafeMutableRawBufferPointer(rebasing: $0.prefix(size)))
      }
    }
    return isBase64 ? nil : "a string in base 64"
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
