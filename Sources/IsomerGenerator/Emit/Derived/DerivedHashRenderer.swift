/// Prints `hash(into:)` over the stored properties.
struct DerivedHashRenderer {
  @Boxed var model: Model

  func render(_ printer: CodePrinter) {
    let hasher = printer.standard("Hasher")
    printer.block("\(model.accessPrefix)func hash(into hasher: inout \(hasher))") { printer in
      Self.renderCombinations(
        model.derivation.properties(for: .hash), of: "self", in: model, printer)
      DerivedAdditionsRenderer(model: model).renderCalls(to: .hash, printer) {
        type, additions, printer in
        printer.block("if let value = self as? \(type)") {
          $0.line("\(additions).hash(value, into: &hasher)")
        }
      }
    }
  }

  static func renderCombinations(
    _ properties: [DerivedProperty], of subject: String, in model: Model, _ printer: CodePrinter
  ) {
    printer.each(properties) { property, printer in
      let value = "\(subject).\(SwiftName.quoted(property.name))"
      printer.statement("hasher.combine(\(value))", about: property, in: model)
    }
  }
}
