/// Prints `hash(into:)` over the stored properties.
struct DerivedHashRenderer {
  private let model: ModelDescription

  init(_ model: ModelDescription) { self.model = model }

  func render(_ printer: inout CodePrinter) {
    printer.line("/// Hashes every property that counts.")
    printer.block("\(model.accessPrefix)func hash(into hasher: inout Hasher)") { printer in
      for property in model.derivation.properties(for: .hash) {
        printer.conditional(property.conditions) {
          $0.line("hasher.combine(self.\(SwiftName.quoted(property.name)))")
        }
      }
    }
  }
}
