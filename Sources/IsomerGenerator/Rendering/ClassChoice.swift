import IsomerSyntax

/// Prints the choice among a class and those below it: all of this target by name, those of other
/// modules through the protocol that they conform to.
struct ClassChoice {
  private let model: ModelDescription
  private let open: OpenHierarchy?

  init(_ model: ModelDescription) {
    self.model = model
    open = OpenHierarchy(model)
  }

  /// A line for each class, made of the name of its function or property.
  func render(
    _ member: String, _ printer: inout CodePrinter, _ line: (_ member: String) -> String
  ) {
    let own = line("\(model.mapping(of: model.name)).\(member)")
    guard !model.subclasses.isEmpty || open != nil else { return printer.line(own) }
    printer.line("switch ObjectIdentifier(self) {")
    for subclass in model.subclasses {
      printer.conditional(subclass.conditions) { printer in
        printer.line("case ObjectIdentifier(\(SwiftName.path(subclass.name)).self):")
        printer.indented { $0.line(line("\(model.mapping(of: subclass.name)).\(member)")) }
      }
    }
    if let open {
      printer.line("case ObjectIdentifier(\(model.typeName).self):")
      printer.indented { $0.line(own) }
      printer.line("default:")
      printer.indented { printer in
        printer.line("if let below = self as? any \(open.protocolName).Type {")
        printer.indented { $0.line(line("below.\(open.requirement(member))")) }
        printer.line("} else {")
        printer.indented { $0.line(own) }
        printer.line("}")
      }
    } else {
      printer.line("default:")
      printer.indented { $0.line(own) }
    }
    printer.line("}")
  }

  /// The call that writes an object by its dynamic type; one of a class that is not mapped is
  /// written as the nearest mapped class above it.
  func renderWriting(_ function: String, _ printer: inout CodePrinter) {
    render(DynamicCall(function: function, verb: "", argument: "to: &writer"), &printer)
  }

  /// The call that runs the checks of an object by its dynamic type.
  func renderValidation(_ printer: inout CodePrinter) {
    render(DynamicCall(function: "validate", verb: "try ", argument: ""), &printer)
  }

  /// A function of the mappings that is called by the dynamic type.
  private struct DynamicCall {
    var function: String
    var verb: String
    var argument: String

    func text(_ mapping: String, of value: String) -> String {
      "\(verb)\(mapping).\(function)(\(value)\(argument.isEmpty ? "" : ", \(argument)"))"
    }
  }

  private func render(_ call: DynamicCall, _ printer: inout CodePrinter) {
    let own = call.text(model.mapping(of: model.name), of: "self")
    if let open { renderImported(open, call, &printer) }
    guard !model.subclasses.isEmpty else { return printer.line(own) }
    printer.line("switch self {")
    for subclass in model.subclasses.sorted(by: { $0.depth > $1.depth }) {
      printer.conditional(subclass.conditions) { printer in
        printer.line("case let value as \(SwiftName.path(subclass.name)):")
        let text = call.text(model.mapping(of: subclass.name), of: "value")
        printer.indented { $0.line(text) }
      }
    }
    printer.line("default:")
    printer.indented { $0.line(own) }
    printer.line("}")
  }

  /// An object whose class is none of this target's may be of another module.
  private func renderImported(
    _ open: OpenHierarchy, _ call: DynamicCall, _ printer: inout CodePrinter
  ) {
    let names = [model.name] + model.subclasses.filter { $0.conditions.isEmpty }.map(\.name)
    printer.line("switch ObjectIdentifier(Swift.type(of: self)) {")
    let known = names.map { "ObjectIdentifier(\(SwiftName.path($0)).self)" }
    printer.line("case \(known.joined(separator: ", ")): break")
    printer.line("default:")
    printer.indented { printer in
      printer.block("if let below = self as? any \(open.protocolName)") {
        $0.line(
          "return \(call.verb)below.\(open.requirement(call.function))(\(call.argument))")
      }
    }
    printer.line("}")
  }
}
