import IsomerSyntax

/// Prints how any value of a protocol is archived: the object's name in the archive selects the subtype.
extension ProtocolRenderer {
  func renderArchive(_ printer: CodePrinter) {
    model.renderBoxExtension("IsomerArchive.Archivable", printer) { printer in
      printer.block(access + Signature.unarchive, renderArchivedRead)
      printer.line()
      printer.block(access + Signature.archive, renderArchivedWrite)
      printer.line()
      family.render(named: "mappedArchiveFamily", printer)
    }
  }

  private var archive: OpenArchive? { open.map { OpenArchive($0, of: type) } }

  private var family: ArchiveFamilyRenderer {
    ArchiveFamilyRenderer(
      members: model.cluster.members.map {
        let name = SwiftName.path($0.typeName)
        return .init(
          shape: "\(name).\(GeneratedNames.archive(of: $0.name)).shape", conditions: $0.conditions,
          value: "\(name).unarchive(&reader)")
      })
  }

  private func renderArchivedRead(_ printer: CodePrinter) {
    family.renderChoice(
      of: "mappedArchiveFamily", isOpen: open != nil, { "return Self(try \($0))" }, printer
    ) {
      $0.branch("default:") {
        archive?.renderSearch(returning: { "Self(\($0))" }, $0)
        $0.line("throw reader.notMember(of: mappedArchiveFamily)")
      }
    }
  }

  private func renderArchivedWrite(_ printer: CodePrinter) {
    printer.line("switch value {")
    printer.each(model.cluster.members) { member, printer in
      let name = SwiftName.path(member.typeName)
      printer.line("case let value as \(name): value.archive(to: &writer)")
    }
    let reason = "its type is no member of '\(model.name)'"
    printer.branch("default:") {
      archive?.renderWriting(of: "value", $0)
      $0.line("writer.fail(\(SwiftLiteral.string(reason)))")
    }
    printer.line("}")
  }
}
