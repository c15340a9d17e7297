/// Finds the end of an expression, which Swift does not mark.
///
/// Brackets are skipped as a whole, so only tokens outside them are considered.
package struct ExpressionScanner {
  let stream: TokenStream

  package init(_ stream: TokenStream) { self.stream = stream }

  package func end(from start: Int) -> Int {
    var index = start
    // Commas and line breaks between `if` or `switch` and its brace belong to the condition.
    var isInCondition = false
    while index < stream.count {
      if stream.is(index, ";") || stream.isClosingBracket(index) { break }
      if index > start, let end = stream.postfixConditionEnd(index) {
        index = end
        continue
      }
      if stream.isDirective(index) { break }
      if !isInCondition {
        if stream.is(index, ",") || beginsDeclaration(index) { break }
        if index > start, isSoftEnd(index, of: start) { break }
      }
      if stream.is(index, "{") { isInCondition = false }
      let isCondition = stream.is(index, "if") || stream.is(index, "switch")
      if isCondition, !stream.is(index - 1, ".") { isInCondition = true }
      index = stream.after(index)
    }
    return index
  }

  /// Returns true if a declaration begins in the middle of the expression, which was not
  /// understood.
  func isCutOff(_ start: Int, at end: Int) -> Bool {
    guard end < stream.count, beginsDeclaration(end) else { return false }
    return end == start || !stream.items[end].isAfterNewline || needsOperand(end - 1, in: start)
  }

  /// Returns true at a declaration keyword that is not the name of a member or a label.
  private func beginsDeclaration(_ index: Int) -> Bool {
    stream.isIdentifier(index) && !stream.is(index - 1, ".") && !stream.is(index - 1, "::")
      && !stream.is(index + 1, ":") && Keywords.declarations.contains(stream.text(index))
  }

  private func isSoftEnd(_ index: Int, of start: Int) -> Bool {
    let isBrace = stream.is(index, "{")
    let isAfterNewline = stream.items[index].isAfterNewline
    guard isBrace || isAfterNewline, !needsOperand(index - 1, in: start) else { return false }
    // The accessors in `var x = 1 { didSet { … } }` end the value, but a closure does not.
    if isBrace, AccessorBlock(stream, at: index).followsInitialValue { return true }
    return isAfterNewline && !continues(index)
  }

  /// Returns true if an operand must follow the item, as after an operator, `try` or `:`.
  private func needsOperand(_ index: Int, in start: Int) -> Bool {
    switch stream.kind(index) {
    case .operator:
      // An operator alone is a value.
      if stream.items[index].fixity == .postfix { return stream.isMarkOfWord(index) }
      return index > start
    case .punctuation:
      return stream.is(index, ".") || stream.is(index, ":") || stream.is(index, ",")
        || stream.is(index, "@") || stream.is(index, "::")
    case .identifier:
      return !stream.is(index - 1, ".") && Self.openWords.contains(stream.text(index))
    default:
      return false
    }
  }

  /// The reserved words before operands; after words such as `copy` the operand is on the same
  /// line.
  private static let openWords: Set<String> = [
    "as", "case", "else", "if", "in", "is", "repeat", "return", "switch", "throw", "try", "where",
  ]

  /// Returns true if the first item of a line, such as an operator or a dot, continues the line before.
  private func continues(_ index: Int) -> Bool {
    switch stream.kind(index) {
    case .operator: return true
    case .punctuation:
      return stream.is(index, ".") || stream.is(index, ":") || stream.is(index, "{")
        || stream.is(index, "::")
    case .identifier:
      if stream.is(index, "as") || stream.is(index, "is") || stream.is(index, "else") {
        return true
      }
      // `first { … } \n second: { … }`
      return stream.is(index - 1, "}") && stream.isClosureLabel(index)
    default:
      return false
    }
  }
}

extension TokenStream {
  /// Returns true at the `?` or `!` of `as?` or `try!`, which is not a postfix operator.
  func isMarkOfWord(_ index: Int) -> Bool {
    (self.is(index, "?") || self.is(index, "!"))
      && (self.is(index - 1, "as") || self.is(index - 1, "try"))
  }

  /// Returns true at a compiler directive, but not at a macro or a literal.
  func isDirective(_ index: Int) -> Bool {
    let directives: [StaticString] = [
      "#if", "#elseif", "#else", "#endif", "#warning", "#error", "#sourceLocation",
    ]
    return kind(index) == .pound && directives.contains { self.is(index, $0) }
  }

  /// Returns the index after the condition of the `#if` or `#elseif` at the index.
  func conditionEnd(_ index: Int) -> Int {
    var end = index + 1
    while end < count, !items[end].isAfterNewline { end = after(end) }
    return end
  }

  /// Returns the index after the `#endif` of a postfix `#if`, as in `.a⏎#if DEBUG⏎.b⏎#endif`.
  ///
  /// Returns nil if the first branch contains anything except members of the expression.
  fileprivate func postfixConditionEnd(_ start: Int) -> Int? {
    var index = start
    while self.is(index, "#if") { index = conditionEnd(index) }
    guard index > start, self.is(index, ".") else { return nil }
    var depth = 0
    index = start
    while index < count {
      if self.is(index, "#if") { depth += 1 }
      if self.is(index, "#endif") { depth -= 1 }
      index = after(index)
      if depth == 0 { return index }
    }
    return index
  }
}
