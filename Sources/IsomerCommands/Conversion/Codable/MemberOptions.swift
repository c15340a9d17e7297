import IsomerGenerator
import IsomerSyntax

/// The options of properties that functions of containers read and write.
enum MemberOptions {
  /// Returns the option that reads a value by the body of a function.
  static func reading(_ body: String) -> String { "\(prefix)reading: { \(body) })" }

  private static let prefix = "with.read: .codable("

  /// Adds to the options of a property a call that writes it; nil if it is read in another way.
  static func adding(
    writing call: String, to options: [String], of property: PropertyDeclaration
  ) -> [String]? {
    guard let type = property.type else { return nil }
    let index = options.firstIndex { $0.hasPrefix("with") }
    if let index, !options[index].hasPrefix(prefix) { return nil }
    if type.optionalWrapped == nil, let index {
      var options = options
      let reading = options[index].dropFirst(prefix.count).dropLast()
      options[index] = "with: .codable(\(reading), writing: { \(call) })"
      return options
    }
    // The function that writes an optional property receives the wrapped value.
    let value = (type.optionalWrapped ?? type).text
    let reading =
      "{ container, key -> \(value) in try container.decode(\(value).self, forKey: key) }"
    return options + ["with.write: .codable(reading: \(reading), writing: { \(call) })"]
  }
}
