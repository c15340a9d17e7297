import IsomerSyntax

/// The protocols that mapped types conform to and that their properties contain.
struct ProtocolNames {
  /// The protocols that no parsed file declares, and the known clusters, to which any file can
  /// conform a type.
  private(set) var wanted: [String] = []
  /// True if a parsed file declares a cluster.
  private(set) var hasClusters = false

  init(_ files: [ParsedFile], _ all: [ModuleFile]) {
    var declared: Set<String> = []
    var names: Set<String> = []
    var clusters: Set<String> = []
    for type in all.flatMap({ $0.file.allTypes }) {
      if type.kind != .extensionType { declared.insert(type.name.text) }
      if type.isCluster { clusters.insert(type.name.text) }
      if type.isMapped || type.kind == .protocolType || type.kind == .extensionType {
        names.formUnion(type.inheritance.flatMap(\.composedNames).map(\.lastName))
      }
    }
    for type in files.flatMap(\.allTypes) where type.isMapped {
      let held = type.properties.compactMap(\.type) + type.cases.flatMap(\.valueTypes)
      names.formUnion(held.compactMap { $0.leaf.heldProtocol }.map(\.lastName))
    }
    hasClusters = !clusters.isEmpty
    wanted = names.subtracting(declared).subtracting(FamiliarTypes.names).union(clusters).sorted()
  }
}

extension ParsedFile { fileprivate var allTypes: [TypeDeclaration] { types.flatMap(\.withNested) } }

extension TypeDeclaration {
  fileprivate var withNested: [TypeDeclaration] { [self] + types.flatMap(\.withNested) }

  fileprivate var isCluster: Bool {
    kind == .protocolType && !annotations.isEmpty && !namesTransformer
  }
}

extension CaseDeclaration {
  var valueTypes: [TypeReference] { (associatedValues ?? []).map(\.type) }
}

extension TypeReference {
  /// The protocol in `any P`.
  fileprivate var heldProtocol: String? { namePath == nil ? existentialName : nil }
}

/// Names that never refer to mapped types.
enum FamiliarTypes {
  static let names: Set<String> = [
    "AnyObject", "CaseIterable", "Codable", "Collection", "Comparable",
    "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable", "Double", "Encodable",
    "Equatable", "Error", "ExpressibleByStringLiteral", "Hashable", "Identifiable", "Int",
    "LocalizedError", "Mappable", "MappableKey", "NSObject", "Observable", "ObservableObject",
    "RawRepresentable", "Readable", "Sendable", "SendableMetatype", "Sequence", "String",
    "Updatable", "Writable",
  ]
}
