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

  let name: String
  private let keyword: String
  /// The text after the keyword.
  private let rest: String
  /// The path of the extended type; empty at the top level.
  let scope: String
  private(set) var isStatic = false
  /// The model that it is generated for.
  let model: String

  /// Parses a line such as `private static func read(_ reader: inout JSONReader) {`.
  init?(_ line: String, in scope: String, of model: String) {
    self.model = model
    self.scope = scope
    var (word, rest) = line.divided(at: " ")
    while word.hasPrefix("@") || Self.modifiers.contains(word) {
      if word == "static" { isStatic = true }
      (word, rest) = rest.divided(at: " ")
    }
    guard Self.keywords.contains(word) else { return nil }
    keyword = word
    let isQuoted = rest.hasPrefix("`")
    if isQuoted { rest.removeFirst() }
    self.rest = rest
    name = rest.divided(at: isQuoted ? "`" : " (<:").before
    if name.isEmpty { return nil }
  }

  /// The kind, which few declarations need.
  var kind: Kind {
    switch keyword {
    case "var", "let": return .variable
    case "func":
      let list = rest.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
      let parameters = list.split(separator: ",").map { parameter -> (String, String) in
        let parts = parameter.split(separator: ":", maxSplits: 1)
        let names: [Substring] = parts.first?.split(separator: " ") ?? []
        let type: Substring = parts.dropFirst().first ?? ""
        return (String(names.first ?? ""), String(type.drop { $0 == " " }))
      }
      return .function(Self.signature(of: name, parameters, in: scope))
    default: return .type
    }
  }

  private static let keywords: Set<String> = [
    "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

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
