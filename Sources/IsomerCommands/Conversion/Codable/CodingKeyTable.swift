import IsomerSyntax

/// The keys of an enum that conforms to `CodingKey`, by case.
struct CodingKeyTable {
  let name: String
  var keys: [String: String] = [:]
  /// The declaration; nil for the keys that the compiler synthesises.
  var declaration: TypeDeclaration?
  /// True for a type whose values are written as string literals.
  var takesLiterals = false

  /// True if the enum contains more than cases, which other code may use.
  var hasMembers: Bool {
    guard let declaration else { return false }
    return
      !(declaration.properties.isEmpty && declaration.functions.isEmpty
      && declaration.types.isEmpty && declaration.aliases.isEmpty)
  }

  static func isCodingKey(_ type: TypeDeclaration) -> Bool {
    type.inheritance.contains { $0.simpleNames.contains("CodingKey") }
  }
}

extension CodingKeyTable {
  /// Reads an enum with string values; nil if its keys are not those of its cases.
  init?(_ type: TypeDeclaration) {
    guard type.kind == .enumeration, type.inheritance.contains(where: { $0.text == "CodingKey" }),
      type.initialisers.isEmpty, type.unread.isEmpty, type.conditions.isEmpty,
      !type.properties.contains(where: { ["stringValue", "intValue"].contains($0.name.text) }),
      type.inheritance.allSatisfy({ $0.text != "Int" })
    else { return nil }
    var keys: [String: String] = [:]
    for element in type.cases {
      guard element.associatedValues == nil, element.conditions.isEmpty, let key = element.string
      else { return nil }
      keys[element.name.text] = key
    }
    self.init(name: type.name.text, keys: keys, declaration: type)
  }
}

extension CaseDeclaration {
  /// The string that is the raw value of the case; nil for a raw value of another type.
  var string: String? {
    rawValue == nil ? name.text : rawValue?.shape.string
  }
}
