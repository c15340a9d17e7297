package import IsomerSyntax

/// A module that the target depends on, whose files are read on demand.
package struct ImportedModule: Sendable {
  let name: String
  let files: @Sendable () -> [SourceFile]

  package init(name: String, files: @escaping @Sendable () -> [SourceFile]) {
    self.name = name
    self.files = files
  }
}

/// A parsed file, and its module if it is imported.
struct ModuleFile: Sendable {
  var file: ParsedFile
  var module: String?
}

/// Finds superclasses and protocols of mapped types in files without annotations and in other
/// modules.
struct InheritanceFinder {
  private var unparsed: [(source: SourceFile, module: String?)]
  /// The modules whose files are not searched yet.
  private var imported: [ImportedModule]
  private var searched: Set<String> = []
  /// The files of modules with such types that contain external mappings, type transformers or
  /// options of the target.
  private(set) var shapes: [String: [ParsedFile]] = [:]

  init(unparsed: [SourceFile], imported: [ImportedModule]) {
    self.unparsed = unparsed.map { ($0, nil) }
    self.imported = imported
  }

  /// Returns the files that declare superclasses and protocols of the types in `files`.
  ///
  /// The files of other modules that mention them are included, because they can declare subtypes
  /// of a cluster.
  mutating func run(_ files: [ParsedFile]) -> [ModuleFile] {
    // Any file of the target can conform a type to these protocols.
    var found = files.isEmpty ? [] : parse(SymbolTable.decodableProtocols.sorted())
    while true {
      let all = files.map { ModuleFile(file: $0) } + found
      let wanted = ClassIndex(all).unknownSuperclasses + clusterNames(files, all)
      let names = wanted.filter { searched.insert($0).inserted }
      guard !names.isEmpty else {
        findShapes(besides: found)
        return found
      }
      importModules()
      found += parse(names)
    }
  }

  /// Parses the files that mention one of some names.
  private mutating func parse(_ names: [String]) -> [ModuleFile] {
    var found: [ModuleFile] = []
    for place in unparsed.indices.reversed() where unparsed[place].source.mentions(anyOf: names) {
      let (source, module) = unparsed.remove(at: place)
      found.append(ModuleFile(file: source.parsed, module: module))
    }
    return found
  }

  private mutating func importModules() {
    for module in imported { unparsed += module.files().map { ($0, module.name) } }
    imported = []
  }

  /// Returns the names of protocols that may be clusters or refine one, to which mapped types
  /// conform or that their properties contain; empty if there are no clusters, to avoid searching
  /// more files.
  private mutating func clusterNames(_ files: [ParsedFile], _ all: [ModuleFile]) -> [String] {
    let types = all.flatMap(\.file.allTypes)
    let clusters = types.filter {
      $0.kind == .protocolType && !$0.annotations.isEmpty && !$0.namesTransformer
    }.map(\.name.text)
    let conforming = types.filter {
      $0.isMapped || $0.kind == .protocolType || $0.kind == .extensionType
    }
    let held = files.flatMap(\.allTypes).filter(\.isMapped).flatMap(\.memberTypes)
    let existentials = held.map(\.leaf).filter { $0.namePath == nil }
    let names =
      conforming.flatMap(\.inheritance).flatMap(\.composedNames)
      + existentials.compactMap(\.existentialName)
    let declared = types.filter { $0.kind != .extensionType }.map(\.name.text)
    // Any file can conform a type to a known cluster.
    let wanted = Set(names.map(\.lastName)).subtracting(declared)
      .subtracting(StandardTypes.unmapped).union(clusters).sorted()
    if wanted.isEmpty || !clusters.isEmpty { return wanted }
    importModules()
    let mayDeclareCluster = unparsed.contains { source, module in
      module != nil && MarkerSearch.mayContainAnnotation(source.bytes)
        && source.mentions(anyOf: ["protocol "])
    }
    return mayDeclareCluster ? wanted : []
  }

  /// Finds the external mappings of modules, which apply to inherited properties, and the options of
  /// targets.
  private mutating func findShapes(besides found: [ModuleFile]) {
    for case let (file, module?) in found.map({ ($0.file, $0.module) }) {
      shapes[module, default: []].append(file)
    }
    for (source, module) in unparsed {
      guard let module, shapes[module] != nil,
        MarkerSearch.mayContainAnnotation(source.bytes), source.mentions(anyOf: ["for:", "target"])
      else { continue }
      shapes[module]?.append(source.parsed)
    }
  }
}
