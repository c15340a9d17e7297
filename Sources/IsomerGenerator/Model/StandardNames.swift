import IsomerSyntax

/// The standard library names that generated code uses without qualification.
enum StandardNames {
  static let all: Set<String> = [
    "Bool", "CustomStringConvertible", "Double", "Equatable", "Hashable", "Hasher", "Int", "Int64",
    "ObjectIdentifier", "Optional", "StaticString", "String",
  ]

  /// The names of the types that the runtime maps.
  static let mapped: Set<String> = [
    "Bool", "CGFloat", "Change", "Character", "Data", "Date", "Decimal", "Double", "Float", "Int",
    "Int8", "Int16", "Int32", "Int64", "Isomer.Value", "String", "Substring", "TimeInterval",
    "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "URL", "UUID", "Value",
  ]

  /// The mapped types that Foundation declares.
  static let foundation: Set<String> = [
    "CGFloat", "Data", "Date", "Decimal", "TimeInterval", "URL", "UUID",
  ]

  /// The generic types of the standard library with their parameters.
  static let generics: [String: [String]] = [
    "Array": ["Element"], "ArraySlice": ["Element"], "ClosedRange": ["Bound"],
    "ContiguousArray": ["Element"], "Dictionary": ["Key", "Value"], "Optional": ["Wrapped"],
    "Range": ["Bound"], "Result": ["Success", "Failure"], "Set": ["Element"],
  ]

  /// Returns true for words of types that are visible without an import, besides that of Isomer.
  static func needsNoImport(_ name: String) -> Bool {
    mapped.contains(name) && !foundation.contains(name) || generics[name] != nil
      || ["any", "some"].contains(name)
  }

  /// The types that can be the key of an object.
  static let keys: Set<String> = IntegerTypes.names.subtracting(["Int128", "UInt128"]).union([
    "Character", "String", "Substring", "UUID",
  ])

  /// Returns the names that a file of the target declares at any depth.
  ///
  /// Files without annotations are only searched, and only if another file has annotations. A
  /// comment that resembles a declaration makes generated code longer, but not incorrect.
  static func declared(_ sources: [SourceFile], _ parsed: [ParsedFile?]) -> Set<String> {
    guard parsed.contains(where: { $0 != nil }) else { return [] }
    var found: Set<String> = []
    for (source, file) in zip(sources, parsed) {
      if let file {
        for type in file.types { collect(type, into: &found) }
        found.formUnion(file.aliases.map(\.name))
      } else {
        found.formUnion(source.declaredTypeNames)
      }
    }
    return found.intersection(all)
  }

  private static func collect(_ type: TypeDeclaration, into found: inout Set<String>) {
    if type.kind != .extensionType { found.insert(type.name.text) }
    found.formUnion(type.aliases.map(\.name))
    for nested in type.types { collect(nested, into: &found) }
  }
}

extension TypeReference {
  /// The name of a type that the runtime maps.
  var standardName: String? {
    guard let name = simpleName, StandardNames.mapped.contains(name) else { return nil }
    return name == "TimeInterval" ? "Double" : name
  }
}

extension ModelDescription {
  /// Returns the model with qualified types of literals if the target declares types with those
  /// names.
  func qualifyingLiterals(_ hidden: Set<String>) -> ModelDescription {
    guard !hidden.isEmpty else { return self }
    var model = self
    for index in model.properties.indices where model.properties[index].type.isInferred {
      guard case .kept(let value?) = model.properties[index].fallback,
        let text = InferredType.text(for: value.shape, hidden: hidden),
        text != InferredType.text(for: value.shape)
      else { continue }
      model.properties[index].type = MappedType(
        inferred: text, at: model.properties[index].nameRange)
    }
    return model
  }
}
