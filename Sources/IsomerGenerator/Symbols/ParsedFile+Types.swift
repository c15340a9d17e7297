import IsomerSyntax

extension ParsedFile {
  /// The types and extensions at any depth, outer ones first, with their full names.
  var namedTypes: [(name: String, type: TypeDeclaration)] {
    var found: [(name: String, type: TypeDeclaration)] = []
    func add(_ types: [TypeDeclaration], in outer: String) {
      for type in types {
        let name = outer.member(type.name.text)
        found.append((name, type))
        add(type.types, in: name)
      }
    }
    add(types, in: "")
    return found
  }

  /// The types and extensions at any depth, outer ones first.
  var allTypes: [TypeDeclaration] { namedTypes.map(\.type) }

  /// The type aliases at any depth.
  var allAliases: [AliasDeclaration] { aliases + allTypes.flatMap(\.aliases) }

  /// Returns the extensions of a type in the file, whose initialisers and functions are used.
  func extensions(of name: String) -> [TypeDeclaration] {
    types.filter { $0.kind == .extensionType && $0.name.text == name }
  }
}

extension [SourceFile] {
  /// Returns the parsed files that contain one of some texts.
  func parsed(mentioning texts: [String]) -> [ParsedFile] {
    filter { $0.mentions(anyOf: texts) }.map(\.parsed)
  }
}

extension TypeDeclaration {
  /// The types of the properties and associated values.
  var memberTypes: [TypeReference] {
    properties.compactMap(\.type) + cases.flatMap { ($0.associatedValues ?? []).map(\.type) }
  }

  /// The type that can be the raw type of an enum.
  var rawTypes: [TypeReference] { kind == .enumeration ? Array(inheritance.prefix(1)) : [] }
}

extension TypeReference {
  /// Returns true for the unqualified name of a type.
  func isNamed(_ type: TypeDeclaration) -> Bool { type.name.text == simpleName }

  /// The names in `A & B`, or a single name, without attributes.
  var composedNames: [String] {
    if let name = namePath { return [name] }
    return text.split { "&()".contains($0) }.compactMap {
      $0.split(whereSeparator: \.isWhitespace).last.map(String.init)
    }
  }
}
