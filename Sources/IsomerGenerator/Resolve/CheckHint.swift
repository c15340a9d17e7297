import IsomerSyntax

/// Fixes for checks in the notations of other languages and libraries.
enum CheckHint {
  /// Returns a fix for a value that is certainly not a check.
  static func fix(for value: AnnotationValue) -> String? {
    let text = value.text
    switch value.shape {
    case .member(let name): return fix(for: name, [])
    case .call(let callee, let arguments):
      guard case .member(let name) = callee.shape else { return nil }
      return fix(for: name, arguments.map(\.value.text))
    case .closure: return nil
    default: break
    }
    if let match = text.wholeMatch(of: /(-?[0-9.]*[0-9]) *(?:\.\.|-|,) *([0-9][0-9.]*)/) {
      return "write '\(match.1)...\(match.2)'"
    }
    if text.contains("$0") { return "write '{ \(text) }'" }
    return text.contains(/^(<|>|==|!=)/) ? "write '{ $0 \(text) }'" : nil
  }

  private static func fix(for name: String, _ arguments: [String]) -> String? {
    let first = arguments.first ?? "1"
    return switch name.lowercased().filter({ $0 != "_" }) {
    case "regex", "regexp", "pattern", "matching": "write '.matches(\"…\")' for a pattern"
    case "notempty", "nonempty", "isnotempty": "write '.count(1...)'"
    case "length", "size", "counts": "write '.count(…)' with a range or a number"
    case "min", "minimum", "atleast": "write '\(first)...'"
    case "max", "maximum", "atmost": "write '...\(first)'"
    case "range", "between", "within": "write a range, such as '1...10'"
    case "positive": "write '1...', or a closure"
    default: nil
    }
  }
}
