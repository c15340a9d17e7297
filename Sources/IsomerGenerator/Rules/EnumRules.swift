import IsomerSyntax

/// The rules of enums and their cases, one function per rule.
struct EnumRules {
  let context: TypeContext

  func check(_ model: Model) {
    let cases = model.enumeration.cases
    let isUnread = model.reads && !cases.isEmpty && !cases.contains(where: \.reads)
    if cases.isEmpty && context.type.cases.isEmpty || isUnread {
      context.report(
        Message(.emptyEnum, model.name), at: model.nameRange,
        notes: [isUnread ? "remove 'skip' from a case" : "add a case, or remove '@mapped'"])
    }
    checkRawType(model)
    if [.integers, .numbers].contains(model.enumeration.rawValues) {
      let kind = model.enumeration.rawValues == .numbers ? "numbers" : "integers"
      context.reporter.reportUseless(
        (context.own?.everyDirection(of: .keys) ?? []) + context.options.everyDirection(of: .cases),
        of: model.name, because: "its cases are \(kind)")
    }
    checkNames(model)
    checkDerived(model)
    for second in cases.filter(\.isFallback).dropFirst() {
      context.report(Message(.fallbackTwice, second.name), at: second.nameRange)
    }
    checkKeys(model)
    checkUselessOptions(model)
    checkCoercion(model)
    for description in cases {
      checkKept(description, model)
      checkWithin(description, model)
    }
  }

  /// Reports associated values beside raw values, and raw values of unknown types.
  private func checkRawType(_ model: Model) {
    guard let type = context.type.inheritance.first else { return }
    let hasRawValues = context.type.cases.contains { $0.rawValue != nil }
    if model.enumeration.rawValues != .names,
      let valued = context.type.cases.first(where: { $0.associatedValues != nil })
    {
      let keys =
        hasRawValues || model.enumeration.rawValues != .strings
        ? "write raw values as 'key:'" : "cases are strings without it"
      return context.report(
        Message(.rawTypeWithValues, valued.name.text, type.text), at: type.range,
        notes: ["remove ': \(type.text)'; \(keys)"])
    }
    guard model.enumeration.rawValues == .names, hasRawValues else { return }
    context.report(
      Message(.rawType, type.text), at: type.range,
      notes: [
        "write the type that '\(type.text)' is an alias of, or use a text or number type of the "
          + "standard library"
      ])
  }

  /// Reports names of cases without keys, and names of values that do not exist.
  private func checkNames(_ model: Model) {
    let cases = model.enumeration.cases
    if model.enumeration.tagging == .untagged, !cases.contains(where: \.payload.isEmpty) {
      context.reporter.reportUseless(
        context.options.everyDirection(of: .cases), of: model.name,
        because: "its cases have no keys")
    }
    guard let own = context.own, own.contains(.cases), cases.allSatisfy(\.payload.isEmpty) else {
      return
    }
    context.reporter.reportUseless(
      own.everyDirection(of: .keys), of: model.name, because: "its cases have no values")
  }

  /// Reports derived members, which the compiler synthesises for enums.
  private func checkDerived(_ model: Model) {
    guard let own = context.own?.option(.derive) else { return }
    let isPlain = context.type.cases.allSatisfy { $0.associatedValues == nil }
    for member in context.own?.value(.derive) ?? [] {
      let fix =
        switch member {
        case .copy: "remove it; assignment copies an enum"
        case .description: "remove it; the description of a case is its name"
        case .merge, .changes, .initialiser: "remove it; an enum has no properties"
        case .equality: isPlain ? "remove it; the compiler adds it" : "conform it to 'Equatable'"
        case .hash: isPlain ? "remove it; the compiler adds it" : "conform it to 'Hashable'"
        }
      context.report(
        Message(.deriveOnEnum, member.rawValue, model.name), at: own.name.range, notes: [fix])
    }
  }

  private func checkKeys(_ model: Model) {
    var owners: [CaseKey: EnumCase] = [:]
    for description in model.enumeration.cases {
      for key in description.keys {
        let key = model.enumeration.coercion?.compared(key) ?? key
        if let owner = owners[key], owner.conditions.coexist(with: description.conditions) {
          context.report(
            Message(.duplicateCaseKey, key.shown, owner.name, description.name),
            at: description.nameRange, notes: ["give one of them another 'key:'"])
        } else {
          owners[key] = description
        }
      }
    }
    checkOverlaps(model.enumeration.cases)
  }

  /// Reports ranges and numbers that contain a key of another case.
  private func checkOverlaps(_ cases: [EnumCase]) {
    for (index, first) in cases.enumerated() {
      for key in first.keys where key.containsOthers {
        for (place, second) in cases.enumerated() where place != index {
          guard let other = second.keys.first(where: { $0 != key && $0.overlaps(key) }),
            !other.containsOthers || index < place,
            first.conditions.coexist(with: second.conditions)
          else { continue }
          context.report(
            Message(.duplicateCaseKey, other.shown, first.name, second.name), at: second.nameRange,
            notes: ["give one of them another 'key:'"])
        }
      }
    }
  }

  private func checkUselessOptions(_ model: Model) {
    guard let own = context.own else { return }
    var useless: [WrittenOption?] = []
    if model.enumeration.cases.allSatisfy(\.values.isEmpty) {
      useless += [own.option(.content), own.option(.nilWriting)]
      if model.enumeration.tagging != .names { useless.append(own.option(.coerce)) }
    }
    if model.enumeration.tagging == .names { useless.append(own.option(.unknown)) }
    context.reporter.reportUseless(
      useless, of: model.name, because: "its cases have no associated values")
  }

  /// Reports conversions that the form of the cases does not have.
  private func checkCoercion(_ model: Model) {
    guard let coercion = context.own?.value(.coerce) else { return }
    func report(_ choice: String, _ reason: String) {
      let range = context.own?.range(of: .coerce) ?? model.nameRange
      context.report(Message(.uselessOption, "coerce: .\(choice)", model.name, reason), at: range)
    }
    let isNamed = model.enumeration.tagging == .names
    if isNamed, model.enumeration.keyKind == .any, !coercion.isOff {
      let range = context.own?.range(of: .coerce) ?? model.nameRange
      return context.report(
        Message(.uselessOption, "coerce", model.name, "its cases list the kinds of their values"),
        at: range)
    }
    if coercion.ignoresCase, !isNamed { report("case", "its cases are not single strings") }
    if coercion.ignoresCase, model.enumeration.keyKind == .integers {
      report("case", "its cases are integers")
    }
    if isNamed, !coercion.words.isEmpty { report("words", "it has no Bool") }
  }

  private func checkKept(_ description: EnumCase, _ model: Model) {
    guard case .kept(_, let type) = description.payload, model.enumeration.tagging.tag != nil,
      type.standsWithoutKeys
    else { return }
    context.report(
      Message(.fallbackWithoutKeys, type.text, description.name),
      at: type.reference?.range ?? description.nameRange, notes: ["write 'JSONValue'"])
  }

  private func checkWithin(_ description: EnumCase, _ model: Model) {
    guard model.enumeration.tagging(of: description).isWithin else { return }
    let whole = description.transformed.map { [$0] }
    let keyless: [Property] =
      switch description.payload {
      case .single(let value):
        [value.property].filter { $0.type.standsWithoutKeys || $0.isConverted }
      case .list(let values): whole ?? values.map(\.property)
      case .none, .kept, .object: []
      }
    for property in keyless {
      let isMap = property.type.reference?.keyType != nil && !property.isConverted
      let fix = whole == nil ? "give it a 'key:', or add 'content:'" : "add 'content:'"
      context.report(
        Message(.valueBesideTag, property.type.text, description.name), at: property.nameRange,
        notes: [isMap ? "add 'rest' to it" : "\(fix) to the enum"])
    }
  }
}

extension Property {
  /// True if the value is converted, so its form differs from that of its type.
  fileprivate var isConverted: Bool {
    let hasDefault = if case .expression = presence.fallback { true } else { false }
    return codec.readTransformer != nil || codec.writeTransformer != nil
      || presence.recovery != .none || codec.coerces || !codec.elements.isEmpty || hasDefault
  }
}

extension MappedType {
  /// True if values of the type are known not to be objects.
  var standsWithoutKeys: Bool {
    guard !isOptional, let reference else { return isOptional }
    if reference.elementType != nil || reference.simpleName.map(Self.plain.contains) == true {
      return true
    }
    return if case .named = reference.shape { false } else { true }
  }

  private static let plain = StandardTypes.scalars.subtracting(["TimeInterval", "JSONValue"])
}
