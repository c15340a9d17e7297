/// Prints the functions that copy a value, with changes or without.
struct DerivedCopyRenderer {
  private let model: ModelDescription

  init(_ model: ModelDescription) { self.model = model }

  func render(_ printer: inout CodePrinter) {
    switch model.kind {
    case .classType: renderClass(&printer)
    case .structure, .enumeration: renderStruct(&printer)
    }
  }

  // MARK: Structs

  /// Assignment copies a struct; what a copy leaves out begins anew.
  private func renderStruct(_ printer: inout CodePrinter) {
    let left = model.derivation.properties.filter { $0.excluded.contains(.copy) }
    if !left.isEmpty {
      printer.line("/// A copy, in which what is not copied begins anew.")
      printer.block("\(model.accessPrefix)func copy() -> Self") { printer in
        printer.line("var copy = self")
        for property in left {
          printer.conditional(property.conditions) { renderBeginning(of: property, &$0) }
        }
        printer.line("return copy")
      }
      printer.line()
    }
    printer.line("/// A copy that a closure has changed.")
    let parameter = "_ change: (inout Self) throws -> Void"
    printer.block("\(model.accessPrefix)func copy(\(parameter)) rethrows -> Self") { printer in
      printer.line("var copy = self\(left.isEmpty ? "" : ".copy()")")
      printer.line("try change(&copy)")
      printer.line("return copy")
    }
  }

  private func renderBeginning(of property: DerivedProperty, _ printer: inout CodePrinter) {
    let target = "copy.\(SwiftName.quoted(property.name)) ="
    if let value = property.initialValue {
      printer.pasted(target, value)
    } else {
      printer.line("\(target) nil")
    }
  }

  // MARK: Classes

  private func renderClass(_ printer: inout CodePrinter) {
    guard let call = model.derivation.copying else { return }
    printer.line("/// Another object with the same values; what they refer to is shared.")
    printer.block("\(model.accessPrefix)func copy() -> \(model.typeName)") { renderCall(call, &$0) }
    printer.line()
    printer.line("/// A copy that a closure has changed.")
    let parameter = "_ change: (\(model.typeName)) throws -> Void"
    printer.block(
      "\(model.accessPrefix)func copy(\(parameter)) rethrows -> \(model.typeName)"
    ) { printer in
      printer.line("let copy = self.copy()")
      printer.line("try change(copy)")
      printer.line("return copy")
    }
  }

  private func renderCall(_ call: ModelDescription.Call, _ printer: inout CodePrinter) {
    let arguments = call.arguments.map { argument in
      (argument.label.map { "\(SwiftName.label($0)): " } ?? "")
        + "self.\(SwiftName.quoted(argument.property))"
    }.joined(separator: ", ")
    let callee = call.callee.text == model.name ? "Self" : call.callee.text
    printer.line("let copy = \(callee)(\(arguments))")
    let passed = Set(call.arguments.map(\.property))
    for property in model.derivation.properties(for: .copy) where !passed.contains(property.name) {
      let name = SwiftName.quoted(property.name)
      printer.conditional(property.conditions) { $0.line("copy.\(name) = self.\(name)") }
    }
    printer.line("return copy")
  }
}
