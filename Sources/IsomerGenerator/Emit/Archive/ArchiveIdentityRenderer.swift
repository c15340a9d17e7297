import IsomerSyntax

/// Prints how an identity of several properties is archived; a store derives file names from it.
struct ArchiveIdentityRenderer {
  @Boxed var model: Model

  private var parts: [IdentityPart] { model.derivation.identity }

  func render(_ printer: CodePrinter) {
    guard parts.count > 1 else { return }
    let clause = model.constraint("IsomerArchive.Archivable", on: parts.map(\.type))
    printer.line()
    let head = "extension \(model.extendedName).MappedIdentity"
    let conformance = "\(model.isolation.conformance)IsomerArchive.Archivable"
    printer.block("\(head): \(conformance)\(clause)", of: model) { printer in
      printer.block(model.accessPrefix + Signature.unarchive, renderRead)
      printer.line()
      printer.block(model.accessPrefix + Signature.archive) {
        $0.accessing(unsafe: [], renderWrite)
      }
    }
  }

  private func renderRead(_ printer: CodePrinter) {
    printer.line("let start = reader.position")
    let expected = SwiftLiteral.string("an array of \(parts.count) values")
    printer.block("guard try reader.beginArray() == \(parts.count) else") {
      $0.line("throw reader.invalid(\(expected), at: start)")
    }
    let arguments = parts.map {
      SwiftName.argument($0.name, "try \($0.type.text).unarchive(&reader)")
    }
    printer.line("let identity = Self(\(arguments.joined(separator: ", ")))")
    printer.line("reader.endArray()")
    printer.line("return identity")
  }

  private func renderWrite(_ printer: CodePrinter) {
    printer.line("guard writer.beginArray(\(parts.count)) else { return }")
    for part in parts { printer.line("self.\(part.quoted).archive(to: &writer)") }
    printer.line("writer.endArray()")
  }
}
