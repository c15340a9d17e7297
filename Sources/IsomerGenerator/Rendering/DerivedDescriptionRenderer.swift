/// Prints `description`: the type's name and the properties by name.
struct DerivedDescriptionRenderer {
  private let model: ModelDescription

  init(_ model: ModelDescription) { self.model = model }

  func render(_ printer: inout CodePrinter) {
    let name = model.name.split(separator: ".").last.map(String.init) ?? model.name
    printer.line("/// The properties by name, such as `\(name)(…)`.")
    printer.block("\(model.accessPrefix)var description: String") { printer in
      let properties = model.derivation.properties(for: .description)
      let binding = properties.isEmpty ? "let" : "var"
      printer.line(
        "\(binding) text = \(RuntimeNames.descriptionText)(\(SwiftLiteral.string(name)))")
      for property in properties {
        printer.conditional(property.conditions) { renderProperty(property, &$0) }
      }
      printer.line("return text.finished")
    }
  }

  private func renderProperty(_ property: DerivedProperty, _ printer: inout CodePrinter) {
    let label = SwiftLiteral.string(property.name)
    if property.isSecret {
      printer.line("text.redact(\(label))")
    } else {
      printer.line("text.add(\(label), self.\(SwiftName.quoted(property.name)))")
    }
  }
}
