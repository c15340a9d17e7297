import IsomerSyntax

/// Values that are code, such as functions and transformers.
extension OptionParser {
  /// Returns false and reports a literal or a statement.
  func isCode(_ value: AnnotationValue, _ code: Option.Code) -> Bool {
    // The compiler cannot pass the value of a statement as a function.
    let isClosure = code == .transformer && value.isClosure
    guard value.isLiteral || isClosure || value.text.isStatement else { return isExpression(value) }
    return refuse(value, notes: hint(value, code).map { [$0] } ?? []) ?? false
  }

  /// Returns false and reports an expression that throws or waits, which generated code evaluates
  /// where neither is possible.
  func isExpression(_ value: AnnotationValue) -> Bool {
    guard let effect = value.text.effect else { return true }
    let fix = effect == "try" ? "write 'try?' or 'try!'" : "call a function that is not 'async'"
    return refuse(value, expected: "an expression without '\(effect)'", notes: [fix]) ?? false
  }

  /// The expected code, for messages.
  func expected(_ code: Option.Code) -> String {
    switch code {
    case .check:
      place.isMember
        ? "a range, '.count(…)', '.matches(\"…\")' or a function"
        : "a function or a closure that takes the whole value"
    case .merge(let names): Message.oneOf(names) + ", or a function"
    case .transformer: "a transformer"
    case .function: "a function or a closure"
    }
  }

  /// Returns a note about the expression that a literal was probably intended as.
  private func hint(_ value: AnnotationValue, _ code: Option.Code) -> String? {
    if value.text.isStatement { return "write 'condition ? a : b'" }
    return switch (code, value.shape) {
    case (.check, .string) where place.isMember: "write '.matches(\(value.text))' for a pattern"
    case (.check, .expression) where place.isMember: "write '.matches(\"…\")' for a pattern"
    case (.transformer, .closure): "write '.reading \(value.text)' to read with a function"
    case (.transformer, .string): "write '.dateFormat(\(value.text))' for the format of a date"
    case (.transformer, .dictionary): "write '.map(\(value.text))' for a value map"
    default: nil
    }
  }
}

extension Option.Place {
  fileprivate var isMember: Bool { self == .property || self == .associatedValue }
}

extension String {
  /// The `try` or `await` that an expression contains outside of closures.
  fileprivate var effect: String? {
    guard contains("try") || contains("await") else { return nil }
    let bytes = [UInt8](utf8)
    let words = Lexer.tokens(of: bytes).filter { !$0.isTrivia }
      .map { String(decoding: bytes[$0.range.start..<$0.range.end], as: UTF8.self) }
    var depth = 0
    for (index, word) in words.enumerated() {
      depth += word == "{" ? 1 : word == "}" ? -1 : 0
      let next = index + 1 < words.count ? words[index + 1] : ""
      if depth == 0, word == "await" || word == "try" && next != "?" && next != "!" { return word }
    }
    return nil
  }
}

extension AnnotationValue {
  fileprivate var isClosure: Bool { if case .closure = shape { true } else { false } }

  /// True for a string, number, list, regular expression or other literal.
  fileprivate var isLiteral: Bool {
    switch shape {
    case .string, .integer, .float, .boolean, .null, .list, .dictionary: true
    case .expression: text.hasPrefix("/") || text.hasPrefix("#/")
    case .member, .path, .call, .access, .range, .closure: false
    }
  }
}
