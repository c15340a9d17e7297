import IsomerSyntax

/// The variables of a program that contain decoders and encoders.
struct CoderVariables {
  enum Kind: String { case decoder = "JSONDecoder", encoder = "JSONEncoder" }

  /// The functions that return coders.
  private var functions: [String: Kind] = [:]
  /// The variables that have the same kind everywhere; nil for others.
  private var variables: [String: Kind?] = [:]

  init(_ source: SwiftSource) {
    let tokens = source.tokens
    for index in 0..<tokens.count where tokens.is(index, "->") && tokens.is(index - 1, ")") {
      guard tokens.isIdentifier(index + 1), let kind = Kind(rawValue: tokens.name(index + 1).text)
      else { continue }
      var name = index - 1
      while name > 0, !tokens.is(name, "func") { name -= 1 }
      functions[tokens.name(name + 1).text] = kind
    }
    for index in 0..<tokens.count where isDeclaration(index, tokens) {
      let (name, kind) = (tokens.name(index).text, kind(declaredAt: index, tokens))
      variables[name] = .some(variables[name, default: kind] == kind ? kind : nil)
    }
  }

  /// Returns the kind of a variable at a place of a file, by its last declaration there.
  func kind(of name: String, before place: Int, in tokens: TokenStream) -> Kind? {
    var index = place
    while index > 0 {
      index -= 1
      if isDeclaration(index, tokens), tokens.name(index).text == name {
        return kind(declaredAt: index, tokens)
      }
    }
    return variables[name] ?? nil
  }

  /// Returns true for the name in `let name =`, `let name:` and, in a parameter, `name: JSONDecoder`.
  private func isDeclaration(_ index: Int, _ tokens: TokenStream) -> Bool {
    guard tokens.isIdentifier(index) else { return false }
    let isVariable = tokens.is(index - 1, "let") || tokens.is(index - 1, "var")
    if isVariable { return tokens.is(index + 1, "=") || tokens.is(index + 1, ":") }
    return tokens.is(index + 1, ":") && kind(named: index + 2, tokens) != nil
  }

  /// Returns the kind in `name: JSONDecoder`, `name = JSONDecoder…` and `name = function()`.
  private func kind(declaredAt index: Int, _ tokens: TokenStream) -> Kind? {
    if let kind = kind(named: index + 2, tokens) { return kind }
    guard tokens.is(index + 1, "="), tokens.isIdentifier(index + 2) else { return nil }
    var value = index + 2
    while tokens.is(value + 1, "."), tokens.isIdentifier(value + 2) { value += 2 }
    return tokens.is(value + 1, "(") ? functions[tokens.name(value).text] : nil
  }

  private func kind(named index: Int, _ tokens: TokenStream) -> Kind? {
    tokens.isIdentifier(index) ? Kind(rawValue: tokens.name(index).text) : nil
  }
}
