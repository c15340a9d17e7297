/// The members over the stored properties: `==`, `hash(into:)` and `description`.
extension DerivedRenderer {
  private var additions: DerivedAdditionsRenderer { DerivedAdditionsRenderer(model: model) }

  func renderEquality(_ printer: CodePrinter) {
    let type = model.parameterType
    let bool = printer.standard("Bool")
    printer.block(
      "\(model.accessPrefix)static func == (left: \(type), right: \(type)) -> \(bool)"
    ) { printer in
      if model.kind == .classType {
        printer.line("if left === right { return true }")
        printer.line("guard Swift.type(of: left) == Swift.type(of: right) else { return false }")
      }
      renderComparisons(model.derivation.properties(for: .equality), printer)
      additions.renderCalls(
        to: .equality, printer, if: { "let left = left as? \($0), let right = right as? \($0)" }
      ) { "guard \($0).equals(left, right) else { return false }" }
      printer.line("return true")
    }
  }

  func renderComparisons(_ properties: [DerivedProperty], _ printer: CodePrinter) {
    printer.each(properties) { property, printer in
      let test = "left.\(property.quoted) == right.\(property.quoted)"
      printer.statement("guard \(test) else { return false }", about: property, in: model)
    }
  }

  func renderHash(_ printer: CodePrinter) {
    let hasher = printer.standard("Hasher")
    printer.block("\(model.accessPrefix)func hash(into hasher: inout \(hasher))") { printer in
      renderCombinations(model.derivation.properties(for: .hash), of: "self", printer)
      additions.renderCalls(to: .hash, printer, if: { "let value = self as? \($0)" }) {
        "\($0).hash(value, into: &hasher)"
      }
    }
  }

  func renderCombinations(
    _ properties: [DerivedProperty], of subject: String, _ printer: CodePrinter
  ) {
    printer.each(properties) {
      $1.statement("hasher.combine(\(subject).\($0.quoted))", about: $0, in: model)
    }
  }

  func renderDescription(_ printer: CodePrinter) {
    let properties = model.derivation.properties(for: .description)
    let string = printer.standard("String")
    printer.block("\(model.accessPrefix)var description: \(string)") { printer in
      let adds = model.derivation.below.contains { $0.adds.contains(.description) }
      let binding = properties.isEmpty && !adds ? "let" : "var"
      // The object may be of a subclass.
      let type =
        model.declaration.isFinal
        ? SwiftLiteral.string(model.name.lastName) : "of: Swift.type(of: self)"
      printer.line("\(binding) text = Isomer.DescriptionText(\(type))")
      renderTexts(properties, of: "self", printer)
      additions.renderCalls(to: .description, printer, if: { "let value = self as? \($0)" }) {
        "\($0).describe(value, in: &text)"
      }
      printer.line("return text.finished")
    }
  }

  func renderTexts(_ properties: [DerivedProperty], of subject: String, _ printer: CodePrinter) {
    printer.each(properties) { property, printer in
      let label = SwiftLiteral.string(property.name)
      let value = "\(subject).\(property.quoted)"
      printer.line(property.isSecret ? "text.redact(\(label))" : "text.add(\(label), \(value))")
    }
  }
}
