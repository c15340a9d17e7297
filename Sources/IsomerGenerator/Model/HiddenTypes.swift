import IsomerSyntax

// In an expression inside of a type the names of its members come before those of types:
//
//     struct Bookmark { let URL: URL }        // in its extension `URL.read(&reader)` is the property's
//
// So such a type has another name in generated code, from an alias beside the mapping:
//
//     extension Bookmark { fileprivate typealias MappedType_URL = URL }

extension TypeContext {
  /// The names of what the type declares, but for types.
  var memberNames: Set<String> {
    var names: Set<String> = []
    for type in [type] + siblings {
      names.formUnion(type.properties.map(\.name.text))
      names.formUnion(type.functions.map(\.name.text))
      names.formUnion(type.cases.map(\.name.text))
    }
    return names
  }
}

extension ModelDescription {
  /// The names that hide types inside of it.
  var hidingNames: Set<String> { memberNames.union(properties.map(\.name)) }

  /// Whether a member has the name of the type itself, or of the one around it, where generated code
  /// has to name that.
  var hidesItself: Bool {
    guard let root = name.split(separator: ".").first.map(String.init),
      hidingNames.contains(root)
    else { return false }
    return isInHierarchy || cases.contains { !$0.arguments.isEmpty }
  }

  /// Remembers which hidden types its properties have.
  mutating func noteHiddenTypes(_ hidden: Set<String>) {
    let texts =
      properties.map(\.type.text) + cases.flatMap { $0.arguments.map(\.property.type.text) }
      + cases.compactMap { if case .kept(_, let type) = $0.payload { type.text } else { nil } }
    hiddenTypes = hidden.sorted().filter { name in
      texts.contains { $0.mentions(RuntimeNames.alias(ofType: name)) }
    }
  }
}

extension String {
  /// Whether an identifier stands somewhere in source.
  fileprivate func mentions(_ identifier: String) -> Bool {
    let bytes = [UInt8](utf8)
    return Lexer.tokens(of: bytes).contains {
      bytes[$0.range.start..<$0.range.end].elementsEqual(identifier.utf8)
    }
  }
}
