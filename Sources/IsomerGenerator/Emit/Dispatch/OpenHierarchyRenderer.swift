import IsomerSyntax

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

  /// The declaration of the requirement, without access level and body.
  var validation: String { "func \(requirement("Validate"))() throws(Isomer.MappingError)" }
}

/// Prints the protocol for importing modules, and the conformance to that of the imported module.
struct OpenHierarchyRenderer {
  @Boxed var model: Model

  func render(_ printer: CodePrinter) {
    if let open = OpenHierarchy(model) {
      renderProtocol(open, printer)
      printer.line()
    }
    if let top = model.hierarchy.importedTop {
      renderConformance(OpenHierarchy(top), top, printer)
      printer.line()
    }
  }

  // MARK: Protocol for importing modules

  private func renderProtocol(_ open: OpenHierarchy, _ printer: CodePrinter) {
    printer.line("/// The protocol of the subclasses of `\(model.name)` in other modules.")
    printer.block(
      "@_spi(Generated) public protocol \(open.protocolName): \(model.typeName)", of: model
    ) { printer in
      printer.line("static var \(open.mapping): any Isomer.Mapping.Type { get }")
      if model.isValidated { printer.line(open.validation) }
      if model.archive.isKept {
        OpenArchive(open, of: model.typeName).renderRequirements(printer)
      }
    }
    if model.archive.isKept {
      OpenArchive(open, of: model.typeName)
        .renderDefaults(of: model, named: model.name, kind: "class", printer)
    }
    if model.isValidated { renderDefaultValidation(open, printer) }
  }

  /// Prints a default, because a class of another module need not have checks.
  private func renderDefaultValidation(_ open: OpenHierarchy, _ printer: CodePrinter) {
    printer.line()
    printer.block("@_spi(Generated) extension \(open.protocolName)", of: model) { printer in
      printer.block("public \(open.validation)") {
        $0.line("try \(model.mapping(of: model.name)).validate(self)")
      }
    }
  }

  // MARK: Conformance to the imported protocol

  private func renderConformance(
    _ open: OpenHierarchy, _ top: ImportedTop, _ printer: CodePrinter
  ) {
    let access = model.accessPrefix
    let conformance = "\(top.module).\(open.protocolName)"
    model.renderExtension(conformance, isSPI: true, printer) { printer in
      ClassChoice(model).render(open.mapping, printer)
      if model.isValidated {
        printer.line()
        printer.block("\(access)\(open.validation)") {
          $0.line("try Swift.type(of: self).\(open.mapping).validate(object: self)")
        }
      }
      guard model.archive.isKept else { return }
      printer.line()
      ArchiveRenderer(model).renderAddition(
        to: OpenArchive(open, of: "\(top.module).\(SwiftName.path(top.name))"), printer)
    }
  }

  // MARK: Membership

  /// Prints the key by which a cluster of another module selects this class.
  func renderMembership(_ printer: CodePrinter) {
    guard model.hierarchy.isBelowImported else { return }
    let implied = model.clusters.clusterTag.map { _ in model.impliedKey }
    guard let key = model.clusters.memberKey ?? implied, let code = key.code else { return }
    if case .tags = key, model.clusters.clusterTag == nil { return }
    let string = printer.standard("String")
    printer.block("static func memberKey(as profile: \(string)?) -> Isomer.MemberKey") {
      $0.line(code)
    }
  }
}
