import IsomerSyntax

/// The rules of the options of a property, one function per rule.
struct PropertyRules {
  let reporter: FileReporter
  let options: Options
  @Boxed var declared: PropertyDeclaration
  var place = Option.Place.property
  var genericParameters: [String] = []

  func check(_ property: Property) {
    checkConstant(property)
    checkUselessOptions(property)
    checkNull(property)
    checkAliases(property)
    checkFields(property)
    checkProjection(property)
    if isHeld(property) { checkType(property) }
    checkCoercion(property)
    checkElements(property)
    checkEach(property)
    checkRequired(property)
    checkRecovery(property)
    checkFlatten(property)
    checkChecks(property)
    checkRest(property)
    checkOmission(property)
  }

  func report<Value>(
    _ message: Message, at key: OptionKey<Value>, as severity: Diagnostic.Severity = .error,
    notes: [String] = []
  ) {
    let range = options.range(of: key) ?? declared.name.range
    reporter.report(message, at: range, as: severity, notes: notes)
  }

  private func reportUseless<Value>(_ key: OptionKey<Value>, because reason: String) {
    report(Message(.uselessOption, key.name, declared.name.text, reason), at: key)
  }

  private func checkConstant(_ property: Property) {
    guard property.isConstant else { return }
    for option in options.forReading {
      reporter.report(
        Message(.constantNotRead, property.name), at: option.name.range,
        notes: ["make it a 'var' to read it"])
    }
  }

  /// Reports options that have no effect because of the property's directions or role.
  private func checkUselessOptions(_ property: Property) {
    var unmet: [OptionRules.Unmet] = []
    if !property.reads, !property.isConstant {
      // Defaults initialise skipped associated values.
      unmet.append(
        .init(
          need: .reading, reason: "it is never read",
          exceptions: place == .associatedValue ? OptionTable.ofSkippedValues : []))
    }
    if !property.writes { unmet.append(.init(need: .writing, reason: "it is never written")) }
    if property.location.role != .keyed {
      let role = property.location.role == .flatten ? "flatten" : "rest"
      unmet.append(
        .init(
          need: .key, reason: "a '\(role)' property has no key",
          exceptions: property.isTypedRest
            ? ["coerce", "each", "each.read", "each.write", "elements"] : []))
    }
    let rules = OptionRules(reporter: reporter, options: options, name: property.name)
    rules.check(unmet)
    rules.checkCombinations()
    rules.checkOverridden(.key)
    rules.checkOverridden(.with)
    rules.checkOverridden(.each)
    rules.checkOverridden(.keys)
    checkKeys()
  }

  /// Reports names for a property that has a key of its own in each of their directions.
  private func checkKeys() {
    let hasKeys = Directed(
      read: options.directed(.key, .read) != nil, write: options.directed(.key, .write) != nil)
    let useless = [
      hasKeys.read && hasKeys.write ? options.option(.keys) : nil,
      hasKeys.read ? options.option(.keys, .read) : nil,
      hasKeys.write ? options.option(.keys, .write) : nil,
    ]
    reporter.reportUseless(
      options.contains(.fields) ? options.everyDirection(of: .keys) : useless,
      of: declared.name.text, because: "it has a key")
  }

  /// Reports an alias that repeats another path or is inside one, which is never used.
  private func checkAliases(_ property: Property) {
    guard property.location.readPaths.count > 1 else { return }
    for (index, path) in property.location.readPaths.enumerated() {
      let outer = property.location.readPaths.prefix(index).first {
        path.components.starts(with: $0.components)
      }
      guard let outer else { continue }
      let reason =
        outer == path
        ? "path '\(path.text)' is already used" : "path '\(outer.text)' takes precedence"
      return reportUseless(.alias, because: reason)
    }
  }

  // MARK: Fields

  private func checkFields(_ property: Property) {
    guard let option = options.option(.fields), property.location.role == .keyed else { return }
    if !property.isTransformed {
      // A transformer combines the fields into one value.
      let lacksReading = property.reads && property.codec.readTransformer == nil
      let word = lacksReading ? "with:" : "with.write:"
      reporter.report(
        Message(.fieldsWithoutTransformer, lacksReading ? "reading" : "writing", property.name),
        at: option.name.range,
        notes: ["add '\(word)' with a transformer from an object of these keys"])
    }
    for (index, field) in property.location.fields.enumerated() {
      if property.location.fields.prefix(index).contains(where: { $0.path == field.path }) {
        reporter.report(
          Message(.fieldTwice, field.name), at: field.range, notes: ["remove one of them"])
      }
      if property.writes, !field.path.isWritable {
        reporter.report(
          Message(.pathNotWritable, field.name), at: field.range,
          notes: ["add 'skip: .write' to only read it"])
      }
    }
  }

  // MARK: Values

  private func checkCoercion(_ property: Property) {
    guard options.contains(.coerce), property.codec.coerces else { return }
    if let transformer = property.codec.transformers.read {
      let own = transformer.lifts == nil ? "its transformer" : "the transformer of its type"
      let reader = property.codec.isOfElements ? "'each:'" : own
      reportUseless(.coerce, because: "\(reader) reads the value")
    } else if !StandardTypes.areCoercible(property.member?.type ?? property.type) {
      report(
        Message(.coerceWithoutConversion, property.type.text), at: .coerce,
        notes: [
          "use a number type, Bool, String or Date; that of an enum belongs above its declaration"
        ])
    } else if property.codec.coercion?.words != options.value(.coerce)?.words {
      report(
        Message(.uselessOption, "coerce: .words", property.name, "it is not a Bool"), at: .coerce)
    }
  }

  private func checkElements(_ property: Property) {
    guard options.contains(.elements), let reference = property.type.reference else { return }
    let collection = reference.unwrapped
    if let transformer = property.codec.transformers.read, transformer.lifts == nil {
      return reportUseless(.elements, because: "its transformer reads the value")
    }
    if collection.elementType == nil, !property.isTypedRest {
      return report(Message(.elementsWithoutCollection, "elements", reference.text), at: .elements)
    }
    func reportChoice(_ choice: String, _ reason: String) {
      report(Message(.uselessOption, "elements: .\(choice)", property.name, reason), at: .elements)
    }
    let chosen = options.value(.elements) ?? []
    let rules = property.codec.elements
    let levels = property.member?.type.reference?.unwrapped.levels ?? collection.levels
    if chosen.count > 1, chosen.contains(.strict) {
      reportChoice("strict", "the other choices override it")
    }
    if rules.contains(.compact), !levels.contains(where: \.mayBeCompact),
      !property.memberRules.contains(.compact)
    {
      reportChoice("compact", "'\(collection.text)' reads null elements as nil")
    }
    if rules.contains(.wrap), !levels.contains(where: \.isList) {
      reportChoice("wrap", "'\(collection.text)' is not a list")
    }
  }

  /// Reports a transformer of elements on a property that has none.
  private func checkEach(_ property: Property) {
    guard !property.codec.isOfElements, let option = options.everyDirection(of: .each).first
    else { return }
    reporter.report(
      Message(.elementsWithoutCollection, "each", property.type.text), at: option.name.range,
      notes: ["use 'with:' for a single value"])
  }

  private func checkRequired(_ property: Property) {
    guard property.presence.isRequired, property.reads else { return }
    let name = property.type.reference?.namePath?.pathComponents.first
    if !property.type.isOptional, name.map(genericParameters.contains) != true {
      report(Message(.requiredNotOptional, property.name), at: .required, notes: ["remove it"])
    } else if property.presence.fallback != .none || options.contains(.default) {
      report(Message(.requiredWithDefault, property.name), at: .required)
    }
  }

  private func checkRecovery(_ property: Property) {
    guard property.presence.recovery == .fallBack, property.reads, !property.type.isOptional,
      property.presence.fallback == .none
    else { return }
    report(
      Message(.recoverWithoutDefault, property.name), at: .recover,
      notes: ["add 'default:', an initial value, or a value of 'recover:'"])
  }

  /// Reports a default that fails a check, so documents without the value could never be read.
  private func checkChecks(_ property: Property) {
    if property.presence.isThreeState, options.contains(.check) {
      reportUseless(.check, because: "a 'PropertyChange' may have no value")
    }
    var defaults = [property.presence.fallback.value].compactMap(\.self)
    if case .value(let expression) = property.presence.recovery { defaults.append(expression) }
    for value in defaults {
      let failed = property.validation.checks.first {
        LiteralCheck.passes(value.shape, $0) == false
      }
      guard let failed else { continue }
      reporter.report(Message(.defaultFailsCheck, value.text, failed.expression.text), at: value)
    }
  }

  private func checkFlatten(_ property: Property) {
    guard property.location.role == .flatten, let reference = property.type.reference else {
      return
    }
    let type = reference.unwrapped
    if type.elementType != nil || type.simpleName.map(StandardTypes.basic.contains) == true {
      report(Message(.flattenWithoutModel, type.text), at: .flatten)
    }
    if options.option(.flatten)?.source != nil, property.location.affixes.isEmpty {
      reportUseless(.flatten, because: "the text is empty")
    }
  }
}
