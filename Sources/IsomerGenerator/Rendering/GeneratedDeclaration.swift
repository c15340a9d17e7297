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
    while let word = words.first, word.hasPrefix("@") || Self.modifiers.contains(String(word)) {
      if word == "static" { isStatic = true }
      words.removeFirst()
    }
    guard let keyword = words.popFirst(), words.first != nil else { return nil }
    let rest = words.joined(separator: " ")
    let isQuoted = rest.hasPrefix("`")
    let body = isQuoted ? rest.dropFirst() : rest[...]
    let end = isQuoted ? "`" : " (<:"
    name = String(body.prefix { !end.contains($0) })
    guard !name.isEmpty else { return nil }
    self.scope = scope
    switch keyword {
    case "var", "let": kind = .variable
    case "struct", "enum", "protocol", "typealias": kind = .type
    case "func":
      let list = body.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      let parameters = list.split(separator: ",").map { parameter in
        let parts = parameter.split(separator: ":", maxSplits: 1)
        return (
          label: parts.first?.split(separator: " ").first.map(String.init) ?? "",
          type: parts.dropFirst().first.map { String($0.drop { $0 == " " }) } ?? ""
        )
      }
      kind = .function(Self.signature(of: name, parameters, in: scope))
    default: return nil
    }
  }

  private static let modifiers: Set<String> = [
    "fileprivate", "final", "mutating", "nonisolated", "override", "package", "private", "public",
    "static",
  ]

  /// Returns the parameters as overloads distinguish them: `(_: Self, by: inout JSONReader)`.
  static func signature(
    of name: String, _ parameters: [(label: String, type: String)], in scope: String
  ) -> String {
    let isOperator = name.first.map { !$0.isLetter && $0 != "_" } ?? false
    let own = [scope, scope.split(separator: ".").last.map(String.init) ?? scope]
    let texts = parameters.map { parameter in
      var type = RuntimeModule.allCases.map { "\($0.rawValue)." }
        .reduce(parameter.type) { $0.replacing($1, with: "") }
      type = type.replacing("borrowing ", with: "").replacing("consuming ", with: "")
      return "\(isOperator ? "_" : parameter.label): \(own.contains(type) ? "Self" : type)"
    }
    return "(\(texts.joined(separator: ", ")))"
  }
}
