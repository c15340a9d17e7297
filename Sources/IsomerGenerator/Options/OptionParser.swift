import IsomerSyntax

/// Parses the value of an option in the form that the option requires, or reports why it is invalid.
struct OptionParser {
  let reporter: FileReporter
  let place: Option.Place
  let word: Option
  /// The name with its suffix.
  let name: Name
  /// The form of the value; nil for a flag.
  let form: Option.Form?

  /// Returns nil for an invalid value.
  func value(_ written: AnnotationValue?) -> OptionValue? {
    switch (word.value, written) {
    case (.flag, nil), (.optional, nil): return OptionValue.none
    case (.flag, let value?):
      return reporter.refuse(Message(.unexpectedValue, word.name), at: value.range)
    case (.required, nil):
      return reporter.refuse(Message(.needsValue, name.text, expected), at: name.range)
    case (.required, let value?), (.optional, let value?): return form.flatMap { parse(value, $0) }
    }
  }

  private func parse(_ value: AnnotationValue, _ form: Option.Form) -> OptionValue? {
    switch form {
    case .keyPath(let rule): return path(value, rule).map { .paths([$0]) }
    case .key(let rule): return key(value, rule).map { .paths([$0]) }
    case .keyPaths(let rule): return all(value, { path($0, rule) }).map { .paths($0) }
    case .tag:
      return switch value.shape {
      case .string, .list: tagPaths(value).map { .paths($0) }
      case _ where place == .structure, .member: refuse(value)
      default: code(value, .function)
      }
    case .caseKeys: return caseKeys(value).map { .caseKeys($0) }
    case .memberKey: return memberKey(value).map { .memberKey($0) }
    case .choice(let names): return choice(value, names).map { .names([$0]) }
    case .choices(let names): return choices(value, names).map { .names($0) }
    case .coercion: return coercion(value).map { .coercion($0) }
    case .integer: return integer(value).map { .integer($0) }
    case .string: return string(value).map { .names([$0]) }
    case .strings: return all(value, string).map { .names($0) }
    case .expression: return expression(value)
    case .affixes: return affixes(value).map { .affixes($0) }
    case .restKeys: return restKeys(value).map { .restKeys($0) }
    case .code(let code): return self.code(value, code)
    }
  }

  /// Returns the parsed elements of a list, or the single value.
  func all<Element>(
    _ value: AnnotationValue, _ parse: (AnnotationValue) -> Element?
  ) -> [Element]? {
    value.elements.isEmpty ? refuse(value) : value.elements.mapAll(parse)
  }

  // MARK: Paths and keys

  private func key(_ value: AnnotationValue, _ rule: Option.Path) -> WrittenPath? {
    // A path has no empty keys, but a whole key can be empty.
    if case .string("") = value.shape {
      return WrittenPath(path: KeyPathText(key: ""), text: "", range: value.range)
    }
    guard case .list = value.shape else { return path(value, rule) }
    return reporter.refuse(
      .severalKeys, at: value.range, notes: ["add the alternatives with 'alias:'"])
  }

  private func path(_ value: AnnotationValue, _ rule: Option.Path) -> WrittenPath? {
    guard case .string(let text) = value.shape else {
      return refuse(value, notes: [pathHint(value)].compactMap(\.self))
    }
    let path: KeyPathText
    do { path = try KeyPathText(parsing: text) } catch {
      return reporter.refuse(Message(.badKeyPath, text, error.rawValue), at: value.range)
    }
    if path.isProjection, rule != .any {
      return reporter.refuse(Message(.misplacedProjection, text), at: value.range)
    }
    if rule == .keys, !path.isWritable {
      return reporter.refuse(Message(.keysAlone, text), at: value.range)
    }
    if let (key, meant) = path.foreignKey(text) {
      reporter.report(
        Message(.doubtfulKeyPath, text, key), at: value.range, as: .warning, notes: [meant])
    }
    return WrittenPath(path: path, text: text, range: value.range)
  }

  /// Returns a note about the string that was probably intended.
  private func pathHint(_ value: AnnotationValue) -> String? {
    let text = value.text
    let isPlain = if case .path = value.shape { true } else { text.hasPrefix("\\") }
    if isPlain {
      return "write '\"\(text.trimmingPrefix(/\\\w*\./))\"'"
    }
    guard text.contains("\\.") else { return nil }
    return "write '\(text.replacing(/\\+\./, with: #"\\."#))' for a dot in a key"
  }

  /// Returns the paths of a tag, and reports one that contains another.
  private func tagPaths(_ value: AnnotationValue) -> [WrittenPath]? {
    let paths = all(value, { path($0, .keys) })
    var known: [WrittenPath] = []
    for path in paths ?? [] {
      if let other = known.first(where: { $0.path.overlaps(path.path) }) {
        return reporter.refuse(Message(.collidingTag, path.text, "'\(other.text)'"), at: path.range)
      }
      known.append(path)
    }
    return paths
  }

  /// Returns the key of a type: the tags of a subtype, or the structure that selects it.
  private func memberKey(_ value: AnnotationValue) -> SubtypeCondition? {
    if case .member("otherwise") = value.shape { return .otherwise }
    guard case .call(let callee, _) = value.shape, callee.text == "has" else {
      return caseKeys(value).flatMap(tags)
    }
    return argument(of: "has", value).flatMap { path($0, .keys) }.map { .shape($0.path) }
  }

  /// Returns the only argument of a call of a function with this name, also after a dot.
  func argument(of function: String, _ value: AnnotationValue) -> AnnotationValue? {
    guard case .call(let callee, let arguments) = value.shape,
      [function, ".\(function)"].contains(callee.text), arguments.count == 1,
      arguments[0].label == nil
    else { return refuse(value) }
    return arguments[0].value
  }

  private func tags(_ keys: [WrittenKey]) -> SubtypeCondition? {
    for key in keys where !(key.key?.isTag ?? false) {
      let found = reporter.file.text(key.range)
      let expected = key.key == nil ? "a signed 64-bit integer" : self.expected
      return reporter.refuse(
        .wrongValue(name.text, expected: expected, found: found), at: key.range)
    }
    return .tags(keys.compactMap(\.key))
  }

  private func caseKeys(_ value: AnnotationValue) -> [WrittenKey]? {
    let keys = value.elements.mapAll(CaseKey.parse) ?? []
    return keys.isEmpty ? refuse(value) : keys
  }

  // MARK: Names and numbers

  func string(_ value: AnnotationValue) -> Name? {
    value.shape.string.map { Name($0, value.range) } ?? refuse(value)
  }

  private func integer(_ value: AnnotationValue) -> Int? {
    guard case .integer(let digits) = value.shape else { return refuse(value) }
    guard let number = IntegerLiteral.value(digits), number >= 0 else {
      return refuse(value, expected: "a non-negative integer")
    }
    return number
  }

  private func choices(_ value: AnnotationValue, _ all: [String]) -> [Name]? {
    let found = self.all(value) { choice($0, all) }
    for (index, element) in value.elements.enumerated()
    where value.elements.prefix(index).contains(where: { $0.text == element.text }) {
      reporter.report(
        Message(.repeatedOption, element.text), at: element.range, notes: ["remove one of them"])
    }
    for group in word.alternatives {
      let chosen = (found ?? []).filter { group.contains($0.text) }
      guard let other = chosen.first(where: { $0.text != chosen[0].text }) else { continue }
      reporter.report(
        Message(.conflictingChoices, other.text, chosen[0].text, word.name), at: other.range)
    }
    return found
  }

  func choice(_ value: AnnotationValue, _ all: [String]) -> Name? {
    let names = word.choices(all, at: place)
    let member: String? = if case .member(let name) = value.shape { name } else { nil }
    if let member, names.contains(member) { return Name(member, value.range) }
    let written = member ?? value.shape.string ?? value.text
    let near = ForeignTerms.meaning(
      of: written.lowercased().filter(\.isLetter), in: ForeignTerms.choices, where: names.contains)
    var suggestion = (near ?? Spelling.nearest(to: written, among: names)).map { ".\($0)" }
    if case .optional = word.value, written == "true" { suggestion = word.name }
    if !all.contains(written) { suggestion = suggestion ?? otherOption(value) }
    return reporter.refuse(
      .unknownChoice(value.text, of: name.text, among: names, suggestion: suggestion),
      at: value.range)
  }

  // MARK: Code

  /// Returns nil and reports a literal or a statement.
  func code(_ value: AnnotationValue, _ code: Option.Code) -> OptionValue? {
    switch (code, value.shape) {
    case (.names(let names, _), .member): return choice(value, names).map { .names([$0]) }
    case (.names(let names, areCombined: true), .list):
      return choices(value, names).map { .names($0) }
    case (.transformer, .closure): break
    // The compiler cannot pass the value of a statement as a function.
    default: if !value.isLiteral, !value.text.isStatement { return expression(value) }
    }
    return refuse(value, notes: [hint(value, code)].compactMap(\.self))
  }

  /// Returns nil and reports an expression that throws or waits, which generated code evaluates
  /// where neither is possible.
  private func expression(_ value: AnnotationValue) -> OptionValue? {
    guard let effect = value.text.effect else { return .expression(value) }
    let fix =
      effect == "try"
      ? "write 'try?', with '??' and a value if it is not an optional"
      : "call a function that is not 'async'"
    return refuse(value, expected: "an expression without '\(effect)'", notes: [fix])
  }

  private var isMember: Bool { OptionTable.members.contains(place) }

  /// Returns a note about the expression that a literal was probably intended as.
  private func hint(_ value: AnnotationValue, _ code: Option.Code) -> String? {
    if value.text.isStatement { return "write 'condition ? a : b'" }
    return switch (code, value.shape) {
    case (.check, .string) where isMember: "write '.matches(\(value.text))' for a pattern"
    case (.check, .expression) where isMember: "write '.matches(\"…\")' for a pattern"
    case (.transformer, .closure): "write '.reading \(value.text)' to read with a function"
    case (.transformer, .string): "write '.dateFormat(\(value.text))' for the format of a date"
    case (.transformer, .dictionary): "write '.map(\(value.text))' for a value map"
    default: nil
    }
  }

  // MARK: Messages

  /// Reports a value of another form.
  func refuse<Value>(
    _ value: AnnotationValue, expected: String? = nil, notes: [String] = []
  ) -> Value? {
    reporter.refuse(
      .wrongValue(
        name.text, expected: expected ?? self.expected, found: value.text,
        suggestion: otherOption(value)), at: value.range, notes: notes)
  }

  /// Returns another option that has the value as a choice: `keys: .snake` for `key: .snake`.
  private func otherOption(_ value: AnnotationValue) -> String? {
    guard case .member(let name) = value.shape else { return nil }
    return ForeignTerms.option(for: word.name + name, at: place)
      ?? OptionTable.choice(name, at: place)
  }

  /// The expected value of the option.
  private var expected: String {
    let path = "a key path such as \"user.login\""
    return switch form {
    case .keyPath, .key: path
    case .keyPaths: path + ", or a list of them"
    case .tag: path + (place == .structure ? ", or a list" : ", a list of them, or a function")
    case .caseKeys:
      "a string, a number, a Bool, a range of integers, '.null', '.missing', or a list"
    case .memberKey: "a string, an integer, a Bool, a list of them, 'has(\"path\")' or '.otherwise'"
    case .choice(let names), .choices(let names): Message.oneOf(word.choices(names, at: place))
    case .coercion where place == .enumeration: "'.off', '.case' or '.words([\"…\": true])'"
    case .coercion: "'.off' or '.words([\"…\": true])'"
    case .integer: "an integer"
    case .string: "a string"
    case .strings: "a string, or a list of strings"
    case .expression, nil: "an expression"
    case .affixes: "'.prefix(\"…\")', '.suffix(\"…\")' or a list of both"
    case .restKeys: "'.prefix(\"…\")', '.suffix(\"…\")' or '.matching(…)'"
    case .code(.check) where isMember: "a range, '.count(…)', '.matches(\"…\")' or a function"
    case .code(.check): "a function or a closure that takes the whole value"
    case .code(.names(let names, _)): Message.oneOf(names) + ", or a function"
    case .code(.transformer): "a transformer"
    case .code(.function): "a function or a closure"
    }
  }
}

extension String {
  /// The `try` or `await` that an expression contains outside of closures.
  fileprivate var effect: String? {
    guard contains("try") || contains("await") else { return nil }
    var depth = 0
    for (word, next) in adjacentTokens {
      depth += word == "{" ? 1 : word == "}" ? -1 : 0
      if depth == 0, word == "await" || word == "try" && next != "?" && next != "!" { return word }
    }
    return nil
  }
}

extension AnnotationValue {
  /// True for a string, number, list, regular expression or other literal.
  fileprivate var isLiteral: Bool {
    switch shape {
    case .string, .interpolation, .integer, .float, .boolean, .null, .list, .dictionary: true
    case .expression: text.hasPrefix("/") || text.hasPrefix("#/")
    case .member, .path, .call, .access, .range, .closure: false
    }
  }
}

extension FileReporter {
  /// Reports an error, and returns nil in place of a value.
  func refuse<Value>(_ message: Message, at range: SourceRange, notes: [String] = []) -> Value? {
    report(message, at: range, notes: notes)
    return nil
  }
}
