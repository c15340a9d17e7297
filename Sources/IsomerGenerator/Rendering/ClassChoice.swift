import IsomerSyntax

/// Prints the choice among a class and its subclasses: those of this target by name, those of other
/// modules through the protocol that they conform to.
struct ClassChoice {
  private let model: ModelDescription
  private let open: OpenHierarchy?

  init(_ model: ModelDescription) {
    self.model = model
    open = OpenHierarchy(model)
  }

  /// Prints a line for each class, created from the name of its function or property.
  func render(
    _ member: String, _ printer: inout CodePrinter, _ line: (_ member: String) -> String
  ) {
    let own = line("\(model.mapping(of: model.name)).\(member)")
    guard !model.subclasses.isEmpty || open != nil else { return printer.line(own) }
    let identifier = printer.standard("ObjectIdentifier")
    printer.line("switch \(identifier)(self) {")
    for subclass in model.subclasses {
      printer.conditional(subclass.conditions) { printer in
        printer.branch("case \(identifier)(\(SwiftName.path(subclass.name)).self):") {
          $0.line(line("\(model.mapping(of: subclass.name)).\(member)"))
        }
      }
    }
    if let open {
      printer.branch("case \(identifier)(\(model.typeName).self):") { $0.line(own) }
      printer.branch("default:") { printer in
        printer.line("if let below = self as? any \(open.protocolName).Type {")
        printer.indented { $0.line(line("below.\(open.requirement(member))")) }
        printer.line("} else {")
        printer.indented { $0.line(own) }
        printer.line("}")
      }
    } else {
      printer.branch("default:") { $0.line(own) }
    }
    printer.line("}")
  }

  /// Prints the call of a function by the object's class, or its nearest mapped superclass.
  func render(_ function: ObjectFunction, _ printer: inout CodePrinter) {
    let call = { (type: String, value: String) in
      let arguments = [value, function.arguments].filter { !$0.isEmpty }.joined(separator: ", ")
      return "\(function.verb)\(model.mapping(of: type)).\(function.name)(\(arguments))"
    }
    let own = call(model.name, "self")
    if let open { renderImported(open, function, &printer) }
    guard !model.subclasses.isEmpty else { return printer.line(own) }
    printer.line("switch self {")
    for subclass in model.subclasses.sorted(by: { $0.depth > $1.depth }) {
      printer.conditional(subclass.conditions) { printer in
        printer.branch("case let value as \(SwiftName.path(subclass.name)):") {
          $0.line(call(subclass.name, "value"))
        }
      }
    }
    printer.branch("default:") { $0.line(own) }
    printer.line("}")
  }

  /// An object of no class in this target may be of a class in another module.
  private func renderImported(
    _ open: OpenHierarchy, _ function: ObjectFunction, _ printer: inout CodePrinter
  ) {
    let names = [model.name] + model.subclasses.filter { $0.conditions.isEmpty }.map(\.name)
    let identifier = printer.standard("ObjectIdentifier")
    printer.line("switch \(identifier)(Swift.type(of: self)) {")
    let known = names.map { "\(identifier)(\(SwiftName.path($0)).self)" }
    printer.line("case \(known.joined(separator: ", ")): break")
    printer.branch("default:") { printer in
      printer.block("if let below = self as? any \(open.protocolName)") {
        let verb = function.isThrowing ? "return try" : "return"
        $0.line("\(verb) below.\(open.requirement(function.name))(\(function.arguments))")
      }
    }
    printer.line("}")
  }
}

/// A function of an object that dispatches on its class.
struct ObjectFunction {
  var name: String
  var parameters: String
  var arguments: String
  /// The type of the result, including the arrow.
  var result = ""
  var isThrowing = false

  /// The text before a call.
  var verb: String { (result.isEmpty ? "" : "return ") + (isThrowing ? "try " : "") }

  static let write = ObjectFunction(
    name: "write", parameters: "to writer: inout \(RuntimeNames.writer)",
    arguments: "to: &writer")
  static let writeMappedMembers = ObjectFunction(
    name: "writeMappedMembers", parameters: "to writer: inout \(RuntimeNames.writer)",
    arguments: "to: &writer")
  static let paths = ObjectFunction(
    name: "mappedPaths", parameters: "_ options: \(RuntimeNames.writingOptions)",
    arguments: "options", result: " -> \(RuntimeNames.propertyPaths)")
  static let validate = ObjectFunction(
    name: "validate", parameters: "", arguments: "", isThrowing: true)
}
