import IsomerSyntax

extension TypeReference {
  /// True if the type contains a dictionary that `Codable` writes as an array of keys and values,
  /// because its keys are neither strings nor integers, nor represented by coding keys.
  func hasArrayForm(in source: SwiftSource) -> Bool {
    switch shape {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped), .array(let wrapped):
      wrapped.hasArrayForm(in: source)
    case .dictionary(let key, let value):
      key.isOtherKey(in: source) || value.hasArrayForm(in: source)
    case .named(let components):
      components.last.map { last in
        last.name == "Dictionary" && last.arguments.first?.isOtherKey(in: source) ?? false
          || last.arguments.contains { $0.hasArrayForm(in: source) }
      } ?? false
    default: false
    }
  }

  private func isOtherKey(in source: SwiftSource) -> Bool {
    let name = text.split(separator: ".").last.map(String.init) ?? text
    if name == "String" || name == "Int" { return false }
    return !source.models.contains {
      $0.name == name && $0.inherits(anyOf: ["CodingKeyRepresentable"])
    }
  }
}
