// Ranges and closures.

extension ValueReader {
  /// Returns the range in a stretch with one range operator outside brackets and at least one
  /// operand.
  func range(_ stretch: Range<Int>, _ depth: Int) -> ValueShape? {
    let places = stream.topLevel(stretch).filter {
      stream.is($0, "...") || stream.is($0, "..<") || stream.is($0, "?")
    }
    guard places.count == 1, let place = places.first, !stream.is(place, "?") else { return nil }
    let (lower, upper) = (stretch.lowerBound..<place, (place + 1)..<stretch.upperBound)
    guard !lower.isEmpty || !upper.isEmpty else { return nil }
    return .range(
      lower: lower.isEmpty ? nil : value(lower, depth: depth + 1),
      upper: upper.isEmpty ? nil : value(upper, depth: depth + 1),
      isHalfOpen: stream.is(place, "..<"))
  }

  /// Returns true if the body of a closure consists of statements and returns no value.
  func isAction(_ body: Range<Int>) -> Bool {
    let signature = signatureEnd(body)
    let hasResult = (body.lowerBound..<signature).contains { stream.is($0, "->") }
    let statements = stream.topLevel(signature..<body.upperBound)
    guard let first = statements.first, !hasResult, !givesValue(body) else { return false }
    if statements.dropFirst().contains(where: { isStart($0) }) { return true }
    switch stream.text(first) {
    case "if":
      // With an `else` for each `if`, it can be an expression.
      return statements.count { stream.is($0, "if") } > statements.count { stream.is($0, "else") }
    case let word: return Self.statementWords.contains(word)
    }
  }

  private static let statementWords: Set<String> = [
    "defer", "do", "for", "guard", "let", "repeat", "return", "throw", "var", "while",
  ]

  /// Returns the index after the `in` of a closure signature, or the start of the body without one.
  private func signatureEnd(_ body: Range<Int>) -> Int {
    for index in stream.topLevel(body) {
      if stream.is(index, "in") { return index + 1 }
      // After these tokens, `in` belongs to a loop.
      if stream.is(index, ";") || stream.is(index, "for") || stream.is(index, "{") { break }
    }
    return body.lowerBound
  }

  /// Returns true if a `return` has a value.
  private func givesValue(_ body: Range<Int>) -> Bool {
    body.contains { index in
      guard stream.is(index, "return"), index + 1 < body.upperBound else { return false }
      return !stream.is(index + 1, "}") && !stream.is(index + 1, ";")
        && !stream.items[index + 1].isAfterNewline
    }
  }

  /// Returns true if another statement begins at the index.
  private func isStart(_ index: Int) -> Bool {
    if stream.is(index, ";") { return true }
    let item = stream.items[index]
    guard item.isAfterNewline, index > 0 else { return false }
    let previous = stream.items[index - 1]
    if previous.kind == .operator, previous.fixity != .postfix { return false }
    switch item.kind {
    case .identifier: return !Self.continuations.contains(stream.text(index))
    case .dollarIdentifier: return true
    default: return false
    }
  }

  private static let continuations: Set<String> = ["as", "catch", "else", "is", "where"]
}
