import IsomerSyntax

/// Prints how an identity of several properties is archived; a store derives file names from it.
struct ArchiveIdentityRenderer {
  @Boxed var model: Model

  private var parts: [IdentityPart] { model.derivation.identity }

  func render(_ printer: CodePrinter) {
    guard parts.count > 1 else { return }
    let clause = model.constraint(
      "IsomerArchive.Archivable", keyConformance: nil, on: parts.map(\.type))
    printer.line()
    for attribute in model.availability { printer.line("@\(attribute)") }
    let declaration = "\(model.isolation.prefix)extension \(model.extendedName).MappedIdentity"
    printer.block(
      "\(declaration): \(model.isolation.conformance)IsomerArchive.Archivable\(clause)"
    ) { printer in
      ArchiveEntry(model: identity).renderReading(printer, renderRead)
      printer.line()
      ArchiveEntry(model: identity).renderWriting(printer, renderWrite)
    }
  }

  private var identity: Model {
    Model(
      Model.Declaration(
        kind: .structure, file: model.file, name: "\(model.name).MappedIdentity",
        nameRange: model.nameRange, access: model.access))
  }

  private func renderRead(_ printer: CodePrinter) {
    printer.line("let start = reader.position")
    printer.line("guard try reader.beginArray() == \(parts.count) else {")
    let expected = SwiftLiteral.string("an array of \(parts.count) values")
    printer.indented { $0.line("throw reader.invalid(\(expected), at: start)") }
    printer.line("}")
    let arguments = parts.map {
      "\(SwiftName.label($0.name)): try \($0.type.text).unarchive(&reader)"
    }
    printer.line("let identity = Self(\(arguments.joined(separator: ", ")))")
    printer.line("reader.endArray()")
    printer.line("return identity")
  }

  private func renderWrite(_ printer: CodePrinter) {
    printer.line("guard writer.beginArray(\(parts.count)) else { return }")
    for part in parts { printer.line("self.\(SwiftName.quoted(part.name)).archive(to: &writer)") }
    printer.line("writer.endArray()")
  }
}
