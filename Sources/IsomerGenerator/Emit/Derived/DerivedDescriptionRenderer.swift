/// Prints `description`: the type's name and the properties by name.
struct DerivedDescriptionRenderer {
  @Boxed var model: Model

  func render(_ printer: CodePrinter) {
    let name = model.name.lastName
    let properties = model.derivation.properties(for: .description)
    let string = printer.standard("String")
    printer.block("\(model.accessPrefix)var description: \(string)") { printer in
      let adds = model.derivation.below.contains { $0.adds.contains(.description) }
      let binding = properties.isEmpty && !adds ? "let" : "var"
      // The object may be of a subclass.
      let type = model.declaration.isFinal ? SwiftLiteral.string(name) : "of: Swift.type(of: self)"
      printer.line("\(binding) text = Isomer.DescriptionText(\(type))")
      Self.renderProperties(properties, of: "self", printer)
      DerivedAdditionsRenderer(model: model).renderCalls(to: .description, printer) {
        type, additions, printer in
        printer.block("if let value = self as? \(type)") {
          $0.line("\(additions).describe(value, in: &text)")
        }
      }
      printer.line("return text.finished")
    }
  }

  static func renderProperties(
    _ properties: [DerivedProperty], of subject: String, _ printer: CodePrinter
  ) {
    printer.each(properties) { property, printer in
      let label = SwiftLiteral.string(property.name)
      let value = "\(subject).\(SwiftName.quoted(property.name))"
      printer.line(property.isSecret ? "text.redact(\(label))" : "text.add(\(label), \(value))")
    }
  }
}
