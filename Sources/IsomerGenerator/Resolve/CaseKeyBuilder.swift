import IsomerSyntax

/// Determines the strings or integers of an enum case in the document.
struct CaseKeyBuilder {
  let context: TypeContext
  @Boxed var model: Model
  let declared: CaseDeclaration

  /// Returns the keys of an option, or else the raw value, or the name in the enum's key strategy.
  func keys(_ written: [WrittenKey]?) -> [EnumCase.Key] {
    guard let written else { return [implied()].compactMap(\.self) }
    return written.compactMap(key)
  }

  private func key(_ written: WrittenKey) -> EnumCase.Key? {
    let isInteger = model.enumeration.rawValues == .integers
    // The values of a tag can be strings and integers.
    let isKind = model.enumeration.tagging.tag != nil || written.isInteger == isInteger
    if isKind, let key = written.key { return key }
    let expected = isKind ? "a signed 64-bit integer" : isInteger ? "an integer" : "a string"
    reportKind(expected: expected, at: written.range)
    return nil
  }

  /// Returns the raw value or name of a case; implicit integers continue from the previous case.
  private func implied() -> EnumCase.Key? {
    if model.enumeration.rawValues == .integers { return integerRawValue() }
    if model.enumeration.rawValues == .strings,
      case .string(let text)? = declared.rawValue?.shape
    {
      return .string(text)
    }
    return .string(model.object.keys.key(for: declared.name.text))
  }

  private func integerRawValue() -> EnumCase.Key? {
    var next = 0
    for other in context.type.cases {
      if let raw = other.rawValue, case .integer(let digits) = raw.shape {
        let value = IntegerLiteral.value(digits)
        if value == nil, other.name == declared.name {
          reportKind(expected: "a signed 64-bit integer", at: raw.range)
          return nil
        }
        next = value ?? 0
      }
      if other.name == declared.name { return .integer(next) }
      next &+= 1
    }
    return .integer(next)
  }

  private func reportKind(expected: String, at range: SourceRange) {
    context.report(.caseKeyKind(declared.name.text, expected: expected), at: range)
  }
}

/// The value of an integer literal: `0x1F`, `1_000`, `-3`.
enum IntegerLiteral {
  static func value(_ written: String) -> Int? {
    let isNegative = written.hasPrefix("-")
    let digits = (isNegative ? String(written.dropFirst()) : written).filter { $0 != "_" }
    let radixes: [(prefix: String, radix: Int)] = [("0x", 16), ("0o", 8), ("0b", 2)]
    for (prefix, radix) in radixes where digits.hasPrefix(prefix) {
      return Int((isNegative ? "-" : "") + digits.dropFirst(2), radix: radix)
    }
    return Int((isNegative ? "-" : "") + digits)
  }
}
