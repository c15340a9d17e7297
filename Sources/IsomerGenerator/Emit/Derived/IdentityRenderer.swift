import IsomerSyntax

/// Prints the identity of a value: the property marked `id`, or a struct of several.
struct IdentityRenderer {
  @Boxed var model: Model

  private var parts: [IdentityPart] { model.derivation.identity }

  func render(_ printer: CodePrinter) {
    let clause = model.constraint(printer.standard("Hashable"), on: parts.map(\.type))
    model.renderExtension("Isomer.IdentifiedModel", where: clause, printer) { printer in
      if parts.count > 1 {
        renderStruct(printer)
        printer.line()
      }
      renderProperty(printer)
    }
    if parts.count > 1 { model.renderSendability(of: "MappedIdentity", printer) }
  }

  private func renderStruct(_ printer: CodePrinter) {
    printer.block("\(model.accessPrefix)struct MappedIdentity: \(printer.standard("Hashable"))") {
      printer in
      for part in parts {
        let access = part.access > .internal ? "\(min(part.access, model.access).rawValue) " : ""
        printer.line("\(access)let \(part.quoted): \(part.type.text)")
      }
    }
  }

  private func renderProperty(_ printer: CodePrinter) {
    if let part = parts.first, parts.count == 1 {
      let property = "self.\(part.quoted)"
      printer.line("\(model.accessPrefix)var mappedIdentity: \(part.type.text) { \(property) }")
      return
    }
    let arguments = parts.map { SwiftName.argument($0.name, "self.\($0.quoted)") }
    printer.block("\(model.accessPrefix)var mappedIdentity: MappedIdentity") {
      $0.line("MappedIdentity(\(arguments.joined(separator: ", ")))")
    }
  }
}
