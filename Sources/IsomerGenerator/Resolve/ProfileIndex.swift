import IsomerSyntax

/// The profiles of types.
///
/// A type has the profiles in its own annotations, those of its mapped superclasses, and those of
/// the mapped protocols that it conforms to, because a whole cluster is read in the same profile.
struct ProfileIndex: Sendable {
  /// The profiles in the annotations of each type, by its full name.
  private var own: [String: Set<String>] = [:]
  private var all: [String: [String]] = [:]
  /// The imported superclass of each class that has one.
  private var imported: [String: (profiles: Set<String>, module: String, name: String)] = [:]

  /// The files with types that have a profile, and the profiles of external mappings, which change
  /// the mappings of types without the profile.
  private var paths: [String: Set<String>] = [:]
  private var ofShapes: Set<String> = []

  /// All profiles, in order.
  private(set) var names: [String] = []
  /// The external mappings that only exist in profiles.
  private(set) var shapes: Set<String> = []

  init(_ files: [ParsedFile], _ above: [ModuleFile] = [], _ symbols: SymbolTable) {
    var types: [(name: String, path: String)] = []
    var protocols: Set<String> = []
    for file in files + above.map(\.file) {
      for (name, type) in file.namedTypes where type.kind != .extensionType {
        types.append((name, file.file.path))
        collect(type, name, &protocols)
      }
    }
    guard !own.isEmpty else { return }
    // Options of a profile alone do not make a type mapped.
    let plain = ProfileProjection(index: self, profile: nil)
    let classes = ClassIndex(
      files.map { ModuleFile(file: plain.file($0)) }
        + above.map { ModuleFile(file: plain.file($0.file), module: $0.module) })
    for (name, path) in types {
      let superclasses = classes.mappedSuperclasses(of: name)
      let clusters = protocols.filter { $0 != name && symbols.conforms(name, to: $0) }
      let found = profiles(in: [name] + superclasses.map(\.name) + clusters)
      let others = superclasses.filter { $0.module != nil }
      if let nearest = others.first, let module = nearest.module {
        imported[name] = (profiles(in: others.map(\.name)), module, nearest.name)
      }
      if !found.isEmpty { all[name] = found.sorted() }
      for profile in found { paths[profile, default: []].insert(path) }
    }
    names = Set(all.values.joined()).sorted()
  }

  private mutating func collect(
    _ type: TypeDeclaration, _ name: String, _ protocols: inout Set<String>
  ) {
    let found = type.annotations.flatMap(\.profiles).map(\.text)
    if !found.isEmpty { own[name, default: []].formUnion(found) }
    guard type.kind == .protocolType else { return }
    if type.namesTransformer {
      ofShapes.formUnion(found)
      if type.annotations.allSatisfy({ !$0.profiles.isEmpty }) { shapes.insert(name) }
    } else if !found.isEmpty {
      protocols.insert(name)
    }
  }

  private func profiles(in types: [String]) -> Set<String> {
    Set(types.flatMap { own[$0] ?? [] })
  }

  func concerns(_ file: ParsedFile, _ profile: String) -> Bool {
    paths[profile]?.contains(file.file.path) ?? false
  }

  /// Returns true if types without a profile have the same mapping in it.
  func keepsOthers(_ profile: String) -> Bool { !ofShapes.contains(profile) }

  func profiles(of name: String) -> [String] { all[name] ?? [] }

  /// Returns the imported superclass of a class if it lacks a profile.
  func importedClass(above name: String, without profile: String) -> (name: String, module: String)?
  {
    imported[name].flatMap { $0.profiles.contains(profile) ? nil : ($0.name, $0.module) }
  }
}
