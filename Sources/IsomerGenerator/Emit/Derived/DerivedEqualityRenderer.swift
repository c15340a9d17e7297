/// Prints `==` over the stored properties.
struct DerivedEqualityRenderer {
  @Boxed var model: Model

  func render(_ printer: CodePrinter) {
    let type = model.parameterType
    let bool = printer.standard("Bool")
    printer.block(
      "\(model.accessPrefix)static func == (left: \(type), right: \(type)) -> \(bool)"
    ) { printer in
      if model.kind == .classType { renderClassChecks(printer) }
      Self.renderComparisons(model.derivation.properties(for: .equality), in: model, printer)
      DerivedAdditionsRenderer(model: model).renderCalls(to: .equality, printer) {
        type, additions, printer in
        printer.block("if let left = left as? \(type), let right = right as? \(type)") {
          $0.line("guard \(additions).equals(left, right) else { return false }")
        }
      }
      printer.line("return true")
    }
  }

  /// Prints the checks for objects: different classes are never equal.
  private func renderClassChecks(_ printer: CodePrinter) {
    printer.line("if left === right { return true }")
    printer.line("guard Swift.type(of: left) == Swift.type(of: right) else { return false }")
  }

  static func renderComparisons(
    _ properties: [DerivedProperty], in model: Model, _ printer: CodePrinter
  ) {
    printer.each(properties) { property, printer in
      let name = SwiftName.quoted(property.name)
      printer.statement(
        "guard left.\(name) == right.\(name) else { return false }", about: property, in: model)
    }
  }
}
