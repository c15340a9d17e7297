import IsomerSyntax

/// All mapped types of a target, and what else its parsed files declare.
struct ModelGraph: Sendable {
  /// Sorted by file, then by place.
  let models: [ModelDescription]
  private let names: TypeNames
  private let byName: [String: Int]
  /// What a parsed file declares or extends, mapped or not, with the names it inherits.
  private let declared: [String: [String]]

  init(models: [ModelDescription], files: [ParsedFile]) {
    names = TypeNames(files)
    let models = models.map { [names] in names.qualified($0) }
    self.models = models
    byName = Dictionary(
      models.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    var declared: [String: [String]] = [:]
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

  /// The last names in a type: `Readable` and `Writable` of `Isomer.Readable & Writable`.
  private static func names(in type: TypeReference) -> [String] {
    type.text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
      .compactMap { $0.split(separator: ".").last.map(String.init) }
  }

  /// The models, and each case with values as one.
  var mappings: [ModelDescription] { models.flatMap(\.mappings) }

  /// The model that a type's name means when it stands inside `scope`.
  func model(named name: String, from scope: String) -> ModelDescription? {
    Self.candidates(name, scope).lazy.compactMap { byName[$0] }.first.map { models[$0] }
  }

  /// Whether the name means a type that is declared here, is not mapped, and does not say that it
  /// conforms by hand.
  func isKnownUnmapped(_ name: String, from scope: String) -> Bool {
    for candidate in Self.candidates(name, scope) {
      if byName[candidate] != nil { return false }
      guard let inherited = declared[candidate] else { continue }
      // An extension alone does not tell that the type is declared here.
      guard inherited.contains("") else { return false }
      return !conforms(candidate, to: Self.conformances)
    }
    return false
  }

  /// Whether the name means an enum without associated values that a parsed file declares.
  func isPlainEnum(_ name: String, from scope: String) -> Bool {
    inheritedNames(of: name, from: scope)?.contains("enum") ?? false
  }

  /// Whether a parsed file declares or extends a type of the name, or it is mapped.
  func knows(_ name: String, from scope: String) -> Bool {
    Self.candidates(name, scope).contains { byName[$0] != nil || declared[$0] != nil }
  }

  /// The names in the inheritance clauses of a type that is declared in a parsed file; nil if none is.
  func inheritedNames(of name: String, from scope: String) -> [String]? {
    Self.candidates(name, scope).lazy.compactMap { declared[$0] }.first { $0.contains("") }
  }

  private static let conformances: Set<String> = [
    "Readable", "Writable", "Mappable", "MappableKey", "typealias",
  ]

  /// Whether a declaration here says that the type conforms, itself or through a protocol, an
  /// alias or a superclass of this target.
  func conforms(_ name: String, to protocols: Set<String>) -> Bool {
    var visited: Set<String> = []
    func visit(_ name: String) -> Bool {
      guard visited.insert(name).inserted, let inherited = declared[name] else { return false }
      return inherited.contains { protocols.contains($0) || visit($0) }
    }
    return visit(name)
  }

  /// The types that inherit from a class and are not mapped, by name.
  func unmappedHeirs(of name: String) -> [String] {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return declared.filter { candidate, inherited in
      inherited.contains("") && inherited.contains(last) && byName[candidate] == nil
    }.keys.sorted()
  }

  /// Whether the type is declared here and surely conforms to none of some protocols.
  ///
  /// A protocol or a superclass that is declared elsewhere may bring the conformance along.
  ///
  /// Besides the protocols that say nothing about equality, others can be named that say nothing
  /// about the ones asked for.
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

  /// Protocols of other modules that say nothing about equality.
  private static let unrelated: Set<String> = [
    "AnyObject", "Codable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable",
    "Encodable", "Error", "Identifiable", "LocalizedError", "Mappable", "ObservableObject",
    "Readable", "Sendable", "Writable", "enum", "unchecked",
  ]

  /// The types around models that no parsed file declares: a model in an extension needs their
  /// generic parameters.
  var unknownOuterTypes: [String] {
    let outer = models.compactMap { model in
      model.name.split(separator: ".").dropLast().first.map(String.init)
    }
    return outer.filter { declared[$0]?.contains("") != true }
  }

  /// Whether the name means a type with generic parameters.
  func isGeneric(_ name: String, from scope: String) -> Bool {
    names.isGeneric(Self.candidates(name, scope))
  }

  /// Whether a type of this name is declared here and seen from `scope`.
  func declares(_ name: String, from scope: String) -> Bool {
    Self.candidates(name, scope).contains { declared[$0]?.contains("") == true }
  }

  /// `A.B.Name`, `A.Name`, `Name` for a name seen in `A.B`.
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
  /// An enum without associated values, which the language makes `Hashable`.
  fileprivate var isPlainEnum: Bool {
    kind == .enumeration && cases.allSatisfy { $0.associatedValues == nil }
  }
}

extension TypeReference {
  /// The path of a named type, generic arguments dropped: `Outer.Inner` of `Outer.Inner<Int>`.
  var namePath: String? {
    guard case .named(let components) = shape else { return nil }
    return components.map(\.name).joined(separator: ".")
  }
}
