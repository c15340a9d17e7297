import IsomerSyntax

/// Checks the value of an option against the form that the option requires.
struct ValueChecker {
  let reporter: FileReporter
  let place: Option.Place
  let word: Option

  func check(_ option: AnnotationOption) -> Bool {
    switch (word.value, option.value) {
    case (.flag, nil), (.optional, nil): return true
    case (.flag, let value?):
      reporter.report(.unexpectedValue(word.name), at: value.range)
      return false
    case (.required(let form), nil):
      reporter.report(
        .needsValue(option.name.text, expected: describe(form)), at: option.name.range)
      return false
    case (.required(let form), let value?), (.optional(let form), let value?):
      return check(value, form, option)
    }
  }

  private func check(
    _ value: AnnotationValue, _ form: Option.Form, _ option: AnnotationOption
  ) -> Bool {
    switch form {
    case .expression: return checkEffects(value, option)
    case .code:
      return checkCode(value, form, option)
        && checkEffects(value, option)
        && (word.name != "merge" || checkMergeRule(value, option))
    case .keyPath:
      return checkPath(value, option)
        && (!["tag", "content"].contains(word.name) || checkKeysAlone(value))
    case .keyPaths: return checkPaths(value, option)
    case .choice(let names): return checkChoice(value, names, option)
    case .choices(let names):
      guard case .list(let elements) = value.shape else {
        return checkChoice(value, names, option)
      }
      if elements.isEmpty { return wrong(value, form, option) }
      let results = elements.map { checkChoice($0, names, option) }
      checkRepetition(elements)
      return results.allSatisfy(\.self)
    case .integer:
      if case .integer = value.shape { return true }
      return wrong(value, form, option)
    case .string:
      if case .string = value.shape { return true }
      return wrong(value, form, option)
    }
  }

  private func checkPath(_ value: AnnotationValue, _ option: AnnotationOption) -> Bool {
    guard case .string(let text) = value.shape else {
      let literalDot = value.text.replacing(/\\+\./, with: #"\\."#)
      let notes = value.text.contains("\\.") ? ["write '\(literalDot)' for a dot in a key"] : []
      return wrong(value, word.value.form ?? .keyPath, option, notes: notes)
    }
    do {
      let path = try KeyPathText(parsing: text)
      if path.isProjection, !Self.projectingWords.contains(option.name.text) {
        reporter.report(.misplacedProjection(text), at: value.range)
        return false
      }
      return true
    } catch {
      reporter.report(.badKeyPath(text, error), at: value.range)
      return false
    }
  }

  /// The options that accept a projection, which is read-only.
  private static let projectingWords = ["key", "key.read", "alias"]

  private func checkPaths(_ value: AnnotationValue, _ option: AnnotationOption) -> Bool {
    if place == .enumCase { return checkCaseKeys(value, option) }
    if place != .property, place != .associatedValue, word.name == "key" {
      return checkMemberKey(value, option)
    }
    guard case .list(let elements) = value.shape else {
      return checkPath(value, option)
    }
    if word.name == "key" {
      reporter.report(.severalKeys, at: value.range, notes: ["add the alternatives with 'alias:'"])
      return false
    }
    if elements.isEmpty { return wrong(value, .keyPaths, option) }
    let results = elements.map { checkPath($0, option) }
    return results.allSatisfy(\.self)
  }

  /// Checks the key of a type: the tags of a subtype, or the structure that selects it.
  private func checkMemberKey(_ value: AnnotationValue, _ option: AnnotationOption) -> Bool {
    if case .member("otherwise") = value.shape { return true }
    guard case .call(let callee, let arguments) = value.shape, callee.text == "has" else {
      return checkCaseKeys(value, option)
    }
    guard arguments.count == 1, let path = arguments.first, path.label == nil else {
      return wrong(value, .keyPaths, option)
    }
    return checkPath(path.value, option) && checkKeysAlone(path.value)
  }

  /// Reports array indexes in paths that are searched before reading.
  private func checkKeysAlone(_ value: AnnotationValue) -> Bool {
    guard case .string(let text) = value.shape, let path = try? KeyPathText(parsing: text),
      !path.isWritable
    else { return true }
    reporter.report(.keysAlone(text), at: value.range)
    return false
  }

  private func checkCaseKeys(_ value: AnnotationValue, _ option: AnnotationOption) -> Bool {
    let elements = if case .list(let list) = value.shape { list } else { [value] }
    let fits = elements.allSatisfy {
      switch $0.shape {
      case .string, .integer: true
      default: false
      }
    }
    return fits && !elements.isEmpty ? true : wrong(value, .keyPaths, option)
  }

  private func checkChoice(
    _ value: AnnotationValue, _ all: [String], _ option: AnnotationOption
  ) -> Bool {
    let names = word.choices(all, at: place)
    guard case .member(let name) = value.shape, names.contains(name) else {
      let written = if case .member(let name) = value.shape { name } else { value.text }
      var suggestion = Spelling.nearest(to: written, among: names).map { ".\($0)" }
      if case .optional = word.value, written == "true" { suggestion = word.name }
      if !all.contains(written) { suggestion = suggestion ?? otherOption(value) }
      reporter.report(
        .unknownChoice(value.text, of: option.name.text, among: names, suggestion: suggestion),
        at: value.range)
      return false
    }
    return true
  }

  /// Checks a merge rule, which is a function or a named rule.
  private func checkMergeRule(_ value: AnnotationValue, _ option: AnnotationOption) -> Bool {
    guard case .member = value.shape else { return true }
    return checkChoice(value, MergeRule.names, option)
  }

  private func checkRepetition(_ elements: [AnnotationValue]) {
    for (index, element) in elements.enumerated()
    where elements.prefix(index).contains(where: { $0.text == element.text }) {
      reporter.report(
        .repeatedOption(element.text), at: element.range, notes: ["remove one of them"])
    }
  }

  func wrong(
    _ value: AnnotationValue, _ form: Option.Form, _ option: AnnotationOption, notes: [String] = []
  ) -> Bool {
    reporter.report(
      .wrongValue(
        option.name.text, expected: describe(form), found: value.text,
        suggestion: otherOption(value)), at: value.range, notes: notes)
    return false
  }

  /// Returns another option that has the value as a choice: `keys: .snake` for `key: .snake`.
  private func otherOption(_ value: AnnotationValue) -> String? {
    guard case .member(let name) = value.shape else { return nil }
    return OptionTable.choice(name, at: place)
  }

  private static let path = "a key path such as \"user.login\""

  private func describe(_ form: Option.Form) -> String {
    switch form {
    case .keyPath: Self.path
    case .keyPaths:
      switch (word.name, place) {
      case ("key", .enumCase): "a string, an integer, or a list of them"
      case ("key", .property), ("key", .associatedValue): Self.path
      case ("key", _): "a string, an integer, a list of them, 'has(\"path\")' or '.otherwise'"
      default: Self.path + ", or a list of them"
      }
    case .choice(let names), .choices(let names): Message.oneOf(word.choices(names, at: place))
    case .integer: "an integer"
    case .string: "a string"
    case .expression: "an expression"
    case .code: code
    }
  }
}

extension Option.Value {
  var form: Option.Form? {
    switch self {
    case .flag: nil
    case .required(let form), .optional(let form): form
    }
  }
}
