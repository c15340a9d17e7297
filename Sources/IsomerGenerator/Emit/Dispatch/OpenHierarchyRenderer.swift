import IsomerSyntax

/// The protocol that classes in other modules conform to, which the top class's module cannot name.
///
/// Each module has one for each of its open hierarchies, because a class cannot conform twice:
///
///     module A   Vehicle ── looks for ──▶ Mapped_Vehicle_Below ◀── conforms ── Truck   module B
///     module B   Truck   ── looks for ──▶ Mapped_Truck_Below   ◀── conforms ── Tanker  module C
struct OpenHierarchy {
  let protocolName: String
  private let top: String

  /// Returns nil if no other module can add a class.
  init?(_ model: Model) {
    guard model.hierarchy.superclass == nil || model.hierarchy.importedTop != nil,
      model.declaration.isOpen || model.hierarchy.subclasses.contains(where: \.isOpen)
    else { return nil }
    self.init(top: model.name)
  }

  init(_ imported: ImportedTop) { self.init(top: imported.name) }

  private init(top name: String) {
    top = name.map { $0 == "." ? "_" : String($0) }.joined()
    protocolName = "Mapped_\(top)_Below"
  }

  /// Returns the requirement for a function, `mappedValidate_Vehicle`; it includes the class because a
  /// type may conform to a protocol of each imported module.
  func requirement(_ member: String) -> String {
    "mapped\(member.prefix(1).uppercased())\(member.dropFirst())_\(top)"
  }

  var mapping: String { requirement("mapping") }
}

/// Prints the protocol for importing modules, and the conformance to that of the imported module.
struct OpenHierarchyRenderer {
  @Boxed var model: Model

  private static let effect = "throws(Isomer.MappingError)"

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
      if model.isValidated {
        printer.line("func \(open.requirement("validate"))() \(Self.effect)")
      }
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
      printer.block("public func \(open.requirement("validate"))() \(Self.effect)") {
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
        printer.block("\(access)func \(open.requirement("validate"))() \(Self.effect)") {
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
    let key: String? =
      switch model.clusters.memberKey
        ?? model.clusters.clusterTag.map({ _ in ClusterBuilder.impliedKey(model) })
      {
      case .shape(let path): ".shape(\(GeneratedNames.tagPath(path)))"
      case .tags(let values) where model.clusters.clusterTag != nil:
        ".tags([\(values.map(\.swift).joined(separator: ", "))])"
      default: nil
      }
    guard let key else { return }
    let string = printer.standard("String")
    printer.block("static func memberKey(as profile: \(string)?) -> Isomer.MemberKey") {
      $0.line(key)
    }
  }
}
