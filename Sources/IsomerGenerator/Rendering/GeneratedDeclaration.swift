import IsomerSyntax

/// A declaration in generated code that can conflict with one of the user.
///
/// The printer notes the lines at the top level and of the members of extensions, so this includes
/// all names.
struct GeneratedDeclaration: Equatable {
  enum Kind: Hashable {
    case type, variable
    /// The parameters without their inner names: `(_: inout JSONReader)`.
    case function(String)
  }

  var name: String
  var kind: Kind
  /// The path of the extended type; empty at the top level.
  var scope: String
  var isStatic = false
  /// The model that it is generated for.
  var model: String

  /// Parses a line such as `private static func read(_ reader: inout JSONReader) {`.
  init?(_ line: String, in scope: String, of model: String) {
    self.model = model
    var words = line.split(separator: " ", omittingEmptySubsequences: true)[...]
    while let word = words.first, Self.modifiers.contains(String(word)) {
      if word == "static" { isStatic = true }
      words.removeFirst()
    }
    guard let keyword = words.popFirst(), words.first != nil else { return nil }
    let rest = words.joined(separator: " ")
    let quoted = rest.hasPrefix("`")
    let body = quoted ? rest.dropFirst() : rest[...]
    name = String(body.prefix { quoted ? $0 != "`" : $0.isLetter || $0.isNumber || $0 == "_" })
    guard !name.isEmpty else { return nil }
    self.scope = scope
    switch keyword {
    case "var", "let": kind = .variable
    case "struct", "enum", "protocol", "typealias": kind = .type
    case "func": kind = .function(Self.parameters(body.dropFirst(name.count + (quoted ? 1 : 0))))
    default: return nil
    }
  }

  private static let modifiers: Set<String> = [
    "@_spi(Generated)", "fileprivate", "final", "mutating", "nonisolated", "override", "package",
    "private", "public", "static",
  ]

  /// Returns the parameters without inner names and modules.
  private static func parameters(_ text: Substring) -> String {
    let list = text.dropFirst().prefix { $0 != ")" }
    return "("
      + list.split(separator: ",").map { parameter in
        let parts = parameter.split(separator: ":", maxSplits: 1)
        let label = parts.first?.split(separator: " ").first ?? ""
        let type = parts.dropFirst().first?.drop { $0 == " " } ?? ""
        return "\(label): \(unqualified(String(type)))"
      }.joined(separator: ", ") + ")"
  }

  static func unqualified(_ type: String) -> String {
    RuntimeModule.allCases.map { "\($0.rawValue)." }.reduce(type) { $0.replacing($1, with: "") }
  }
}
