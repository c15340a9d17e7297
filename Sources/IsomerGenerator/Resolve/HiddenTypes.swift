import IsomerSyntax

// In expressions inside a type, the names of its members take precedence over names of types:
//
//     struct Bookmark { let URL: URL }        // in its extension `URL.read(&reader)` is the property's
//
// Generated code uses another name for such types, from an alias beside the mapping:
//
//     extension Bookmark { fileprivate typealias MappedType_URL = URL }

extension TypeContext {
  /// The names of the type's members, except nested types.
  var memberNames: Set<String> {
    declarations.reduce(into: []) { names, type in
      names.formUnion(type.properties.map(\.name.text))
      names.formUnion(type.functions.map(\.name.text))
      names.formUnion(type.cases.map(\.name.text))
    }
  }
}

extension String {
  /// The tokens without blanks and comments, each with the next one, which is empty for the last.
  var adjacentTokens: [(text: String, next: String)] {
    let bytes = [UInt8](utf8)
    let texts = Lexer.tokens(of: bytes).filter { !$0.isTrivia }
      .map { String(decoding: bytes[$0.range.start..<$0.range.end], as: UTF8.self) }
    return Array(zip(texts, texts.dropFirst() + [""]))
  }

  func mentions(_ identifier: String) -> Bool {
    let bytes = [UInt8](utf8)
    return Lexer.tokens(of: bytes).contains {
      bytes[$0.range.start..<$0.range.end].elementsEqual(identifier.utf8)
    }
  }
}

extension InferredType {
  /// Returns a model with qualified types of literals if the target declares types with those names.
  static func qualifying(_ model: Model, _ hidden: Set<String>) -> Model {
    guard !hidden.isEmpty else { return model }
    var model = model
    model.properties.modifyEach { property in
      guard property.type.isInferred, case .kept(let value?) = property.presence.fallback,
        let text = text(for: value.shape, hidden: hidden), text != self.text(for: value.shape)
      else { return }
      property.type = MappedType(inferred: text, at: property.nameRange)
    }
    guard model.derivation.initialiser != nil else { return model }
    model.derivation.properties.modifyEach { property in
      guard property.type?.isInferred == true, let value = property.initialValue,
        let text = text(for: value.shape, hidden: hidden)
      else { return }
      property.type = MappedType(inferred: text, at: property.nameRange)
    }
    return model
  }
}
