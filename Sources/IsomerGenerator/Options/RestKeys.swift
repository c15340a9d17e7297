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
    guard case .call(let callee, _) = value.shape else { return refuse(value) }
    let name = String(callee.text.drop { $0 == "." })
    guard let argument = argument(of: name, value) else { return nil }
    switch name {
    case "prefix": return string(argument).map { RestKeys(affixes: Affixes(prefix: $0.text)) }
    case "suffix": return string(argument).map { RestKeys(affixes: Affixes(suffix: $0.text)) }
    case "matching": return code(argument, .function)?.expression.map { RestKeys(function: $0) }
    default: return refuse(value)
    }
  }
}
