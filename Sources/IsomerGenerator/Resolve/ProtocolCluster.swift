package import IsomerSyntax

/// A protocol whose conforming models are read as `any Message`.
package struct ProtocolCluster: Sendable {
  /// The declaration, whose kind has no meaning for a protocol.
  @Boxed var declaration: Model.Declaration
  package var selection: Selection
  /// The recorded documents that the selection is checked against.
  var samples: [Name] = []
  /// The mapped types that conform but have no key.
  var outsiders: [String] = []
  /// True if the subtypes are archived.
  var isKept = false
  /// The differing selections in profiles.
  var profiled: [(profile: String, selection: Selection)] = []
  /// The profiles of the protocol and its subtypes.
  var knownProfiles: [String] = []

  /// The known subtypes in other modules, which are only used for checks.
  var importedMembers: [Cluster.Member] = []

  package var file: SourceFile { declaration.file }
  package var name: String { declaration.name }
  package var nameRange: SourceRange { declaration.nameRange }
  var access: AccessLevel { declaration.access }
  var conditions: [String] { declaration.conditions }
  var availability: [String] { declaration.availability }
  var isolation: Isolation { declaration.isolation }
  package var module: String? { declaration.module }

  package var cluster: Cluster { selection.cluster }
  package var reads: Bool { selection.reads }
  package var writes: Bool { selection.writes }

  /// The subtypes, and the directions in which they are selected.
  package struct Selection: Sendable, Equatable {
    package var cluster: Cluster
    package var reads = true
    package var writes = true
  }

  /// The generated struct that represents any subtype: `AnyMessage`.
  package var boxName: String {
    let box = "Any" + name.lastName
    return module.map { "\($0).\(box)" } ?? box
  }

  /// True if types of other modules can become subtypes.
  package var isOpen: Bool { access >= .public && module == nil }

  /// Returns true if a name in a type refers to this protocol: `Message`, `Base.Message`.
  func isMeant(by name: String, from scope: String) -> Bool {
    SymbolTable.first(name, from: scope) { $0 == self.name ? true : nil } != nil
      || module.map { name == "\($0).\(self.name)" } == true
  }
}

extension TypeReference {
  /// Replaces the type inside all optionals and collections.
  mutating func replaceLeaf(with name: String) {
    guard let content else {
      (text, shape) = (name, .named(name.pathComponents.map { TypeComponent(name: $0) }))
      return
    }
    shape = shape.changing { if $0 == content { $0.replaceLeaf(with: name) } }
    text = shape.text ?? text
  }

  /// The protocol in `any P`, or a plain name.
  package var existentialName: String? {
    if let name = namePath { return name }
    let parts = text.split { " ()".contains($0) }
    return parts.count == 2 && parts[0] == "any" ? String(parts[1]) : nil
  }

  /// Returns the text of `any P` with the full name of the protocol; nil if there is none.
  func existentialText(_ fullName: ([TypeComponent]) -> String?) -> String? {
    let components = existentialName?.pathComponents.map { TypeComponent(name: $0) }
    guard let full = components.flatMap(fullName) else { return nil }
    return text.hasPrefix("(") ? "(any \(full))" : "any \(full)"
  }
}

/// The protocol that types in other modules conform to, which the module that reads them cannot name.
protocol ExtensionPoint {
  var protocolName: String { get }
  /// The class or the protocol of the cluster, without dots.
  var root: String { get }
  /// The requirement for the search in archives.
  var knowsArchive: String { get }
}

extension ExtensionPoint {
  /// Returns the requirement for a function, `mappedRead_Message`; it includes the root because a type
  /// may conform to several such protocols.
  func requirement(_ member: String) -> String { "mapped\(member)_\(root)" }
}

/// The protocol that classes in other modules conform to, which the top class's module cannot name.
///
/// Each module has one for each of its open hierarchies, because a class cannot conform twice:
///
///     module A   Vehicle ── looks for ──▶ Mapped_Vehicle_Below ◀── conforms ── Truck   module B
///     module B   Truck   ── looks for ──▶ Mapped_Truck_Below   ◀── conforms ── Tanker  module C
struct OpenHierarchy: ExtensionPoint {
  let protocolName: String
  let root: String

  /// Returns nil if no other module can add a class.
  init?(_ model: Model) {
    guard model.hierarchy.superclass == nil || model.hierarchy.importedTop != nil,
      model.declaration.isOpen || model.hierarchy.subclasses.contains(where: \.isOpen)
    else { return nil }
    self.init(top: model.name)
  }

  init(_ imported: ImportedTop) { self.init(top: imported.name) }

  private init(top name: String) {
    root = name.replacing(".", with: "_")
    protocolName = "Mapped_\(root)_Below"
  }

  var mapping: String { requirement("Mapping") }
  var knowsArchive: String { requirement("KnowsArchive") }
}

/// The protocol that subtypes in other modules conform to, which the cluster's module cannot name.
///
///     module A   AnyMessage ── looks for ──▶ Mapped_Message_Member ◀── conforms ── Live   module B
struct OpenCluster: ExtensionPoint {
  let protocolName: String
  let root: String

  init(_ name: String) {
    root = name.replacing(".", with: "_")
    protocolName = "Mapped_\(root)_Member"
  }

  /// Returns nil if no other module can add a subtype.
  init?(_ model: ProtocolCluster) {
    guard model.isOpen, model.reads || model.writes else { return nil }
    self.init(model.name)
  }

  var knowsArchive: String { requirement("Knows") }

  /// The private function of the cluster's box that returns the registered subtypes.
  static let members = "mappedMembers"
}
