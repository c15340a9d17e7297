package import IsomerSyntax

/// A module that the target depends on, with files that are read only if they are wanted.
package struct ImportedModule: Sendable {
  let name: String
  let files: @Sendable () -> [SourceFile]

  package init(name: String, files: @escaping @Sendable () -> [SourceFile]) {
    self.name = name
    self.files = files
  }
}

/// A parsed file, and the module it belongs to if that is another one.
struct ModuleFile: Sendable {
  var file: ParsedFile
  var module: String?
}

/// Looks for what mapped types inherit from in files that nothing else wants: those without
/// annotations, and those of other modules.
struct InheritanceFinder {
  private var unparsed: [(source: SourceFile, module: String?)]
  private let imported: [ImportedModule]
  private var searched: Set<String> = []
  private var hasImported = false
  /// The files of modules with such types that name transformers for types.
  private(set) var shapes: [String: [ParsedFile]] = [:]

  init(unparsed: [SourceFile], imported: [ImportedModule]) {
    self.unparsed = unparsed.map { ($0, nil) }
    self.imported = imported
  }

  /// The files with the classes and the protocols above the types in `files`, as far as there are
  /// any; those of another module that mention them too, since they may have members of a cluster.
  mutating func run(_ files: [ParsedFile]) -> [ModuleFile] {
    var found: [ModuleFile] = []
    while true {
      let all = files.map { ModuleFile(file: $0) } + found
      let wanted = ClassIndex(all).unknownSuperclasses + clusterNames(files, all)
      let names = wanted.filter { searched.insert($0).inserted }
      guard !names.isEmpty else {
        findShapes(besides: found)
        return found
      }
      importModules()
      for place in unparsed.indices.reversed()
      where unparsed[place].source.mentions(anyOf: names) {
        let (source, module) = unparsed.remove(at: place)
        found.append(ModuleFile(file: DeclarationParser.parse(source), module: module))
      }
    }
  }

  private mutating func importModules() {
    guard !hasImported else { return }
    hasImported = true
    for module in imported { unparsed += module.files().map { ($0, module.name) } }
  }

  /// The names of protocols that may be clusters or inherit from one; none where nothing in sight
  /// can be a cluster, so that other targets have no files to search.
  private mutating func clusterNames(_ files: [ParsedFile], _ all: [ModuleFile]) -> [String] {
    let names = ProtocolNames(files, all)
    guard !names.wanted.isEmpty else { return [] }
    if names.hasClusters { return names.wanted }
    importModules()
    let mayDeclareCluster = unparsed.contains { source, module in
      module != nil && MarkerSearch.mayContainAnnotation(source.bytes)
        && source.mentions(anyOf: ["protocol "])
    }
    return mayDeclareCluster ? names.wanted : []
  }

  /// What is inherited is mapped as in its own module.
  private mutating func findShapes(besides found: [ModuleFile]) {
    for case let (file, module?) in found.map({ ($0.file, $0.module) }) {
      shapes[module, default: []].append(file)
    }
    for (source, module) in unparsed {
      guard let module, shapes[module] != nil,
        MarkerSearch.mayContainAnnotation(source.bytes), source.mentions(anyOf: ["for:"])
      else { continue }
      shapes[module]?.append(DeclarationParser.parse(source))
    }
  }
}
