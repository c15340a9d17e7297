import IsomerSyntax

/// All mapped types of a target, and what else its parsed files declare.
struct ModelGraph: Sendable {
  /// Sorted by file, then by place.
  let models: [ModelDescription]
  private let byName: [String: Int]
  /// Types that are declared in a parsed file and are not mapped, with the names they inherit.
  private let unmapped: [String: [String]]

  init(models: [ModelDescription], files: [ParsedFile]) {
    let names = TypeNames(files)
    let models = models.map(names.qualified)
    self.models = models
    byName = Dictionary(
      models.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    var declared: [String: [String]] = [:]
    for file in files {
      for type in file.types { Self.collect(type, outer: "", into: &declared) }
    }
    unmapped = declared.filter { [byName] in byName[$0.key] == nil }
  }

  private static func collect(
    _ type: TypeDeclaration, outer: String, into declared: inout [String: [String]]
  ) {
    let name = outer.isEmpty ? type.name.text : "\(outer).\(type.name.text)"
    declared[name, default: []] += type.inheritance.compactMap(\.simpleName)
    if type.kind != .extensionType { declared[name, default: []].append("") }
    for alias in type.aliases { declared["\(name).\(alias.name)"] = ["", "typealias"] }
    for nested in type.types { collect(nested, outer: name, into: &declared) }
  }

  /// The model that a type's name means when it stands inside `scope`.
  func model(named name: String, from scope: String) -> ModelDescription? {
    Self.candidates(name, scope).lazy.compactMap { byName[$0] }.first.map { models[$0] }
  }

  /// Whether the name means a type that is declared here, is not mapped, and does not say that it
  /// conforms by hand.
  func isKnownUnmapped(_ name: String, from scope: String) -> Bool {
    for candidate in Self.candidates(name, scope) {
      if byName[candidate] != nil { return false }
      guard let inherited = unmapped[candidate] else { continue }
      // An extension alone does not tell that the type is declared here.
      guard inherited.contains("") else { return false }
      return !inherited.contains(where: Self.conformances.contains)
    }
    return false
  }

  /// The names in the inheritance clauses of a type that is declared in a parsed file; nil if none is.
  func inheritedNames(of name: String, from scope: String) -> [String]? {
    Self.candidates(name, scope).lazy.compactMap { unmapped[$0] }.first { $0.contains("") }
  }

  private static let conformances: Set<String> = [
    "Readable", "Writable", "Mappable", "MappableKey", "typealias",
  ]

  /// `A.B.Name`, `A.Name`, `Name` for a name seen in `A.B`.
  private static func candidates(_ name: String, _ scope: String) -> [String] {
    var outer = scope.split(separator: ".").map(String.init)
    var result: [String] = []
    while !outer.isEmpty {
      result.append((outer + [name]).joined(separator: "."))
      outer.removeLast()
    }
    return result + [name]
  }
}

extension TypeReference {
  /// The path of a named type, generic arguments dropped: `Outer.Inner` of `Outer.Inner<Int>`.
  var namePath: String? {
    guard case .named(let components) = shape else { return nil }
    return components.map(\.name).joined(separator: ".")
  }
}
