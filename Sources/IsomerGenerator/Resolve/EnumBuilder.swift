import IsomerSyntax

/// Builds the mapping of an enum: tags, keys and payloads of its cases.
struct EnumBuilder {
  let context: TypeContext

  func build(_ model: inout Model) {
    model.enumeration.rawValues = rawValues
    model.enumeration.mayHaveRawType = mayHaveRawType
    model.declaration.isIndirect =
      context.type.modifiers.contains("indirect")
      || context.type.cases.contains(where: \.isIndirect)
    model.enumeration.tagging = tagging
    model.validation = context.validation(of: model)
    var integer: Int? = 0
    for declared in context.type.cases {
      if case .integer(let digits)? = declared.rawValue?.shape {
        integer = IntegerLiteral.value(digits)
      }
      let found = describe(declared, integer, model)
      integer = (integer ?? 0) &+ 1
      // The compiler rejects every use of an unavailable case, and no value can be one.
      let availability = context.availability(declared.attributes, in: model)
      if found?.isFallback == true, availability.isNever || !availability.conditions.isEmpty {
        let options = context.options(of: declared.annotations, at: .enumCase)
        context.reporter.reportUseless(
          [options?.option(.fallback)], of: declared.name.text, because: "it can be unavailable")
      }
      guard var description = found, !availability.isNever else { continue }
      description.conditions += availability.conditions
      // A case with values is available wherever the type is.
      if declared.associatedValues == nil { description.checks = availability.checks }
      model.enumeration.cases.append(description)
      for member in [description.archive] + description.arguments.map(\.property.archive) {
        model.archive.ask(for: member.options?.archiving, context.reporter)
      }
    }
    if model.enumeration.tagging == .names, model.enumeration.keyKind != .any,
      let coercion = context.options.value(.coerce)
    {
      model.enumeration.coercion = coercion.isOff ? nil : coercion
    }
    EnumRules(context: context).check(model)
  }

  /// The kind of raw values; a raw type is first in the inheritance clause.
  private var rawValues: RawValues {
    context.type.inheritance.first?.namePath.flatMap(StandardTypes.rawValues) ?? .names
  }

  /// True if the name after the colon can be that of a raw type, on which the values depend.
  private var mayHaveRawType: Bool {
    guard rawValues == .names, let name = context.type.inheritance.first?.namePath,
      !StandardTypes.unmapped.contains(name.lastName)
    else { return false }
    let isNamed = context.type.cases.contains { declared in
      let options = context.options(of: declared.annotations, at: .enumCase)
      return options?.contains(.caseKey) != true
    }
    return isNamed && context.type.cases.allSatisfy { $0.associatedValues == nil }
  }

  private func describe(
    _ declared: CaseDeclaration, _ integer: Int?, _ model: Model
  ) -> EnumCase? {
    let options =
      context.options(of: declared.annotations, at: .enumCase)
      ?? Options(marker: declared.name.range)
    func reportUseless(_ found: [WrittenOption?], _ reason: String) {
      context.reporter.reportUseless(found, of: declared.name.text, because: reason)
    }
    var description = EnumCase(name: declared.name.text, nameRange: declared.name.range)
    description.conditions = declared.conditions
    description.isFallback = options.contains(.fallback)
    description.isUntagged = options.contains(.untagged)
    description.archive = ArchivedMember(declared.name.text, options, context.reporter)
    description.archive.isKept = true
    // A case that is not read has no key, and writing one that is not written throws.
    description.reads = !options.skip.reading
    description.writes = !options.skip.writing
    if description.isFallback, !description.reads {
      reportUseless([options.option(.skip)], "a fallback is always read")
    }
    if !description.reads, !description.writes {
      OptionRules(reporter: context.reporter, options: options, name: declared.name.text)
        .check([.init(need: .key, reason: "it is skipped")])
    }
    var held = model
    held.reads = model.reads && description.reads
    held.writes = model.writes && description.writes
    held.object.keys = model.object.keys.overridden(by: options)
    if options.contains(.array),
      description.isFallback || declared.associatedValues?.isEmpty != false
    {
      let reason =
        description.isFallback ? "a fallback stores its value unchanged" : "it has no values"
      reportUseless([options.option(.array)], reason)
    }
    let builder = PayloadBuilder(
      context: context, model: held, declared: declared, options: options)
    guard builder.describe(&description) else { return nil }
    if description.isUntagged, let reason = uselessUntagged(description, model) {
      reportUseless([options.option(.untagged)], reason)
      description.isUntagged = false
    }
    if case .object = description.payload {
    } else {
      reportUseless(options.everyDirection(of: .keys), "its values have no keys")
    }
    // The document identifies the case, unlike an unknown value or an untagged payload.
    let isKeyed =
      switch description.payload {
      case .none: true
      case .kept: false
      case .single, .list, .object: model.enumeration.tagging(of: description) != .untagged
      }
    guard isKeyed else {
      reportUseless(options.everyDirection(of: .caseKey), "its value has no key")
      return description
    }
    let keys = CaseKeyBuilder(context: context, model: model, declared: declared, integer: integer)
    let written = options.directions(of: .caseKey)
    description.keys = keys.keys(written.read, .read)
    // A faulty key for both directions is reported once.
    let isShared =
      !options.contains(.caseKey, .read) && !options.contains(.caseKey, .write)
      && (written.read != nil || model.enumeration.rawValues == .integers)
    description.writtenKey =
      isShared ? description.keys.first : keys.keys(written.write, .write).first
    if !description.reads { description.keys = [] }
    return description
  }

  /// Returns why a case cannot be untagged, or nil.
  private func uselessUntagged(_ description: EnumCase, _ model: Model) -> String? {
    if model.enumeration.tagging == .untagged { return "the enum is 'untagged'" }
    if description.isFallback { return "a fallback is read last" }
    return description.payload.isEmpty ? "it has no values" : nil
  }

  /// Determines the tagging from the options of the enum.
  private var tagging: Tagging {
    OptionRules(reporter: context.reporter, options: context.options, name: context.type.name.text)
      .checkCombinations()
    if context.options.contains(.untagged) { return .untagged }
    guard let tag = context.options.tag(in: context.file) else {
      return hasValues ? .external : .names
    }
    guard let content = context.options.value(.content) else { return .within(tag: tag) }
    if let path = tag.path(overlapping: content), let range = context.options.range(of: .content) {
      context.report(Message(.collidingTag, path.text, "the content"), at: range)
    }
    return .beside(tag: tag, content: content)
  }

  /// True if a case other than the fallback has associated values.
  private var hasValues: Bool {
    context.type.cases.contains { declared in
      !(declared.associatedValues ?? []).isEmpty
        && context.options(of: declared.annotations, at: .enumCase)?.contains(.fallback) != true
    }
  }
}

extension KeyPathText {
  /// Returns true if the paths are equal or one contains the other.
  func overlaps(_ other: KeyPathText) -> Bool {
    let common = min(components.count, other.components.count)
    return (0..<common).allSatisfy { components[$0] == other.components[$0] }
  }
}

/// Determines the values of an enum case in the document.
struct CaseKeyBuilder {
  let context: TypeContext
  @Boxed var model: Model
  let declared: CaseDeclaration
  /// The integer of the case, or that after the previous case; nil if it has more than 64 bits.
  let integer: Int?

  /// Returns the keys of an option, or else the raw value, or the name in the enum's key strategy.
  func keys(_ written: [WrittenKey]?, _ direction: OptionSuffix) -> [CaseKey] {
    guard let written else { return [implied(direction)].compactMap(\.self) }
    return written.compactMap(key)
  }

  private func key(_ written: WrittenKey) -> CaseKey? {
    let isTagged = model.enumeration.tagging.tag != nil
    let isNamed = model.enumeration.tagging.tag?.function != nil
    let hasValues = declared.associatedValues?.isEmpty == false
    let expected: String
    switch written.key {
    case nil: expected = "a signed 64-bit integer"
    case .missing where !isTagged: expected = "a value, because the enum has no 'tag:'"
    case let key? where isNamed && !key.isString && key != .missing:
      expected = "a string or '.missing', because 'tag:' is a function"
    case .null where isTagged: expected = "'.missing', which also selects the case for null"
    case let key? where model.enumeration.tagging == .external && hasValues && !key.isString:
      expected = "a string, because it is the key of an object"
    case let key?: return key
    }
    reportKind(expected: expected, at: written.range)
    return nil
  }

  /// Returns the raw value or name of a case.
  private func implied(_ direction: OptionSuffix) -> CaseKey? {
    if model.enumeration.rawValues == .numbers, case .float(let digits)? = declared.rawValue?.shape
    {
      return FloatLiteral.value(digits).map { .number($0) }
    }
    if [.integers, .numbers].contains(model.enumeration.rawValues) {
      if let integer {
        return model.enumeration.rawValues == .numbers
          ? .number(Double(integer)) : .integer(integer)
      }
      let range = declared.rawValue?.range ?? declared.name.range
      reportKind(expected: "a signed 64-bit integer", at: range)
      return nil
    }
    let isRaw = model.enumeration.rawValues == .strings
    if isRaw, case .string(let text)? = declared.rawValue?.shape { return .string(text) }
    let names =
      context.options.directed(.cases, direction).map { KeyNames.strategy($0) }
      ?? model.object.keys[direction]
    return context.key(for: declared.name.text, at: declared.name.range, names).map { .string($0) }
  }

  private func reportKind(expected: String, at range: SourceRange) {
    context.report(Message(.caseKeyKind, declared.name.text, expected), at: range)
  }
}
