import IsomerSyntax

/// The checks of values that are code, such as functions and transformers, but not literals.
extension ValueChecker {
  func checkCode(
    _ value: AnnotationValue, _ form: Option.Form, _ option: AnnotationOption,
    _ collector: inout DiagnosticCollector
  ) -> Bool {
    guard value.isLiteral || word.name == "with" && value.isClosure else { return true }
    return wrong(value, form, option, &collector, notes: hint(value).map { [$0] } ?? [])
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
    switch (word.name, value.shape) {
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
