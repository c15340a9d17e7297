import IsomerSyntax

extension OpenHierarchy {
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
