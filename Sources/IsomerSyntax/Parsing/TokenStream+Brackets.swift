// Bracket matching in one pass, with an explicit stack.

extension TokenStream {
  func matchBrackets() {
    closing = Array(repeating: -1, count: items.count)
    enclosingBrace = Array(repeating: -1, count: items.count)
    var open: [Int] = []
    var braces: [Int] = []
    for index in items.indices {
      if let opener = opener(for: index) { close(index, opener, &open, &braces) }
      enclosingBrace[index] = braces.last ?? -1
      guard isOpening(index) else { continue }
      open.append(index)
      if self.is(index, "{") { braces.append(index) }
    }
    for index in open { closing[index] = items.count }
  }

  /// Closes a bracket.
  ///
  /// A `}` also closes open `(` and `[` in its block, and a `)` or `]` closes nothing outside its
  /// braces.
  private func close(
    _ index: Int, _ opener: UInt8, _ open: inout [Int], _ braces: inout [Int]
  ) {
    guard self.is(index, "}") ? !braces.isEmpty : hasOpen(opener, open) else {
      strayBrackets.insert(index)
      return
    }
    while let last = open.popLast() {
      closing[last] = index
      if self.is(last, "{") { braces.removeLast() }
      if initial(last) == opener { return }
    }
  }

  /// Returns true if one of the last few open brackets matches.
  ///
  /// The search is limited to avoid quadratic time; mismatched brackets are an error anyway.
  private func hasOpen(_ opener: UInt8, _ open: [Int]) -> Bool {
    for index in open.suffix(4).reversed() {
      if initial(index) == opener { return true }
      if self.is(index, "{") { return false }
    }
    return false
  }

  /// The errors for unmatched brackets and unterminated literals.
  package var unmatched: [Problem] {
    var problems: [Problem] = []
    for index in items.indices {
      let place = items[index].range.start
      if initial(index) == 0 {
        switch items[index].kind {
        case .unterminatedString:
          problems.append(Problem(.unterminatedString, at: place, fix: ProblemText.closingQuote))
        case .unterminatedRegex: problems.append(Problem(.unterminatedRegex, at: place))
        default: break
        }
      } else if isOpening(index) {
        if !isClosed(index) { problems.append(Problem(.unclosedBracket, text(index), at: place)) }
      } else if strayBrackets.contains(index) {
        problems.append(Problem(.strayBracket, text(index), at: place, fix: "remove it"))
      }
    }
    return problems
  }

  func isOpening(_ index: Int) -> Bool {
    switch initial(index) {
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): true
    default: false
    }
  }

  func isClosingBracket(_ index: Int) -> Bool { opener(for: index) != nil }

  /// Returns the bracket that a closing bracket closes.
  func opener(for index: Int) -> UInt8? {
    switch initial(index) {
    case UInt8(ascii: "}"): UInt8(ascii: "{")
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    default: nil
    }
  }

  /// Finds the `<` that open generic arguments, which contain only tokens of types.
  ///
  /// In an expression, the token after the `>` decides, as in the compiler.
  func matchAngles() {
    var open: [Int] = []
    for index in items.indices {
      if self.is(index, "(") || self.is(index, "[") || self.is(index, "<") {
        open.append(index)
      } else if self.is(index, ">") {
        guard let last = open.last, self.is(last, "<") else { continue }
        closingAngles[last] = index
        if mayFollowArguments(index + 1) { closing[last] = index }
        open.removeLast()
      } else if self.is(index, ")") || self.is(index, "]") {
        while let last = open.popLast(), self.is(last, "<") {}
      } else if !canStandInType(index) {
        open.removeAll(keepingCapacity: true)
      }
    }
  }

  /// Returns true if generic arguments can end before the item; otherwise `>` is a comparison.
  private func mayFollowArguments(_ index: Int) -> Bool {
    guard index < count else { return true }
    switch items[index].kind {
    case .punctuation:
      let opens = self.is(index, "(") || self.is(index, "[")
      return opens ? !items[index].isAfterNewline : !self.is(index, "@")
    case .operator:
      return self.is(index, "?") || self.is(index, "!") || self.is(index, "&")
        || self.is(index, ">")
    default: return false
    }
  }

  /// Returns the index of the `>` that closes generic arguments or parameters at the index, or nil.
  func angleEnd(_ index: Int) -> Int? { closingAngles[index] }

  /// Returns the index after generic arguments or parameters, if there are any.
  func afterAngles(_ index: Int) -> Int { angleEnd(index).map { $0 + 1 } ?? index }

  private static let typeOperators: [StaticString] = ["?", "!", "&", "->", "...", "~", "-"]

  private func canStandInType(_ index: Int) -> Bool {
    switch items[index].kind {
    case .identifier, .integer: true
    case .punctuation:
      self.is(index, ".") || self.is(index, ",") || self.is(index, ":") || self.is(index, "@")
        || self.is(index, "::")
    case .operator:
      Self.typeOperators.contains { self.is(index, $0) }
    default: false
    }
  }
}
