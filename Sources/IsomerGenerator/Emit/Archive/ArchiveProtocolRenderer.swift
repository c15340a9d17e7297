import IsomerSyntax

/// Prints how any value of a protocol is archived: the object's name in the archive selects the subtype.
struct ArchiveProtocolRenderer {
  @Boxed var model: ProtocolCluster

  /// The extension point for subtypes of other modules.
  private var open: OpenArchive? {
    OpenCluster(model).map { OpenArchive($0, of: model.valueType) }
  }

  func render(_ printer: CodePrinter) {
    guard model.isKept else { return }
    model.renderBoxExtension("IsomerArchive.Archivable", printer) { printer in
      printer.block(model.accessPrefix + Signature.unarchive, renderRead)
      printer.line()
      printer.block(model.accessPrefix + Signature.archive, renderWrite)
      printer.line()
      family.render(named: "mappedArchiveFamily", printer)
    }
  }

  private var family: ArchiveFamilyRenderer {
    ArchiveFamilyRenderer(
      members: model.cluster.members.map {
        let name = SwiftName.path($0.name)
        return .init(
          shape: "\(name).\(GeneratedNames.archive(of: $0.name)).shape", conditions: $0.conditions,
          value: "\(name).unarchive(&reader)")
      })
  }

  private func renderRead(_ printer: CodePrinter) {
    family.renderChoice(
      of: "mappedArchiveFamily", isOpen: open != nil, { "return Self(try \($0))" }, printer
    ) {
      $0.branch("default:") {
        open?.renderSearch(returning: { "Self(\($0))" }, $0)
        $0.line("throw reader.notMember(of: mappedArchiveFamily)")
      }
    }
  }

  private func renderWrite(_ printer: CodePrinter) {
    printer.line("switch value {")
    printer.each(model.cluster.members) { member, printer in
      printer.line("case let value as \(SwiftName.path(member.name)): value.archive(to: &writer)")
    }
    let reason = "its type is no member of '\(model.name)'"
    printer.branch("default:") {
      open?.renderWriting(of: "value", $0)
      $0.line("writer.fail(\(SwiftLiteral.string(reason)))")
    }
    printer.line("}")
  }
}
