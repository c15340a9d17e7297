import IsomerSyntax

/// A type inside an initialiser that only reads a tag:
/// `struct Discriminator: Decodable { let type: String }`.
struct TagProbe {
  let name: String
  /// The property, whose name is the key.
  let member: String
  let type: String

  /// Returns nil for a type with another form, for example with an optional property.
  init?(_ statement: Statement, in source: SwiftSource) {
    let tokens = source.tokens
    let first = statement.whole.items.lowerBound
    let form: [StaticString?] = [
      "struct", nil, ":", "Decodable", "{", nil, nil, ":", nil, "}",
    ]
    guard statement.whole.items.count == form.count, tokens.isIdentifier(first + 1),
      tokens.is(first + 5, "let") || tokens.is(first + 5, "var"), tokens.isIdentifier(first + 6),
      tokens.isIdentifier(first + 8),
      form.enumerated().allSatisfy({ place, word in
        word.map { tokens.is(first + place, $0) } ?? true
      })
    else { return nil }
    name = tokens.name(first + 1).text
    member = tokens.name(first + 6).text
    type = tokens.name(first + 8).text
  }
}
