import IsomerSyntax

/// Values that are functions, transformers, rules: a literal is none of these.
extension ValueChecker {
  func checkCode(
    _ value: AnnotationValue, _ form: Word.Form, _ option: AnnotationOption,
    _ collector: inout DiagnosticCollector
  ) -> Bool {
    guard value.isLiteral else { return true }
    return wrong(value, form, option, &collector, notes: hint(value).map { [$0] } ?? [])
  }

  /// What such a word expects.
  var code: String {
    switch word.name {
    case "check":
      place.isMember
        ? "a range, '.count(…)', '.matches(\"…\")' or a function"
        : "a function or a closure over the whole value"
    case "merge": Message.oneOf(MergeRule.names) + ", or a function"
    case "with": "a transformer"
    default: "a function or a closure"
    }
  }

  /// What the literal may have been meant for.
  private func hint(_ value: AnnotationValue) -> String? {
    switch (word.name, value.shape) {
    case ("check", .string) where place.isMember: "a pattern is '.matches(\(value.text))'"
    case ("check", .expression) where place.isMember: "a pattern is '.matches(\"…\")'"
    case ("with", .dictionary): "a value map is '.map(\(value.text))'"
    default: nil
    }
  }
}

extension Word.Place {
  fileprivate var isMember: Bool { self == .property || self == .associatedValue }
}

extension AnnotationValue {
  /// Whether it is a string, a number, a list, a regular expression and the like.
  fileprivate var isLiteral: Bool {
    switch shape {
    case .string, .integer, .float, .boolean, .null, .list, .dictionary: true
    case .expression: text.hasPrefix("/") || text.hasPrefix("#/")
    case .member, .path, .call, .access, .range, .closure: false
    }
  }
}
