import IsomerSyntax

/// The declared conformances of types, collected from all files.
struct ConformanceIndex: Sendable {
  private var inherited: [String: [String]] = [:]

  /// Creates an index; a type of the target hides an imported type of the same name.
  init(_ files: [ParsedFile], _ above: [ModuleFile] = []) {
    let own = files + above.filter { $0.module == nil }.map(\.file)
    let imported = above.filter { $0.module != nil }
    let modules = Set(imported.compactMap(\.module))
    for file in own {
      for type in file.types { collect(type, outer: "", modules) }
    }
    let hiding = DeclaredNames(own)
    for file in imported {
      for type in file.file.types where !hiding.contains(type.name.text) {
        collect(type, outer: "", modules)
      }
    }
  }

  private mutating func collect(_ type: TypeDeclaration, outer: String, _ modules: Set<String>) {
    let name = outer.isEmpty ? type.name.text : "\(outer).\(type.name.text)"
    inherited[name, default: []] += type.inheritance.flatMap { $0.composedNames }.map { name in
      let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
      return parts.count == 2 && modules.contains(parts[0]) ? parts[1] : name
    }
    for inner in type.types { collect(inner, outer: name, modules) }
  }

  /// Returns true if a type conforms to a protocol, directly, by inheritance or by refinement.
  func conforms(_ name: String, to wanted: String) -> Bool {
    var visited: Set<String> = []
    func visit(_ name: String) -> Bool {
      guard visited.insert(name).inserted, let parents = inherited[name] else { return false }
      return parents.contains { parent in
        ModelGraph.candidates(parent, name).contains { $0 == wanted || visit($0) }
      }
    }
    return visit(name)
  }
}

/// The names of the types that files declare at the top level.
struct DeclaredNames: Sendable {
  private let names: Set<String>

  init(_ files: [ParsedFile]) {
    names = Set(
      files.flatMap { file in
        file.types.filter { $0.kind != .extensionType }.map(\.name.text) + file.aliases.map(\.name)
      })
  }

  func contains(_ name: String) -> Bool { names.contains(name) }
}

extension TypeReference {
  /// The names in `A & B`, or a single name, without attributes.
  var composedNames: [String] {
    if let name = namePath { return [name] }
    return text.split(separator: "&").compactMap {
      $0.split(whereSeparator: \.isWhitespace).last.map(String.init)
    }
  }
}
