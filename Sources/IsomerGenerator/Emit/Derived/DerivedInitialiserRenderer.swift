import IsomerSyntax

/// Prints a memberwise initialiser, and a function for each default that is not a literal, because a
/// default of a public initialiser can only refer to public names.
struct DerivedInitialiserRenderer {
  @Boxed var model: Model

  private var properties: [DerivedProperty] {
    let names = model.derivation.initialiser?.names ?? []
    return model.derivation.properties.filter { names.contains($0.name) }
  }

  func render(_ printer: CodePrinter) {
    guard let initialiser = model.derivation.initialiser else { return }
    let parameters = properties.map { parameter($0, initialiser) }
    let added = initialiser.isMemberwise ? ["_: Void = ()"] : []
    printer.line("/// Creates a value from its properties.")
    printer.line("\(model.accessPrefix)init(")
    printer.line("  " + (parameters + added).joined(separator: ",\n  "))
    printer.block(")") { printer in
      guard initialiser.isMemberwise else {
        return printer.each(properties) { $1.line("self.\($0.quoted) = \($0.quoted)") }
      }
      let arguments = properties.map { SwiftName.argument($0.name, $0.quoted) }
      printer.line("self.init(\(arguments.joined(separator: ", ")))")
    }
    for property in properties {
      guard let value = property.initialValue, !isPlain(value) else { continue }
      printer.line()
      if model.access >= .public { printer.line("@usableFromInline") }
      let type = property.type?.text ?? ""
      printer.block("static func \(name(property))() -> \(type)") {
        $0.pasted("let value: \(type) =", value)
        $0.line("return value")
      }
    }
  }

  private func parameter(_ property: DerivedProperty, _ initialiser: DerivedInitialiser) -> String {
    let text = property.type?.text ?? ""
    let isFunction = if case .function? = property.type?.reference?.shape { true } else { false }
    let type = "\(property.quoted): \(isFunction ? "@escaping " : "")\(text)"
    guard let value = property.initialValue else {
      return initialiser.optional.contains(property.name) ? "\(type) = nil" : type
    }
    return "\(type) = \(isPlain(value) ? value.text : "Self.\(name(property))()")"
  }

  private func isPlain(_ value: PastedExpression) -> Bool {
    value.shape.isLiteral && !value.text.includes("\n")
  }

  private func name(_ property: DerivedProperty) -> String {
    SwiftName.quoted("mappedInitial_\(property.name)")
  }
}
