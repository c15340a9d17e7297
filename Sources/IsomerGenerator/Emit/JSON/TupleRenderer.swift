import IsomerSyntax

/// Prints the struct whose mapping is that of a tuple.
struct TupleRenderer {
  @Boxed var model: Model

  func render(_ printer: CodePrinter) {
    let labels = model.declaration.tupleLabels ?? []
    let type = TypeShape.text(model.properties.map(\.type.text), labels)
    let names = model.properties.map(\.quoted).joined(separator: ", ")
    printer.block("extension \(SwiftName.path(model.name.outerPath))", of: model) { printer in
      printer.line("/// The elements of a tuple.")
      let name = SwiftName.quoted(model.name.lastName)
      printer.block("\(model.isolation.prefix)struct \(name): Isomer.ExternalMapping") { printer in
        for property in model.properties {
          printer.line("var \(property.quoted): \(property.type.text)")
        }
        printer.line("var value: \(type) { (\(names)) }")
        printer.line("init(_ value: \(type)) { (\(names)) = value }")
      }
    }
    printer.line()
  }
}
