import IsomerSyntax

/// The keys of an enum that conforms to `CodingKey`, by case.
struct CodingKeyTable {
  let name: String
  let keys: [String: String]
  /// The declaration; nil for the keys that the compiler synthesises.
  let declaration: TypeDeclaration?
  /// True for a type whose values are written as string literals.
  let takesLiterals: Bool
  /// True if the enum contains more than cases, which other code may use.
  var hasMembers: Bool {
    guard let declaration else { return false }
    return
      !(declaration.properties.isEmpty && declaration.functions.isEmpty
      && declaration.types.isEmpty && declaration.aliases.isEmpty)
  }

  /// The keys that the compiler synthesises: the names of the stored properties.
  init(synthesisedFor properties: [PropertyDeclaration]) {
    name = "CodingKeys"
    keys = Dictionary(
      properties.map { ($0.name.text, $0.name.text) }, uniquingKeysWith: { a, _ in a })
    declaration = nil
    takesLiterals = false
  }

  /// Creates the keys that are written as string literals.
  init(literalsOf type: String) {
    name = type
    keys = [:]
    declaration = nil
    takesLiterals = true
  }

  /// Reads an enum with string values; nil if its keys are not those of its cases.
  init?(_ type: TypeDeclaration, in source: SwiftSource) {
    guard type.kind == .enumeration, type.inheritance.contains(where: { $0.text == "CodingKey" }),
      type.initialisers.isEmpty, type.unread.isEmpty, type.conditions.isEmpty,
      !type.properties.contains(where: { ["stringValue", "intValue"].contains($0.name.text) }),
      type.inheritance.allSatisfy({ $0.text != "Int" })
    else { return nil }
    var keys: [String: String] = [:]
    for element in type.cases {
      guard element.associatedValues == nil, element.conditions.isEmpty else { return nil }
      switch element.rawValue?.shape {
      case .string(let key): keys[element.name.text] = key
      case nil: keys[element.name.text] = element.name.text
      default: return nil
      }
    }
    name = type.name.text
    declaration = type
    takesLiterals = false
    self.keys = keys
  }

  static func isCodingKey(_ type: TypeDeclaration) -> Bool {
    type.inheritance.contains { $0.simpleNames.contains("CodingKey") }
  }
}
