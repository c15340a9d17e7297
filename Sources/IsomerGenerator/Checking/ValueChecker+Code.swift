import IsomerSyntax

/// The checks of values that are code, such as functions and transformers, but not literals.
extension ValueChecker {
  func checkCode(
    _ value: AnnotationValue, _ form: Option.Form, _ option: AnnotationOption
  ) -> Bool {
    // The compiler cannot pass the value of a statement as a function.
    let isClosure = word.name == "with" && value.isClosure
    guard value.isLiteral || isClosure || value.text.isStatement else { return true }
    return wrong(value, form, option, notes: hint(value).map { [$0] } ?? [])
  }

  /// Reports expressions that throw or wait, which generated code evaluates where neither is possible.
  func checkEffects(_ value: AnnotationValue, _ option: AnnotationOption) -> Bool {
    guard let effect = value.text.effect else { return true }
    let fix = effect == "try" ? "write 'try?' or 'try!'" : "call a function that is not 'async'"
    reporter.report(
      .wrongValue(
        option.name.text, expected: "an expression without '\(effect)'", found: value.text),
      at: value.range, notes: [fix])
    return false
  }

  /// The expected value of the option, for messages.
  var code: String {
    switch word.name {
    case "check":
      place.isMember
        ? "a range, '.count(…)', '.matches(\"…\")' or a function"
        : "a function or a closure that takes the whole value"
    case "merge": Message.oneOf(MergeRule.names) + ", or a function"
    case "with": "a transformer"
    default: "a function or a closure"
    }
  }

  /// Returns a note about the expression that a literal was probably intended as.
  private func hint(_ value: AnnotationValue) -> String? {
    if value.text.isStatement { return "write 'condition ? a : b'" }
    return switch (word.name, value.shape) {
    case ("check", .string) where place.isMember: "write '.matches(\(value.text))' for a pattern"
    case ("check", .expression) where place.isMember: "write '.matches(\"…\")' for a pattern"
    case ("with", .closure): "write '.reading \(value.text)' to read with a function"
    case ("with", .string): "write '.dateFormat(\(value.text))' for the format of a date"
    case ("with", .dictionary): "write '.map(\(value.text))' for a value map"
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
