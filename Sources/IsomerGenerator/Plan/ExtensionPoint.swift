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
