import IsomerSyntax

/// Prints the schemas that an object in an archive can have, and the choice among them.
struct ArchiveFamilyRenderer {
  struct Member: Conditional {
    var shape: String
    var conditions: [String] = []
    /// The reading of an object with the schema; nil if it is read when no other one fits.
    var value: String?
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
    printer.block("\(head) =", ending: "()") { printer in
      printer.line("var shapes: [IsomerArchive.ArchiveShape] = []")
      for member in members { renderMember(member, printer) }
      printer.line("return IsomerArchive.ArchiveFamily(shapes)")
    }
  }

  /// Prints the choice by the name in the archive; with an open family, the object may have a schema
  /// of another module.
  func renderChoice(
    of name: String, isOpen: Bool, _ statement: (String) -> String, _ printer: CodePrinter,
    otherwise: (CodePrinter) -> Void
  ) {
    printer.line("switch try reader.\(isOpen ? "knownMember" : "member")(of: \(name)) {")
    for (index, member) in members.enumerated() {
      guard let value = member.value else { continue }
      printer.conditional(member.conditions) { $0.line("case \(index): \(statement(value))") }
    }
    otherwise(printer)
    printer.line("}")
  }

  /// A schema that this build lacks keeps its index, with a name that no archive contains.
  private func renderMember(_ member: Member, _ printer: CodePrinter) {
    printer.conditional(member.conditions) { $0.line("shapes.append(\(member.shape))") }
    guard !member.conditions.isEmpty else { return }
    let unless = member.conditions.map { "!(\($0))" }.joined(separator: " || ")
    printer.conditional([unless]) { $0.line("shapes.append(IsomerArchive.ArchiveShape(\"\"))") }
  }
}
