import IsomerSyntax

/// Prints the choice among the mappings of a class and its subclasses: those of this target by name,
/// those of other modules through the protocol that they conform to.
struct ClassChoice {
  @Boxed private var model: Model
  private let open: OpenHierarchy?

  init(_ model: Model) {
    self.model = model
    open = OpenHierarchy(model)
  }

  /// Prints the property with the mapping of the class, or of its nearest mapped superclass.
  func render(_ property: String, _ printer: CodePrinter) {
    let own = "\(model.mapping(of: model.name)).self"
    printer.block(
      "\(model.accessPrefix)static var \(property): any Isomer.Mapping.Type"
    ) { printer in
      guard !model.hierarchy.subclasses.isEmpty || open != nil else { return printer.line(own) }
      printer.line("if self == \(model.typeName).self { return \(own) }")
      let subclasses = model.hierarchy.subclasses.sorted { $0.depth > $1.depth }
      if let open {
        // The look-up of a conformance is slow, so the classes of this target come first.
        renderTests("==", ".self", subclasses, printer)
        printer.block("if let below = self as? any \(open.protocolName).Type") {
          $0.line("return below.\(open.mapping)")
        }
      }
      renderTests("is", ".Type", subclasses, printer)
      printer.line("return \(own)")
    }
  }

  private func renderTests(
    _ operation: String, _ suffix: String, _ subclasses: [Subclass], _ printer: CodePrinter
  ) {
    printer.each(subclasses) { subclass, printer in
      let test = "self \(operation) \(SwiftName.path(subclass.typeName))\(suffix)"
      printer.line("if \(test) { return \(model.mapping(of: subclass)).self }")
    }
  }
}
