import IsomerGenerator
import IsomerSyntax

// The forms in which the compiler's `Codable` code differs from a mapping without options.

extension SwiftSource {
  /// Returns the options that keep the form of a property.
  func compilerOptions(
    of property: PropertyDeclaration, besides options: [String], isReadByCompiler: Bool
  ) -> [String] {
    guard let type = property.type else { return [] }
    var found: [String] = []
    // A missing key is nil, whatever the initial value is.
    if isReadByCompiler, type.optionalWrapped != nil, !property.isLet,
      let value = property.initialValue, value.shape != .null
    {
      found.append("default: nil")
    }
    if isCodedAsArray(type) || coderForms.hasInnerDates(type),
      !options.contains(where: { $0.hasPrefix("with") })
    {
      found.append("with: .codable()")
    }
    return found
  }

  /// Returns whether a type contains a dictionary that `Codable` writes as an array of keys and
  /// values, because its keys are neither strings nor integers, nor represented by coding keys.
  func isCodedAsArray(_ type: TypeReference) -> Bool { isArray(type, []) }

  private func isArray(_ type: TypeReference, _ aliases: Set<String>) -> Bool {
    switch type.shape {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped), .array(let wrapped):
      return isArray(wrapped, aliases)
    case .dictionary(let key, let value): return isOtherKey(key, aliases) || isArray(value, aliases)
    case .named(let components):
      guard let last = components.last else { return false }
      if last.name == "Dictionary", let key = last.arguments.first, isOtherKey(key, aliases) {
        return true
      }
      if let alias = self.aliases[last.name], !aliases.contains(last.name) {
        return isArray(alias, aliases.union([last.name]))
      }
      return last.arguments.contains { isArray($0, aliases) }
    default: return false
    }
  }

  private func isOtherKey(_ key: TypeReference, _ aliases: Set<String>) -> Bool {
    let name = key.text.split(separator: ".").last.map(String.init) ?? key.text
    if name == "String" || name == "Int" { return false }
    if let alias = self.aliases[name], !aliases.contains(name) {
      return isOtherKey(alias, aliases.union([name]))
    }
    return !models.contains {
      $0.name == name && $0.inherits(anyOf: ["CodingKeyRepresentable"])
    }
  }
}
