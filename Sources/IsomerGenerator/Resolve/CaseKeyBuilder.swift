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
    let isKind = isTag || written.isInteger == isInteger
    if isKind, let key = written.key { return key }
    let expected = isKind ? "a signed 64-bit integer" : isInteger ? "an integer" : "a string"
    context.report(.caseKeyKind(declared.name.text, expected: expected), at: written.range)
    return nil
  }

  /// True if the enum has a tag, whose values can be strings and integers.
  private var isTag: Bool { model.enumeration.tagging.tag != nil }

  /// Returns the raw value or name of a case; implicit integers continue from the previous case.
  private func implied() -> EnumCase.Key? {
    switch model.enumeration.rawValues {
    case .names: return .string(model.object.keys.key(for: declared.name.text))
    case .strings:
      if case .string(let text)? = declared.rawValue?.shape { return .string(text) }
      return .string(model.object.keys.key(for: declared.name.text))
    case .integers: return integerRawValue()
    }
  }

  private func integerRawValue() -> EnumCase.Key? {
    var next = 0
    for other in context.type.cases {
      if case .integer(let digits)? = other.rawValue?.shape {
        if other.name == declared.name, let range = other.rawValue?.range {
          return integer(digits, at: range)
        }
        next = IntegerLiteral.value(digits) ?? 0
      }
      if other.name == declared.name { return .integer(next) }
      next &+= 1
    }
    return .integer(next)
  }

  private func integer(_ digits: String, at range: SourceRange) -> EnumCase.Key? {
    if let value = IntegerLiteral.value(digits) { return .integer(value) }
    context.report(.caseKeyKind(declared.name.text, expected: "a signed 64-bit integer"), at: range)
    return nil
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
