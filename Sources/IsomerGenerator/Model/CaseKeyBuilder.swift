import IsomerSyntax

/// Decides what a case of an enum stands as in the document: strings or integers.
struct CaseKeyBuilder {
  let context: TypeContext
  let model: ModelDescription
  let declared: CaseDeclaration

  /// The keys of a word; without one the raw value, or the name through the enum's key strategy.
  func keys(
    _ option: AnnotationOption?, _ collector: inout DiagnosticCollector
  ) -> [CaseDescription.Key] {
    guard let value = option?.value else { return [implied(&collector)].compactMap(\.self) }
    let elements = if case .list(let list) = value.shape { list } else { [value] }
    return elements.compactMap { key($0, &collector) }
  }

  private func key(
    _ value: AnnotationValue, _ collector: inout DiagnosticCollector
  ) -> CaseDescription.Key? {
    switch value.shape {
    case .string(let text) where isTag || model.rawValues != .integers: return .string(text)
    case .integer(let digits) where isTag || model.rawValues == .integers:
      return integer(digits, at: value.range, &collector)
    default:
      collector.report(
        .caseKeyKind(
          declared.name.text,
          expected: model.rawValues == .integers ? "an integer" : "a string"),
        in: context.file, at: value.range)
      return nil
    }
  }

  /// A tag is a value of its own and may be of either kind.
  private var isTag: Bool { model.tagging.tag != nil }

  /// An integer raw value that is not written counts on from the one before, as the language has it.
  private func implied(_ collector: inout DiagnosticCollector) -> CaseDescription.Key? {
    switch model.rawValues {
    case .names: return .string(model.keys.key(for: declared.name.text))
    case .strings:
      if case .string(let text)? = declared.rawValue?.shape { return .string(text) }
      return .string(model.keys.key(for: declared.name.text))
    case .integers: return integerRawValue(&collector)
    }
  }

  private func integerRawValue(
    _ collector: inout DiagnosticCollector
  ) -> CaseDescription.Key? {
    var next = 0
    for other in context.type.cases {
      if case .integer(let digits)? = other.rawValue?.shape {
        if other.name == declared.name, let range = other.rawValue?.range {
          return integer(digits, at: range, &collector)
        }
        next = IntegerLiteral.value(digits) ?? 0
      }
      if other.name == declared.name { return .integer(next) }
      next &+= 1
    }
    return .integer(next)
  }

  private func integer(
    _ digits: String, at range: SourceRange, _ collector: inout DiagnosticCollector
  ) -> CaseDescription.Key? {
    if let value = IntegerLiteral.value(digits) { return .integer(value) }
    collector.report(
      .caseKeyKind(declared.name.text, expected: "within 64 signed bits"), in: context.file,
      at: range)
    return nil
  }
}

/// The value of an integer literal as written: `0x1F`, `1_000`, `-3`.
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
