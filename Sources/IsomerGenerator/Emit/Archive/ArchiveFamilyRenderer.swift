/// Prints the schemas that an object in an archive can have.
struct ArchiveFamilyRenderer {
  struct Member {
    var shape: String
    var conditions: [String] = []
  }

  var members: [Member]

  func render(named name: String, access: String = "private ", _ printer: CodePrinter) {
    let head = "\(access)static let \(name)"
    guard members.contains(where: { !$0.conditions.isEmpty }) else {
      printer.line("\(head) = IsomerArchive.ArchiveFamily([")
      printer.indented { for member in members { $0.line("\(member.shape),") } }
      printer.line("])")
      return
    }
    printer.line("\(head) = {")
    printer.indented { printer in
      printer.line("var shapes: [IsomerArchive.ArchiveShape] = []")
      for member in members { renderMember(member, printer) }
      printer.line("return IsomerArchive.ArchiveFamily(shapes)")
    }
    printer.line("}()")
  }

  /// A schema that this build lacks keeps its index, with a name that no archive contains.
  private func renderMember(_ member: Member, _ printer: CodePrinter) {
    printer.conditional(member.conditions) { $0.line("shapes.append(\(member.shape))") }
    guard !member.conditions.isEmpty else { return }
    let unless = member.conditions.map { "!(\($0))" }.joined(separator: " || ")
    printer.conditional([unless]) { $0.line("shapes.append(IsomerArchive.ArchiveShape(\"\"))") }
  }
}
