import IsomerSyntax

/// The keys that a `rest` property selects: the value of `rest`, without which it takes all others.
struct RestKeys: Sendable, Equatable {
  /// The text that the keys begin or end with.
  var affixes = Affixes()
  /// The function that accepts them.
  var function: AnnotationValue?
}

extension OptionParser {
  func restKeys(_ value: AnnotationValue) -> RestKeys? {
    guard case .call(let callee, _) = value.shape, callee.text.hasSuffix("matching") else {
      return affix(value).map { RestKeys(affixes: $0) }
    }
    let function = argument(of: "matching", value).flatMap { code($0, .function)?.expression }
    return function.map { RestKeys(function: $0) }
  }

  /// Returns the text of `.prefix("home_")` or `.suffix("_at")`, or those of a list of both.
  func affixes(_ value: AnnotationValue) -> Affixes? {
    guard let parts = all(value, affix) else { return nil }
    guard parts.count > 1 else { return parts[0] }
    let prefixes = parts.map(\.prefix).filter { !$0.isEmpty }
    let suffixes = parts.map(\.suffix).filter { !$0.isEmpty }
    guard parts.count == 2, let prefix = prefixes.first, let suffix = suffixes.first else {
      return refuse(value)
    }
    return Affixes(prefix: prefix, suffix: suffix)
  }

  private func affix(_ value: AnnotationValue) -> Affixes? {
    guard case .call(let callee, _) = value.shape else { return refuse(value) }
    let name = String(callee.text.drop { $0 == "." })
    guard ["prefix", "suffix"].contains(name) else { return refuse(value) }
    let text = argument(of: name, value).flatMap(string)?.text
    return text.map { name == "prefix" ? Affixes(prefix: $0) : Affixes(suffix: $0) }
  }
}
