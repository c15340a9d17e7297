import IsomerSyntax

/// The variables of a program that contain decoders and encoders.
struct CoderVariables {
  enum Kind: String { case decoder = "JSONDecoder", encoder = "JSONEncoder" }

  /// The functions and computed properties that return coders.
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
      let (name, kind) = (tokens.name(index + 1).text, kind(declaredAt: index, tokens))
      variables[name] = .some(variables[name, default: kind] == kind ? kind : nil)
    }
  }

  /// Returns the kind of a variable at a place of a file, by its last declaration there.
  func kind(of name: String, before place: Int, in tokens: TokenStream) -> Kind? {
    var index = place
    while index > 0 {
      index -= 1
      if isDeclaration(index, tokens), tokens.name(index + 1).text == name {
        return kind(declaredAt: index, tokens)
      }
    }
    return variables[name] ?? nil
  }

  private func isDeclaration(_ index: Int, _ tokens: TokenStream) -> Bool {
    (tokens.is(index, "let") || tokens.is(index, "var")) && tokens.isIdentifier(index + 1)
      && (tokens.is(index + 2, "=") || tokens.is(index + 2, ":"))
  }

  /// Returns the kind in `let name: JSONDecoder`, `let name = JSONDecoder…` and `let name =
  /// function()`.
  private func kind(declaredAt index: Int, _ tokens: TokenStream) -> Kind? {
    var value = index + 3
    guard tokens.isIdentifier(value) else { return nil }
    if let kind = Kind(rawValue: tokens.name(value).text) { return kind }
    guard tokens.is(index + 2, "=") else { return nil }
    while tokens.is(value + 1, "."), tokens.isIdentifier(value + 2) { value += 2 }
    return tokens.is(value + 1, "(") ? functions[tokens.name(value).text] : nil
  }
}
