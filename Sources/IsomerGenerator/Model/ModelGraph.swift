package import IsomerSyntax

/// The mapped types and other declarations of a target.
struct ModelGraph: Sendable {
  /// The models, sorted by file and position.
  let models: [ModelDescription]
  private let names: TypeNames
  private let byName: [String: Int]
  /// The names that each declared or extended type inherits, mapped or not.
  private let declared: [String: [String]]
  /// The types that the function `transform` of each declared type returns.
  private let outputs: [String: TypeReference]

  init(models: [ModelDescription], files: [ParsedFile]) {
    names = TypeNames(files)
    let models = models.map { [names] in names.qualified($0) }
    self.models = models
    byName = Dictionary(firstOf: models.enumerated().map { ($1.name, $0) })
    var declared: [String: [String]] = [:]
    outputs = Dictionary(
      firstOf: files.flatMap(\.types).compactMap { type in
        type.functions.first { $0.name.text == "transform" && $0.parameters.count == 1 }?
          .returnType.map { (type.name.text, $0) }
      })
    for file in files {
      for type in file.types { Self.collect(type, outer: "", into: &declared) }
      for alias in file.aliases { declared[alias.name, default: []] += Self.names(in: alias.type) }
    }
    self.declared = declared
  }

  private static func collect(
    _ type: TypeDeclaration, outer: String, into declared: inout [String: [String]]
  ) {
    let name = outer.isEmpty ? type.name.text : "\(outer).\(type.name.text)"
    declared[name, default: []] += type.inheritance.flatMap(names)
    if type.kind != .extensionType { declared[name, default: []].append("") }
    if type.isPlainEnum { declared[name, default: []] += ["Hashable", "enum"] }
    for alias in type.aliases { declared["\(name).\(alias.name)"] = ["", "typealias"] }
    for nested in type.types { collect(nested, outer: name, into: &declared) }
  }

  /// Returns the last components of names: `Readable`, `Writable` for `Isomer.Readable & Writable`.
  private static func names(in type: TypeReference) -> [String] {
    type.text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
      .map { String($0).lastName }
  }

  /// The models, and a model for each case with values.
  var mappings: [ModelDescription] { models.flatMap(\.mappings) }

  /// Returns the model that a name refers to inside `scope`.
  func model(named name: String, from scope: String) -> ModelDescription? {
    Self.candidates(name, scope).lazy.compactMap { byName[$0] }.first.map { models[$0] }
  }

  /// Returns true if the name refers to a declared type that is not mapped and has no manual
  /// conformance.
  func isKnownUnmapped(_ name: String, from scope: String) -> Bool {
    for candidate in Self.candidates(name, scope) {
      if byName[candidate] != nil { return false }
      guard let inherited = declared[candidate] else { continue }
      // An extension does not indicate that the type is declared in this target.
      guard inherited.contains("") else { return false }
      return !conforms(candidate, to: Self.conformances)
    }
    return false
  }

  /// Returns true if the name refers to a declared enum without associated values.
  func isPlainEnum(_ name: String, from scope: String) -> Bool {
    inheritedNames(of: name, from: scope)?.contains("enum") ?? false
  }

  /// Returns the output of a declared transformer that is not nested.
  func output(of transformer: String) -> TypeReference? { outputs[transformer] }

  /// Returns true if the name refers to a mapped, declared or extended type.
  func knows(_ name: String, from scope: String) -> Bool {
    Self.candidates(name, scope).contains { byName[$0] != nil || declared[$0] != nil }
  }

  /// Returns the names in the inheritance clauses of a declared type; nil if it is not declared.
  func inheritedNames(of name: String, from scope: String) -> [String]? {
    Self.candidates(name, scope).lazy.compactMap { declared[$0] }.first { $0.contains("") }
  }

  private static let conformances: Set<String> = [
    "Readable", "Writable", "Mappable", "MappableKey", "typealias",
  ]

  /// Returns true if a type is declared to conform, directly or through a protocol, an alias or a
  /// superclass.
  func conforms(_ name: String, to protocols: Set<String>) -> Bool {
    var visited: Set<String> = []
    func visit(_ name: String) -> Bool {
      guard visited.insert(name).inserted, let inherited = declared[name] else { return false }
      return inherited.contains { protocols.contains($0) || visit($0) }
    }
    return visit(name)
  }

  /// Returns the names of the unmapped types that inherit from a class.
  func unmappedHeirs(of name: String) -> [String] {
    let last = name.lastName
    return declared.filter { candidate, inherited in
      inherited.contains("") && inherited.contains(last) && byName[candidate] == nil
    }.keys.sorted()
  }

  /// Returns true if the type is declared and certainly conforms to none of the protocols.
  ///
  /// An unknown protocol or superclass may add the conformance. `unrelated` names protocols that do
  /// not, in addition to the default ones.
  func surelyLacks(
    _ protocols: Set<String>, _ name: String, from scope: String, unrelated: Set<String> = []
  ) -> Bool {
    let unrelated = Self.unrelated.union(unrelated)
    guard let candidate = Self.candidates(name, scope).first(where: { declared[$0] != nil }),
      declared[candidate]?.contains("") == true
    else { return false }
    var visited: Set<String> = []
    func lacks(_ name: String) -> Bool {
      guard visited.insert(name).inserted else { return true }
      guard let inherited = declared[name] else { return unrelated.contains(name) }
      return inherited.allSatisfy { $0.isEmpty || !protocols.contains($0) && lacks($0) }
    }
    return lacks(candidate)
  }

  /// Protocols of other modules that are unrelated to equality.
  private static let unrelated: Set<String> = [
    "AnyObject", "Codable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable",
    "Encodable", "Error", "Identifiable", "LocalizedError", "Mappable", "ObservableObject",
    "Readable", "Sendable", "Writable", "enum", "unchecked",
  ]

  /// The unparsed outer types of models, whose generic parameters are required.
  var unknownOuterTypes: [String] {
    let outer = models.compactMap { model in
      model.name.split(separator: ".").dropLast().first.map(String.init)
    }
    return outer.filter { declared[$0]?.contains("") != true }
  }

  /// Returns true if the name refers to a type with generic parameters.
  func isGeneric(_ name: String, from scope: String) -> Bool {
    names.isGeneric(Self.candidates(name, scope))
  }

  /// Returns true if a type with this name is declared and visible in `scope`.
  func declares(_ name: String, from scope: String) -> Bool {
    Self.candidates(name, scope).contains { declared[$0]?.contains("") == true }
  }

  /// Returns `A.B.Name`, `A.Name` and `Name` for a name in `A.B`.
  static func candidates(_ name: String, _ scope: String) -> [String] {
    guard !scope.isEmpty else { return [name] }
    var result = ["\(scope).\(name)"]
    var outer = scope[...]
    while let dot = outer.utf8.lastIndex(of: UInt8(ascii: ".")) {
      outer = outer[..<dot]
      result.append("\(outer).\(name)")
    }
    return result + [name]
  }
}

extension TypeDeclaration {
  /// An enum without associated values, which is implicitly `Hashable`.
  fileprivate var isPlainEnum: Bool {
    kind == .enumeration && cases.allSatisfy { $0.associatedValues == nil }
  }
}

extension TypeReference {
  /// The path of a named type without generic arguments: `Outer.Inner` for `Outer.Inner<Int>`.
  package var namePath: String? {
    guard case .named(let components) = shape else { return nil }
    return components.map(\.name).joined(separator: ".")
  }
}
