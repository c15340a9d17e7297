import IsomerSyntax

/// Prints how any value of a protocol is archived: the object's name in the archive selects the subtype.
struct ArchiveProtocolRenderer {
  @Boxed var model: ProtocolCluster

  /// The extension point for subtypes of other modules.
  private var open: OpenArchive? {
    OpenCluster(model).map { OpenArchive($0, of: "any \(SwiftName.path(model.name))") }
  }

  private var access: String {
    model.access == .internal ? "" : "\(min(model.access, .public).rawValue) "
  }

  func render(_ printer: CodePrinter) {
    guard model.isKept else { return }
    printer.line()
    for attribute in model.availability { printer.line("@\(attribute)") }
    printer.block(model.boxExtension("IsomerArchive.Archivable")) { printer in
      printer.block(
        "\(access)static func unarchive(_ reader: inout IsomerArchive.ArchiveReader) "
          + "throws(Isomer.ReadingFailure) -> Self", renderRead)
      printer.line()
      printer.block(
        "\(access)func archive(to writer: inout IsomerArchive.ArchiveWriter)", renderWrite)
      printer.line()
      ArchiveFamilyRenderer(members: family).render(named: "mappedArchiveFamily", printer)
    }
  }

  private var family: [ArchiveFamilyRenderer.Member] {
    model.cluster.members.map {
      .init(
        shape: "\(SwiftName.path($0.name)).\(GeneratedNames.archive(of: $0.name)).shape",
        conditions: $0.conditions)
    }
  }

  private func renderRead(_ printer: CodePrinter) {
    let choice = open == nil ? "member" : "knownMember"
    printer.line("switch try reader.\(choice)(of: mappedArchiveFamily) {")
    for (index, member) in model.cluster.members.enumerated() {
      printer.conditional(member.conditions) {
        let value = "\(SwiftName.path(member.name)).unarchive(&reader)"
        $0.line("case \(index): return Self(try \(value))")
      }
    }
    printer.branch("default:") {
      open?.renderSearch(returning: { "Self(\($0))" }, $0)
      $0.line("throw reader.notMember(of: mappedArchiveFamily)")
    }
    printer.line("}")
  }

  private func renderWrite(_ printer: CodePrinter) {
    printer.line("switch value {")
    for member in model.cluster.members {
      printer.conditional(member.conditions) {
        $0.line("case let value as \(SwiftName.path(member.name)): value.archive(to: &writer)")
      }
    }
    let reason = "its type is no member of '\(model.name)'"
    printer.branch("default:") {
      open?.renderWriting(of: "value", $0)
      $0.line("writer.fail(\(SwiftLiteral.string(reason)))")
    }
    printer.line("}")
  }
}
