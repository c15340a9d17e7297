import IsomerSyntax

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
      render(.equality, model.derivation.properties(for: .equality), printer)
      additions.renderCalls(
        to: .equality, printer, if: { "let left = left as? \($0), let right = right as? \($0)" }
      ) { "guard \($0).equals(left, right) else { return false }" }
      printer.line("return true")
    }
  }

  /// Prints the statements of a member about properties of `subject`; a comparison is of two.
  func render(
    _ member: DerivedMember, _ properties: [DerivedProperty], of subject: String = "self",
    _ printer: CodePrinter
  ) {
    printer.each(properties) { property, printer in
      let name = property.quoted
      let label = SwiftLiteral.string(property.name)
      switch member {
      case .equality:
        let (left, right) = ("left.\(name)", "right.\(name)")
        let test = property.isInline ? "Isomer.areEqual(\(left), \(right))" : "\(left) == \(right)"
        printer.statement("guard \(test) else { return false }", about: property, in: model)
      case .hash:
        let value = "\(subject).\(name)"
        let call =
          property.isInline ? "Isomer.hash(\(value), into: &hasher)" : "hasher.combine(\(value))"
        printer.statement(call, about: property, in: model)
      case .description where property.isSecret: printer.line("text.redact(\(label))")
      case .description: printer.line("text.add(\(label), \(subject).\(name))")
      case .copy, .merge, .changes, .initialiser: break
      }
    }
  }

  func renderHash(_ printer: CodePrinter) {
    let hasher = printer.standard("Hasher")
    printer.block("\(model.accessPrefix)func hash(into hasher: inout \(hasher))") { printer in
      render(.hash, model.derivation.properties(for: .hash), printer)
      additions.renderCalls(to: .hash, printer, if: { "let value = self as? \($0)" }) {
        "\($0).hash(value, into: &hasher)"
      }
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
      render(.description, properties, printer)
      additions.renderCalls(to: .description, printer, if: { "let value = self as? \($0)" }) {
        "\($0).describe(value, in: &text)"
      }
      printer.line("return text.finished")
    }
  }
}
