import IsomerSyntax

/// A Swift source with its tokens and declarations.
struct SwiftSource {
  let parsed: ParsedFile
  let tokens: TokenStream
  /// The types of the file, including nested types, each with its extensions in the file.
  let models: [ModelSource]

  init(_ file: SourceFile) {
    parsed = DeclarationParser.parse(file)
    tokens = TokenStream(file.bytes)
    models = ModelSource.models(of: parsed.types)
  }

  var file: SourceFile { parsed.file }

  /// The errors that make the declarations of the file unreliable.
  var syntaxErrors: [Diagnostic] { Problem.diagnostics(tokens.unmatched, in: file) }

  /// Returns the index of the first token that begins at or after an offset.
  func index(at offset: Int) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens.items[middle].range.start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the tokens in a range of the file.
  func items(in range: SourceRange) -> Range<Int> { index(at: range.start)..<index(at: range.end) }

  /// Returns the tokens between the braces of a declaration that ends with its body.
  func body(of declaration: SourceRange) -> Range<Int>? {
    let items = items(in: declaration)
    guard let last = items.last, tokens.is(last, "}") else { return nil }
    guard
      let open = items.first(where: {
        tokens.is($0, "{") && tokens.isClosed($0) && tokens.closing[$0] == last
      })
    else { return nil }
    return (open + 1)..<last
  }

  /// Returns the offsets at which a name is used, as an identifier.
  func uses(of name: String, in range: SourceRange? = nil) -> [Int] {
    let items = range.map(items) ?? 0..<tokens.count
    return items.filter { tokens.isIdentifier($0) && tokens.name($0).text == name }
      .map { tokens.items[$0].range.start }
  }

  /// Returns the names in the patterns of a function's body, and the implicit `error`.
  func localNames(in range: SourceRange) -> Set<String> {
    let keywords: [StaticString] = ["let", "var", "for"]
    var names: Set<String> = ["error"]
    let items = items(in: range)
    for start in items where keywords.contains(where: { tokens.is(start, $0) }) {
      var index = start + 1
      while index < items.upperBound, !tokens.is(index, "="), !tokens.is(index, "in"),
        !tokens.items[index].isAfterNewline
      {
        if tokens.isIdentifier(index) { names.insert(tokens.name(index).text) }
        index += 1
      }
    }
    return names
  }

  /// Returns the text of the comments in a range.
  func comments(in range: SourceRange) -> [(offset: Int, text: String)] {
    tokens.comments.map(\.token.range).filter { $0.start >= range.start && $0.end <= range.end }
      .map { ($0.start, file.text($0)) }
  }
}

/// A type, and its extensions in the same file.
struct ModelSource {
  /// The name with the enclosing types: `Outer.Inner`.
  var path: String
  var declaration: TypeDeclaration
  var extensions: [TypeDeclaration]

  var name: String { declaration.name.text }
  /// The declaration and the extensions.
  var parts: [TypeDeclaration] { [declaration] + extensions }

  var initialisers: [FunctionDeclaration] { parts.flatMap(\.initialisers) }
  var functions: [FunctionDeclaration] { parts.flatMap(\.functions) }
  var nestedTypes: [TypeDeclaration] { parts.flatMap(\.types) }

  /// The instance properties that are stored in the type.
  var storedProperties: [PropertyDeclaration] {
    declaration.properties.filter {
      $0.storage == .stored && Set($0.modifiers).isDisjoint(with: ["static", "class", "lazy"])
    }
  }

  /// The computed instance properties, also of extensions.
  var computedProperties: [PropertyDeclaration] {
    parts.flatMap(\.properties).filter {
      $0.storage == .computed && Set($0.modifiers).isDisjoint(with: ["static", "class"])
    }
  }

  static func models(of types: [TypeDeclaration]) -> [ModelSource] {
    var found: [ModelSource] = []
    collect(types, in: [], &found)
    var extensions: [String: [TypeDeclaration]] = [:]
    for type in types where type.kind == .extensionType {
      extensions[type.name.text, default: []].append(type)
    }
    for index in found.indices { found[index].extensions = extensions[found[index].path] ?? [] }
    return found
  }

  /// Collects types in source order; the parser limits the depth of nested types.
  private static func collect(
    _ types: [TypeDeclaration], in outer: [String], _ found: inout [ModelSource]
  ) {
    for type in types {
      let names = outer + [type.name.text]
      if type.kind != .extensionType {
        found.append(
          ModelSource(path: names.joined(separator: "."), declaration: type, extensions: []))
      }
      collect(type.types, in: names, &found)
    }
  }

  /// Returns true if one of the protocols appears in an inheritance clause, with or without its
  /// module.
  func inherits(anyOf names: Set<String>) -> Bool {
    parts.contains { part in part.inheritance.contains { !names.isDisjoint(with: $0.simpleNames) } }
  }
}

extension TypeReference {
  /// The last components of the names in the type: `Codable`, `Sendable` for `Codable & Sendable`.
  var simpleNames: [String] {
    text.split(separator: "&").map { part in (part.split(separator: ".").last ?? "").trimmingBlanks
    }
  }

  /// The wrapped type of an optional.
  var wrapped: TypeReference? {
    switch shape {
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): wrapped
    case .named(let components) where components.count == 1 && components[0].name == "Optional":
      components[0].arguments.first
    default: nil
    }
  }
}

extension StringProtocol {
  /// The text without spaces at both ends.
  var trimmingBlanks: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
