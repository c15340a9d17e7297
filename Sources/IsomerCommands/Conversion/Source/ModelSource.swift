import IsomerGenerator
import IsomerSyntax

/// A type, and its extensions.
struct ModelSource {
  /// The name with the enclosing types: `Outer.Inner`.
  var path: String
  var declaration: TypeDeclaration
  var extensions: [TypeDeclaration]

  var name: String { declaration.name.text }
  /// The offset of the declaration.
  var place: Int { declaration.range.start }
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

  /// Returns the types; `file` gives the index of the file at an offset.
  ///
  /// If several files declare a type of the same name, an extension is that of its own file's.
  static func models(
    of types: [TypeDeclaration], file: (Int) -> Int
  ) -> [ModelSource] {
    var found: [ModelSource] = []
    collect(types, in: [], &found)
    var indices: [String: [Int]] = [:]
    for (index, model) in found.enumerated() { indices[model.path, default: []].append(index) }
    for type in types where type.kind == .extensionType {
      let candidates = indices[type.name.text] ?? []
      let own = candidates.first {
        file(found[$0].place) == file(type.range.start)
      }
      if let index = own ?? candidates.first { found[index].extensions.append(type) }
    }
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

  /// True for a type with a mapping of its own: one that keeps its `Codable` code has a transformer.
  var isMapped: Bool {
    let options = declaration.annotations.flatMap(\.options).map(\.name.text)
    return !declaration.annotations.isEmpty && declaration.kind != .protocolType
      && !options.contains { $0.hasPrefix("with") }
      && !namesCodable
  }

  /// True if a clause of the type names `Codable` itself, and not a protocol or a superclass that has
  /// it.
  var namesCodable: Bool { inherits(anyOf: ["Codable", "Decodable", "Encodable"]) }

  /// `init(from decoder: Decoder)`.
  var decodingInitialiser: FunctionDeclaration? {
    initialisers.first { $0.hasOnly("from") { $0.hasSuffix("Decoder") } }
  }

  /// `encode(to encoder: Encoder)`.
  var encodingFunction: FunctionDeclaration? {
    functions.first {
      $0.name.text == "encode" && $0.hasOnly("to") { $0.hasSuffix("Encoder") }
    }
  }

  var hasCodingCode: Bool { decodingInitialiser != nil || encodingFunction != nil }

  /// Returns true if one of the protocols appears in an inheritance clause, with or without its
  /// module.
  func inherits(anyOf names: Set<String>) -> Bool {
    parts.contains { part in part.inheritance.contains { !names.isDisjoint(with: $0.simpleNames) } }
  }
}

extension FunctionDeclaration {
  /// Returns whether the only parameter has a label and a type with a name.
  func hasOnly(_ label: String, _ isType: (String) -> Bool) -> Bool {
    parameters.count == 1 && parameters[0].label?.text == label
      && parameters[0].type.simpleNames.contains(where: isType)
  }
}

extension ParameterDeclaration {
  /// The name in the body of the function.
  var localName: String? { (innerName ?? label)?.text }
}

extension [PropertyDeclaration] {
  /// The properties by name, the first of those with the same one.
  var byName: [String: PropertyDeclaration] { Dictionary(firstOf: map { ($0.name.text, $0) }) }
}
