// What stands before a declaration's keyword: `#if`, attributes, modifiers.

extension DeclarationParser {
  /// `#if` and its kin change the conditions; `#warning(…)` and its kin are passed over.
  mutating func parseDirective() -> Bool {
    guard stream.kind(position) == .pound else { return false }
    switch stream.text(position) {
    case "#if": conditions.open(parseCondition())
    case "#elseif": conditions.branch(to: parseCondition())
    case "#else": step { $0.branch(to: nil) }
    case "#endif": step { $0.close() }
    case "#warning", "#error", "#sourceLocation":
      position += 1
      if stream.is(position, "(") { position = stream.after(position) }
    default: return false
    }
    return true
  }

  private mutating func step(_ change: (inout ConditionStack) -> Void) {
    position += 1
    // A branch that a type's body did not open is not its to close.
    if conditions.count > outerConditions { change(&conditions) }
  }

  /// The rest of the line.
  private mutating func parseCondition() -> String {
    position += 1
    let start = position
    while position < stream.count, !stream.items[position].isAfterNewline {
      position = stream.after(position)
    }
    return stream.collapsedText(start..<position)
  }

  /// `@objc(name)`, `@Wrapped<Int>(wrappedValue: 1)`.
  mutating func parseAttribute(into header: inout Header) -> Bool {
    guard stream.is(position, "@"), stream.isIdentifier(position + 1) else { return false }
    let start = position
    header.start = header.start ?? start
    position += 2
    while stream.is(position, "."), stream.isIdentifier(position + 1) { position += 2 }
    let name = stream.collapsedText((start + 1)..<position)
    if stream.is(position, "<") { position = stream.after(position) }
    if stream.is(position, "("), !stream.items[position].isAfterBlank {
      position = stream.after(position)
    }
    header.attributes.append(
      Attribute(
        name: name, text: stream.collapsedText((start + 1)..<position),
        range: stream.range(start..<position)))
    return true
  }

  /// `final`, `private(set)`, `unowned(safe)`.
  mutating func parseModifier(into header: inout Header) -> Bool {
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
    // Before anything else a word is no modifier but a name: `final = 3`, `open(file)`.
    return stream.isIdentifier(index + 1) || stream.is(index + 1, "@")
      || stream.kind(index + 1) == .pound
      || stream.is(index + 1, "(") && stream.isIdentifier(stream.after(index + 1))
  }

  /// `class func` and `class var` as against `class Name`.
  private func isClassModifier(_ index: Int) -> Bool {
    guard stream.isIdentifier(index + 1) else { return false }
    let next = stream.text(index + 1)
    return ["func", "var", "let", "subscript"].contains(next) || AccessLevel(rawValue: next) != nil
      || Self.modifiers.contains(next)
  }

  private static let modifiers: Set<String> = [
    "__consuming", "_const", "borrowing", "consuming", "convenience", "distributed", "dynamic",
    "final", "indirect", "infix", "isolated", "lazy", "mutating", "nonisolated", "nonmutating",
    "optional", "override", "postfix", "prefix", "required", "sending", "static", "unowned", "weak",
  ]
}
