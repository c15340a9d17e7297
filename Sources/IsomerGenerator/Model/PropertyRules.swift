import IsomerSyntax

/// The rules about the words of one property, one function a rule.
struct PropertyRules {
  let file: SourceFile
  let words: Words
  let declared: PropertyDeclaration
  var place = Word.Place.property

  func check(_ property: PropertyDescription, _ collector: inout DiagnosticCollector) {
    checkConstant(property, &collector)
    checkUselessWords(property, &collector)
    checkNull(property, &collector)
    checkAliases(property, &collector)
    FieldRules(file: file, words: words).check(property, &collector)
    checkProjection(property, &collector)
    if isHeld(property, &collector) { checkType(property, &collector) }
    checkCoercion(property, &collector)
    checkElements(property, &collector)
    checkRequired(property, &collector)
    checkRecovery(property, &collector)
    checkFlatten(property, &collector)
    checkRest(property, &collector)
    checkChecks(property, &collector)
  }

  private func report(
    _ message: Message, at word: String, notes: [String] = [],
    _ collector: inout DiagnosticCollector
  ) {
    let range = words[word]?.word.range ?? property.range
    collector.report(message, in: file, at: range, notes: notes)
  }

  private var property: Name { declared.name }

  /// A constant that has its value cannot take another, so words about reading mislead.
  private func checkConstant(
    _ property: PropertyDescription, _ collector: inout DiagnosticCollector
  ) {
    guard property.isConstant else { return }
    for word in Self.readingWords where words.has(word) {
      report(
        .constantNotRead(property.name), at: word, notes: ["make it a 'var' to read it"],
        &collector)
    }
  }

  private static let readingWords = [
    "alias", "check", "default", "recover", "required", "key.read",
  ]

  /// Words that the property's direction or role makes meaningless.
  private func checkUselessWords(
    _ property: PropertyDescription, _ collector: inout DiagnosticCollector
  ) {
    if !property.reads, !property.isConstant {
      // A check is run on demand too, and a case is built with the defaults of its values.
      let kept = place == .associatedValue ? ["check", "default"] : ["check"]
      for word in Self.readingWords + ["with.read"] where words.has(word) && !kept.contains(word) {
        report(
          .uselessWord(word, property.name, "it is never read"), at: word, &collector)
      }
    }
    if !property.writes {
      for word in ["key.write", "with.write"] where words.has(word) {
        report(
          .uselessWord(word, property.name, "it is never written"), at: word, &collector)
      }
    }
    for word in ["key", "with"]
    where words.has(word) && words.has("\(word).read") && words.has("\(word).write") {
      report(
        .uselessWord(word, property.name, "each direction has one of its own"), at: word,
        &collector)
    }
    guard property.role != .keyed else { return }
    let role = property.role == .flatten ? "flatten" : "rest"
    for word in Self.keyedWords where words.has(word) {
      report(
        .uselessWord(word, property.name, "'\(role)' has no key of its own"), at: word,
        &collector)
    }
  }

  private static let keyedWords = [
    "fields", "key", "key.read", "key.write", "alias", "with", "with.read", "with.write", "default",
    "recover", "required", "null", "coerce", "elements",
  ]

  /// What nil writes says nothing about a property that is never nil.
  private func checkNull(
    _ property: PropertyDescription, _ collector: inout DiagnosticCollector
  ) {
    guard words.has("null"), property.role == .keyed, !property.type.isOptional,
      property.null != .absent
    else { return }
    report(.uselessWord("null", property.name, "it is never nil"), at: "null", &collector)
  }

  /// The first place that is present wins, so naming it twice changes nothing, nor does naming a
  /// place inside of it.
  private func checkAliases(
    _ property: PropertyDescription, _ collector: inout DiagnosticCollector
  ) {
    for (index, path) in property.readPaths.enumerated() {
      let outer = property.readPaths.prefix(index).first {
        path.components.starts(with: $0.components)
      }
      guard let outer else { continue }
      let reason =
        outer == path
        ? "'\(path.text)' is named already" : "'\(outer.text)' is there whenever '\(path.text)' is"
      return report(.uselessWord("alias", property.name, reason), at: "alias", &collector)
    }
  }

  /// What every element has makes an array or a set, or what a transformer makes of one.
  private func checkProjection(
    _ property: PropertyDescription, _ collector: inout DiagnosticCollector
  ) {
    guard property.reads, property.readTransformer == nil,
      property.readPaths.contains(where: \.isProjection)
    else { return }
    let reference = property.type.reference
    if (reference?.optionalWrapped ?? reference)?.isList == true { return }
    let word = ["key.read", "key", "alias"].first { word in
      words.all(word).flatMap(\.keyPaths).contains(where: \.isProjection)
    }
    report(
      .projectionType(property.name, property.type.text), at: word ?? "key",
      notes: ["declare it as an array or a set, or give it a 'with:' that takes an array"],
      &collector)
  }

  /// Nothing else holds an object that is made for it; one that a transformer finds lives elsewhere.
  private func isHeld(
    _ property: PropertyDescription, _ collector: inout DiagnosticCollector
  ) -> Bool {
    guard property.reads, property.readTransformer == nil,
      let modifier = declared.modifiers.first(where: {
        $0 == "weak" || $0.hasPrefix("unowned")
      })
    else { return true }
    collector.report(
      .heldByNothing(property.name, modifier), in: file, at: declared.name.range,
      notes: [
        "add '// @mapped skip' to a delegate and '// @mapped parent' to a link to the owner, or "
          + "find the object with 'with:'"
      ])
    return false
  }

  /// Tuples and functions have no form in a document; a transformer can give them one.
  private func checkType(
    _ property: PropertyDescription, _ collector: inout DiagnosticCollector
  ) {
    guard let reference = property.type.reference else { return }
    let isTransformed =
      (!property.reads || property.readTransformer != nil)
      && (!property.writes || property.writeTransformer != nil)
    if !isTransformed { checkNesting(reference, property, &collector) }
    switch reference.leaf.shape {
    case .tuple, .function, .other:
      // Whether the protocol of `any P` is mapped, the whole target tells.
      if isTransformed || reference.leaf.existentialName != nil { return }
      collector.report(
        .unsupportedType(reference.text), in: file, at: reference.range,
        notes: [
          place == .associatedValue
            ? "give it '/* @mapped with: … */', or add '// @mapped skip' above the case"
            : "give it a transformer with 'with:', or add '// @mapped skip'"
        ])
    case .named where Self.shapeless.contains(reference.leaf.simpleName ?? ""):
      if isTransformed { return }
      collector.report(
        .unsupportedType(reference.text), in: file, at: reference.range,
        notes: ["write 'Value' for values of every kind, or give it a transformer with 'with:'"])
    default: break
    }
  }

  /// Optionals of optionals and `ContiguousArray` have no form of their own in a document.
  private func checkNesting(
    _ reference: TypeReference, _ property: PropertyDescription,
    _ collector: inout DiagnosticCollector
  ) {
    if let wrapped = reference.optionalWrapped?.optionalWrapped {
      collector.report(
        .nestedOptional(reference.text), in: file, at: reference.range,
        notes: ["write 'Change<\(wrapped.text)>', which distinguishes null from a missing key"])
    }
    let collections = (reference.optionalWrapped ?? reference).levels
    if let contiguous = collections.first(where: { $0.simpleName == "ContiguousArray" }),
      let element = contiguous.elementType
    {
      collector.report(
        .unsupportedType(contiguous.text), in: file, at: contiguous.range,
        notes: ["write '[\(element.text)]', or give the property a 'with:'"])
    }
  }

  /// Types that no extension can conform.
  private static let shapeless: Set<String> = ["Any", "AnyClass", "AnyObject", "Void"]

  private func checkCoercion(
    _ property: PropertyDescription, _ collector: inout DiagnosticCollector
  ) {
    guard words.has("coerce"), property.coerces else { return }
    if property.readTransformer != nil {
      report(
        .uselessWord(
          "coerce", property.name,
          property.readLifts == nil
            ? "its transformer reads the value" : "the transformer of its type reads the value"),
        at: "coerce",
        &collector)
    } else if !CoercibleTypes.contains(property.type) {
      report(
        .coerceWithoutConversion(property.type.text), at: "coerce",
        notes: ["it converts to integers, Double, Float, CGFloat, Bool, String and Date"],
        &collector)
    }
  }

  private func checkElements(
    _ property: PropertyDescription, _ collector: inout DiagnosticCollector
  ) {
    guard words.has("elements"), let reference = property.type.reference else { return }
    let collection = reference.optionalWrapped ?? reference
    if property.readTransformer != nil, property.readLifts == nil {
      report(
        .uselessWord("elements", property.name, "its transformer reads the value"),
        at: "elements", &collector)
    } else if collection.elementType == nil {
      report(.elementsWithoutCollection(reference.text), at: "elements", &collector)
    } else {
      checkElementRules(property, collection, &collector)
    }
  }

  /// A choice that can never act.
  private func checkElementRules(
    _ property: PropertyDescription, _ collection: TypeReference,
    _ collector: inout DiagnosticCollector
  ) {
    let chosen = words["elements"]?.choices ?? []
    var useless: [(choice: String, reason: String)] = []
    if chosen.count > 1, chosen.contains("strict") {
      useless.append(("strict", "the other choices stand against it"))
    }
    if property.elements.contains(.compact), !collection.levels.contains(where: \.mayBeCompact) {
      useless.append(("compact", "'\(collection.text)' keeps null elements as nil"))
    }
    if property.elements.contains(.wrap), !collection.levels.contains(where: \.isList) {
      useless.append(("wrap", "'\(collection.text)' is no list"))
    }
    for (choice, reason) in useless {
      report(
        .uselessWord("elements: .\(choice)", property.name, reason), at: "elements", &collector)
    }
  }

  private func checkRequired(
    _ property: PropertyDescription, _ collector: inout DiagnosticCollector
  ) {
    guard property.isRequired, property.reads else { return }
    if !property.type.isOptional {
      report(
        .requiredNotOptional(property.name), at: "required", notes: ["remove the word"],
        &collector)
    } else if property.fallback != .none {
      report(.requiredWithDefault(property.name), at: "required", &collector)
    }
  }

  private func checkRecovery(
    _ property: PropertyDescription, _ collector: inout DiagnosticCollector
  ) {
    guard property.recovery == .fallBack, property.reads, !property.type.isOptional,
      property.fallback == .none
    else { return }
    report(
      .recoverWithoutDefault(property.name), at: "recover",
      notes: ["give it a 'default:', an initial value, or write 'recover: value'"], &collector)
  }

  /// A default that can never pass would make every document without the value fail.
  private func checkChecks(
    _ property: PropertyDescription, _ collector: inout DiagnosticCollector
  ) {
    if property.isThreeState, words.has("check") {
      report(
        .uselessWord("check", property.name, "a 'Change' need not have a value"), at: "check",
        &collector)
    }
    var defaults = [property.fallback.value].compactMap(\.self)
    if case .value(let expression) = property.recovery { defaults.append(expression) }
    for value in defaults {
      let failed = property.checks.first { LiteralCheck.passes(value.shape, $0) == false }
      guard let check = failed else { continue }
      collector.report(
        Diagnostic(
          .error, .defaultFailsCheck(value.text, check.expression.text), path: value.path,
          at: value.location))
    }
  }

  private func checkFlatten(
    _ property: PropertyDescription, _ collector: inout DiagnosticCollector
  ) {
    guard property.role == .flatten, let reference = property.type.reference else { return }
    if property.type.isOptional {
      report(.flattenOptional(property.name), at: "flatten", &collector)
    } else if reference.elementType != nil
      || reference.simpleName.map(CoercibleTypes.names.contains) == true
    {
      report(.flattenWithoutModel(reference.text), at: "flatten", &collector)
    }
  }

  private func checkRest(
    _ property: PropertyDescription, _ collector: inout DiagnosticCollector
  ) {
    guard property.role == .rest else { return }
    let text = property.type.text
    let key = property.type.reference?.keyType?.simpleName
    let value = property.type.reference?.elementType?.leafName
    if key != "String" || value != "Value" || property.type.isOptional {
      report(.restType(property.name, text), at: "rest", &collector)
    }
  }
}

extension TypeReference {
  /// The last name of a named type: `Value` of `Isomer.Value`.
  fileprivate var leafName: String? {
    guard case .named(let components) = shape else { return nil }
    return components.last?.name
  }
}
