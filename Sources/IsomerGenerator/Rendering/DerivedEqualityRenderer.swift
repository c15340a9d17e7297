/// Prints `==` over the stored properties.
struct DerivedEqualityRenderer {
  private let model: ModelDescription

  init(_ model: ModelDescription) { self.model = model }

  func render(_ printer: inout CodePrinter) {
    let type = model.parameterType
    let properties = model.derivation.properties(for: .equality)
    printer.line("/// Whether the two are equal in every property that counts.")
    printer.block(
      "\(model.accessPrefix)static func == (left: \(type), right: \(type)) -> Bool"
    ) { printer in
      if model.kind == .classType { renderClassChecks(&printer) }
      for property in properties {
        let name = SwiftName.quoted(property.name)
        printer.conditional(property.conditions) {
          $0.line("guard left.\(name) == right.\(name) else { return false }")
        }
      }
      printer.line("return true")
    }
  }

  /// Objects of different classes are different, whatever they hold.
  private func renderClassChecks(_ printer: inout CodePrinter) {
    printer.line("if left === right { return true }")
    printer.line("guard type(of: left) == type(of: right) else { return false }")
  }
}
