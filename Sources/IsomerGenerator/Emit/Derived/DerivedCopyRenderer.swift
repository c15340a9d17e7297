/// Prints the function that copies a value; the runtime implements copies with changes.
struct DerivedCopyRenderer {
  @Boxed var model: Model

  private var access: String { model.accessPrefix }

  func render(_ printer: CodePrinter) {
    if model.kind != .classType {
      renderStruct(printer)
    } else if model.declaration.isFinal {
      renderFinalClass(printer)
    } else {
      renderHierarchy(printer)
    }
  }

  // MARK: Structs

  /// Assignment copies a struct; excluded properties get their initial values.
  private func renderStruct(_ printer: CodePrinter) {
    let left = model.derivation.properties.filter { $0.excluded.contains(.copy) }
    if left.isEmpty {
      printer.line("\(access)func copy() -> Self { self }")
      return
    }
    printer.block("\(access)func copy() -> Self") { printer in
      printer.line("var copy = self")
      for property in left {
        printer.conditional(property.conditions) { renderBeginning(of: property, $0) }
      }
      printer.line("return copy")
    }
  }

  private func renderBeginning(of property: DerivedProperty, _ printer: CodePrinter) {
    let target = "copy.\(SwiftName.quoted(property.name)) ="
    if let value = property.initialValue {
      printer.pasted(target, value)
    } else {
      printer.line("\(target) nil")
    }
  }

  // MARK: Classes

  private func renderFinalClass(_ printer: CodePrinter) {
    printer.block("\(access)func copy() -> \(model.typeName)") { printer in
      renderCopy(of: "self", printer)
      printer.line("return copy")
    }
  }

  private func renderHierarchy(_ printer: CodePrinter) {
    printer.block("\(access)func copy() -> Self") { printer in
      printer.dispatch(over: model.derivation.below.map(\.subclass), otherwise: renderOwnCopy) {
        subclass in "return Isomer.copied(\(Model.additions(of: subclass)).copy(value), of: self)"
      }
    }
  }

  private func renderOwnCopy(_ printer: CodePrinter) {
    renderCopy(of: "self", printer)
    printer.line("return Isomer.copied(copy, of: self)")
  }

  /// Prints the creation of `copy`, an object of exactly this class.
  func renderCopy(of subject: String, _ printer: CodePrinter) {
    guard let call = model.derivation.copying else { return }
    let arguments = call.arguments.map { argument in
      (argument.label.map { "\(SwiftName.label($0)): " } ?? "")
        + "\(subject).\(SwiftName.quoted(argument.property))"
    }.joined(separator: ", ")
    let callee = call.callee.text == model.name ? model.typeName : call.callee.text
    printer.line("let copy = \(callee)(\(arguments))")
    let passed = Set(call.arguments.map(\.property))
    for property in model.derivation.properties(for: .copy) where !passed.contains(property.name) {
      let name = SwiftName.quoted(property.name)
      printer.conditional(property.conditions) { $0.line("copy.\(name) = \(subject).\(name)") }
    }
  }
}
