/// Finds where an expression ends, without reading it: Swift has no mark for that.
///
/// Brackets are passed over whole, so only tokens outside of all brackets decide.
struct ExpressionScanner {
  let stream: TokenStream

  init(_ stream: TokenStream) { self.stream = stream }

  /// The index of the first item that is no longer a part of the expression.
  func end(from start: Int) -> Int {
    var index = start
    // Between `if` or `switch` and its brace, commas and line ends are the condition's.
    var isInCondition = false
    while index < stream.count {
      if isHardEnd(index) { break }
      if stream.is(index, ","), !isInCondition { break }
      if index > start, !isInCondition, isSoftEnd(index) { break }
      if stream.is(index, "{") { isInCondition = false }
      if isConditional(index) { isInCondition = true }
      index = stream.after(index)
    }
    return index
  }

  private func isConditional(_ index: Int) -> Bool {
    (stream.is(index, "if") || stream.is(index, "switch")) && !stream.is(index - 1, ".")
  }

  private func isHardEnd(_ index: Int) -> Bool {
    if stream.kind(index) == .pound { return isDirective(index) }
    return stream.is(index, ";") || stream.is(index, "}") || stream.is(index, ")")
      || stream.is(index, "]")
  }

  private func isDirective(_ index: Int) -> Bool {
    let directives: [StaticString] = [
      "#if", "#elseif", "#else", "#endif", "#warning", "#error", "#sourceLocation",
    ]
    return directives.contains { stream.is(index, $0) }
  }

  private func isSoftEnd(_ index: Int) -> Bool {
    if stream.is(index, "{"), isAccessorBlock(index) { return true }
    guard stream.items[index].isAfterNewline else { return false }
    return !needsOperand(index - 1) && !continues(index)
  }

  /// `var x = 1 { didSet { … } }`, as against a closure.
  private func isAccessorBlock(_ index: Int) -> Bool {
    !needsOperand(index - 1) && AccessorBlock(stream, at: index).hasAccessors
  }

  /// Whether something must still follow, as after an operator, `try` or `:`.
  private func needsOperand(_ index: Int) -> Bool {
    switch stream.kind(index) {
    case .operator:
      return stream.items[index].fixity != .postfix
    case .punctuation:
      return stream.is(index, ".") || stream.is(index, ":") || stream.is(index, ",")
        || stream.is(index, "@")
    case .identifier:
      return !stream.is(index - 1, ".") && Self.openWords.contains(stream.text(index))
    default:
      return false
    }
  }

  private static let openWords: Set<String> = [
    "any", "as", "await", "case", "consume", "copy", "else", "if", "in", "is", "return", "some",
    "switch", "throw", "try", "where",
  ]

  /// Whether the first item of a line goes on with the line before.
  ///
  /// No declaration begins with an operator or a dot.
  private func continues(_ index: Int) -> Bool {
    switch stream.kind(index) {
    case .operator: return true
    case .punctuation:
      return stream.is(index, ".") || stream.is(index, ":") || stream.is(index, "{")
    case .identifier:
      if stream.is(index, "as") || stream.is(index, "is") || stream.is(index, "else") {
        return true
      }
      // `first { … } \n second: { … }`
      return stream.is(index - 1, "}") && stream.is(index + 1, ":") && stream.is(index + 2, "{")
    default:
      return false
    }
  }
}
