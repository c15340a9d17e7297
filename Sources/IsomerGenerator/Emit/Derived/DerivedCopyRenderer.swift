import IsomerSyntax

/// Prints the function that copies a value; the runtime implements copies with changes.
struct DerivedCopyRenderer {
  @Boxed var model: Model

  private var access: String { model.accessPrefix }

  func render(_ printer: CodePrinter) {
    if model.kind != .classType {
      renderStruct(printer)
    } else if model.declaration.isFinal {
      printer.block("\(access)func copy() -> \(model.typeName)") { renderFinalCopy(of: "self", $0) }
    } else {
      renderHierarchy(printer)
    }
  }

  // MARK: Structs

  /// Assignment copies a struct; excluded properties get their initial values.
  private func renderStruct(_ printer: CodePrinter) {
    let left = model.derivation.properties.filter { $0.excluded.contains(.copy) }
    guard !left.isEmpty else { return printer.line("\(access)func copy() -> Self { self }") }
    printer.block("\(access)func copy() -> Self") { printer in
      printer.line("var copy = self")
      printer.each(left) { property, printer in
        let target = "copy.\(property.quoted) ="
        guard let value = property.initialValue else { return printer.line("\(target) nil") }
        printer.pasted(target, value)
      }
      printer.line("return copy")
    }
  }

  // MARK: Classes

  /// Prints the copy of an object of exactly this class.
  func renderFinalCopy(of subject: String, _ printer: CodePrinter) {
    renderCopy(of: subject, printer)
    printer.line("return copy")
  }

  private func renderHierarchy(_ printer: CodePrinter) {
    printer.block("\(access)func copy() -> Self") { printer in
      let own = { (printer: CodePrinter) in
        renderCopy(of: "self", printer)
        printer.line("return Isomer.copied(copy, of: self)")
      }
      printer.dispatch(over: model.derivation.below.map(\.subclass), otherwise: own) { subclass in
        "return Isomer.copied(\(Model.additions(of: subclass)).copy(value), of: self)"
      }
    }
  }

  /// Prints the creation of `copy`.
  private func renderCopy(of subject: String, _ printer: CodePrinter) {
    guard let call = model.derivation.copying else { return }
    let arguments = call.arguments.map {
      SwiftName.argument($0.label, "\(subject).\(SwiftName.quoted($0.property))")
    }.joined(separator: ", ")
    let callee = call.callee.text == model.name ? model.typeName : call.callee.text
    printer.line("let copy = \(callee)(\(arguments))")
    let passed = Set(call.arguments.map(\.property))
    let others = model.derivation.properties(for: .copy).filter { !passed.contains($0.name) }
    printer.each(others) { $1.line("copy.\($0.quoted) = \(subject).\($0.quoted)") }
  }
}
