// The parts of a declaration before its keyword: `#if`, attributes and modifiers.

extension DeclarationParser {
  /// Parses `#if`, `#elseif`, `#else` and `#endif`, and skips directives such as `#warning(…)`.
  mutating func parseDirective() -> Bool {
    guard stream.kind(position) == .pound else { return false }
    switch stream.text(position) {
    case "#if": conditions.open(parseCondition())
    case "#elseif": conditions.branch(to: parseCondition())
    case "#else": step { $0.branch(to: nil) }
    case "#endif": step { $0.close() }
    case "#warning", "#error", "#sourceLocation":
      position = stream.afterArguments(position + 1)
    default: return false
    }
    return true
  }

  private mutating func step(_ change: (inout ConditionStack) -> Void) {
    position += 1
    // The body of a type cannot close a branch that was opened outside it.
    if conditions.count > body.outerConditions { change(&conditions) }
  }

  private mutating func parseCondition() -> String {
    let start = position + 1
    position = stream.conditionEnd(position)
    return stream.collapsedText(start..<position)
  }

  /// Parses an attribute such as `@objc(name)` or `@Wrapped<Int>(wrappedValue: 1)`.
  mutating func parseAttribute() -> Bool {
    guard let end = stream.attributeNameEnd(position) else { return false }
    let start = position
    header.start = header.start ?? start
    // No declaration begins with a parenthesis, so this is the argument list.
    position = stream.afterArguments(end)
    header.attributes.append(
      Attribute(
        name: name(ofAttribute: (start + 1)..<end),
        text: stream.collapsedText((start + 1)..<position),
        range: stream.range(start..<position), conditions: conditions.conditions()))
    return true
  }

  /// Returns the path without generic arguments: `W.Box` for `W<Int>.Box` and for `W::Box`.
  private func name(ofAttribute stretch: Range<Int>) -> String {
    var names: [String] = []
    var index = stretch.lowerBound
    while index < stretch.upperBound {
      if stream.isIdentifier(index) { names.append(stream.name(index).text) }
      index = stream.angleEnd(index).map { $0 + 1 } ?? index + 1
    }
    return names.joined(separator: ".")
  }

  /// Parses a modifier such as `final`, `private(set)` or `unowned(safe)`.
  mutating func parseModifier() -> Bool {
    guard stream.isIdentifier(position), isModifier(position) else { return false }
    let start = position
    let word = stream.text(position)
    header.start = header.start ?? start
    position += 1
    let isOfSetter = stream.is(position, "(") && stream.is(position + 1, "set")
    if stream.is(position, "(") { position = stream.after(position) }
    if let access = AccessLevel(rawValue: word) {
      if isOfSetter { header.setterAccess = access } else { header.access = access }
    } else {
      header.modifiers.append(stream.collapsedText(start..<position))
    }
    return true
  }

  private func isModifier(_ index: Int) -> Bool {
    let word = stream.text(index)
    guard Self.modifiers.contains(word) || AccessLevel(rawValue: word) != nil else {
      return word == "class" && isClassModifier(index)
    }
    // Before any other token the word is a name: `final = 3`, `open(file)`.
    return stream.isIdentifier(index + 1) || stream.is(index + 1, "@")
      || stream.kind(index + 1) == .pound
      || stream.is(index + 1, "(") && stream.isIdentifier(stream.after(index + 1))
  }

  /// Returns true for the `class` in `class func` and `class var`, but not in `class Name`.
  private func isClassModifier(_ index: Int) -> Bool {
    guard stream.isIdentifier(index + 1) else { return false }
    let next = stream.text(index + 1)
    return ["func", "var", "let", "subscript"].contains(next) || AccessLevel(rawValue: next) != nil
      || Self.modifiers.contains(next)
  }

  private static let modifiers: Set<String> = [
    "__consuming", "__setter_access", "_const", "_local", "borrowing", "consuming", "convenience",
    "distributed", "dynamic", "final", "indirect", "infix", "isolated", "lazy", "mutating",
    "nonisolated", "nonmutating", "optional", "override", "postfix", "prefix", "required",
    "sending", "static", "unowned", "weak",
  ]
}
