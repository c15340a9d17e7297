import IsomerSyntax

/// Describes an enum whose cases stand as one string or integer each.
struct EnumBuilder {
  private let context: TypeContext

  init(_ context: TypeContext) { self.context = context }

  func build(_ model: inout ModelDescription, _ collector: inout DiagnosticCollector) {
    model.rawValues = rawValues
    for declared in context.type.cases {
      if let description = describe(declared, model, &collector) {
        model.cases.append(description)
      }
    }
    if model.cases.isEmpty {
      collector.report(.emptyEnum(model.name), in: context.file, at: model.nameRange)
    }
    checkRawType(model, &collector)
    checkStrategy(model, &collector)
    checkDerived(model, &collector)
    checkFallbacks(model, &collector)
    checkKeys(model, &collector)
  }

  /// Raw values that are no strings or integers cannot be told from the name of their type.
  private func checkRawType(_ model: ModelDescription, _ collector: inout DiagnosticCollector) {
    guard model.rawValues == .names, let type = context.type.inheritance.first else { return }
    let isRaw = type.simpleName.map(Self.otherRawTypes.contains) ?? false
    guard isRaw || context.type.cases.contains(where: { $0.rawValue != nil }) else { return }
    collector.report(
      .rawType(type.text), in: context.file, at: type.range,
      notes: ["write 'String' or an integer type, or conform the enum by hand"])
  }

  private static let otherRawTypes: Set<String> = [
    "CGFloat", "Character", "Double", "Float", "Float16", "Int128", "StaticString", "Substring",
    "UInt128",
  ]

  /// Names make no keys where the cases stand as integers.
  private func checkStrategy(_ model: ModelDescription, _ collector: inout DiagnosticCollector) {
    let own = context.type.annotations.flatMap(\.options).first { $0.word.text == "keys" }
    guard model.rawValues == .integers, let own else { return }
    collector.report(
      .uselessWord("keys", model.name, "its cases stand as integers"), in: context.file,
      at: own.word.range)
  }

  /// What a struct or a class derives, the language has for enums.
  private func checkDerived(_ model: ModelDescription, _ collector: inout DiagnosticCollector) {
    let own = context.type.annotations.flatMap(\.options).first { $0.word.text == "derive" }
    guard let own else { return }
    let isPlain = context.type.cases.allSatisfy { $0.associatedValues == nil }
    for member in own.choices?.compactMap(Derivation.Member.init(rawValue:)) ?? [] {
      let reason =
        switch member {
        case .copy: "assignment copies it"
        case .description: "a case is described by its name"
        case .merge, .changes: "it has no properties"
        case .equality:
          isPlain ? "the language compares its cases" : "write ': Equatable' behind its name"
        case .hash:
          isPlain ? "the language hashes its cases" : "write ': Hashable' behind its name"
        }
      collector.report(
        .deriveOnEnum(model.name, member, reason), in: context.file, at: own.word.range)
    }
  }

  /// A raw type is the first thing in the inheritance clause.
  private var rawValues: ModelDescription.RawValues {
    guard let name = context.type.inheritance.first?.simpleName else { return .names }
    if name == "String" { return .strings }
    return Self.integerTypes.contains(name) ? .integers : .names
  }

  private static let integerTypes: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  private func describe(
    _ declared: CaseDeclaration, _ model: ModelDescription, _ collector: inout DiagnosticCollector
  ) -> CaseDescription? {
    let words = WordReader(file: context.file, place: .enumCase)
      .read(declared.annotations, &collector)
    var description = CaseDescription(name: declared.name.text, nameRange: declared.name.range)
    description.conditions = declared.conditions
    description.isFallback = words?.has("fallback") ?? false
    if let values = declared.associatedValues {
      guard description.isFallback else {
        collector.report(
          .caseWithPayload(declared.name.text), in: context.file, at: declared.name.range)
        return nil
      }
      guard values.count == 1 else {
        collector.report(
          .fallbackPayload(declared.name.text), in: context.file, at: declared.name.range)
        return nil
      }
      description.payload = .kept(
        label: values[0].label?.text, type: MappedType(values[0].type))
      return description
    }
    description.keys = keys(of: declared, words, model, &collector)
    return description
  }

  private func keys(
    of declared: CaseDeclaration, _ words: Words?, _ model: ModelDescription,
    _ collector: inout DiagnosticCollector
  ) -> [CaseDescription.Key] {
    guard let value = words?["key"]?.value else {
      return [implied(declared, model, &collector)].compactMap(\.self)
    }
    let elements = if case .list(let list) = value.shape { list } else { [value] }
    var keys: [CaseDescription.Key] = []
    for element in elements {
      switch (element.shape, model.rawValues) {
      case (.string(let text), .names), (.string(let text), .strings):
        keys.append(.string(text))
      case (.integer(let digits), .integers):
        keys += [integer(digits, at: element.range, declared, &collector)].compactMap(\.self)
      default:
        collector.report(
          .caseKeyKind(
            declared.name.text,
            expected: model.rawValues == .integers ? "an integer" : "a string"),
          in: context.file, at: element.range)
      }
    }
    return keys
  }

  /// The raw value, or the name through the enum's key strategy.
  ///
  /// An integer raw value that is not written counts on from the one before, as the language has it.
  private func implied(
    _ declared: CaseDeclaration, _ model: ModelDescription, _ collector: inout DiagnosticCollector
  ) -> CaseDescription.Key? {
    switch model.rawValues {
    case .names: return .string(model.keys.key(for: declared.name.text))
    case .strings:
      if case .string(let text)? = declared.rawValue?.shape { return .string(text) }
      return .string(model.keys.key(for: declared.name.text))
    case .integers: return integerRawValue(of: declared, &collector)
    }
  }

  private func integerRawValue(
    of declared: CaseDeclaration, _ collector: inout DiagnosticCollector
  ) -> CaseDescription.Key? {
    var next = 0
    for other in context.type.cases {
      if case .integer(let digits)? = other.rawValue?.shape {
        if other.name == declared.name, let range = other.rawValue?.range {
          return integer(digits, at: range, declared, &collector)
        }
        next = IntegerLiteral.value(digits) ?? 0
      }
      if other.name == declared.name { return .integer(next) }
      next &+= 1
    }
    return .integer(next)
  }

  private func integer(
    _ digits: String, at range: SourceRange, _ declared: CaseDeclaration,
    _ collector: inout DiagnosticCollector
  ) -> CaseDescription.Key? {
    if let value = IntegerLiteral.value(digits) { return .integer(value) }
    collector.report(
      .caseKeyKind(declared.name.text, expected: "within 64 signed bits"), in: context.file,
      at: range)
    return nil
  }

  private func checkFallbacks(
    _ model: ModelDescription, _ collector: inout DiagnosticCollector
  ) {
    for second in model.cases.filter(\.isFallback).dropFirst() {
      collector.report(.fallbackTwice(second.name), in: context.file, at: second.nameRange)
    }
  }

  private func checkKeys(_ model: ModelDescription, _ collector: inout DiagnosticCollector) {
    var owners: [CaseDescription.Key: CaseDescription] = [:]
    for description in model.cases {
      for key in description.keys {
        if let owner = owners[key], owner.conditions == description.conditions {
          collector.report(
            .duplicateCaseKey(key.swift, owner.name, description.name), in: context.file,
            at: description.nameRange, notes: ["give one of them another 'key:'"])
        } else {
          owners[key] = description
        }
      }
    }
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
