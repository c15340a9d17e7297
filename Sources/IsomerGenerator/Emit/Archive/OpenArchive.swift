import IsomerSyntax

/// Prints how archives support the classes and subtypes that other modules add.
///
/// These conform to a protocol of the class or the cluster. Archiving one that its own module does
/// not archive is an error.
struct OpenArchive {
  private let point: any ExtensionPoint
  /// The type of the values: the top class of a hierarchy, or `any Message`.
  private let type: String

  init(_ point: some ExtensionPoint, of type: String) { (self.point, self.type) = (point, type) }

  private var protocolName: String { point.protocolName }
  private var knows: String { point.knowsArchive }
  private var unarchive: String { point.requirement("Unarchive") }
  private var archive: String { point.requirement("Archive") }

  // MARK: The protocol

  func renderRequirements(_ printer: CodePrinter) {
    printer.line("static func \(knows)\(Signature.unarchiving) -> \(printer.standard("Bool"))")
    printer.line("static func \(unarchive)\(Signature.unarchiving) -> \(type)")
    printer.line("func \(archive)\(Signature.archiving())")
  }

  /// Prints the defaults for types that are not archived; `kind` is the word for them.
  func renderDefaults(
    of declared: some Declared, named name: String, kind: String, _ printer: CodePrinter
  ) {
    printer.line()
    let reason = SwiftLiteral.string("its \(kind) is of another module, where it is not archived")
    printer.block("@_spi(Generated) extension \(protocolName)", of: declared) { printer in
      let bool = printer.standard("Bool")
      printer.line("public static func \(knows)\(Signature.unarchiving) -> \(bool) { false }")
      printer.line()
      printer.block("public static func \(unarchive)\(Signature.unarchiving) -> \(type)") {
        $0.line("throw reader.invalid(\(SwiftLiteral.string(name)), at: reader.position)")
      }
      printer.line()
      printer.block("public func \(archive)\(Signature.archiving())") {
        $0.line("writer.fail(\(reason))")
      }
    }
  }

  // MARK: The module of the protocol

  /// Prints a statement that runs if the type is of an importing module and knows the object.
  func renderBelow(_ statement: String, _ printer: CodePrinter) {
    printer.block("if let below = self as? any \(protocolName).Type, try below.\(knows)(&reader)") {
      $0.line(statement)
    }
  }

  /// Prints the reading by the type that the class is of.
  func renderReadingBelow(_ printer: CodePrinter) {
    renderBelow("return try below.\(unarchive)(&reader)", printer)
  }

  /// Prints the reading by the first registered type that knows the object.
  func renderSearch(returning result: (String) -> String, _ printer: CodePrinter) {
    let types = "reader.options.additionalSubtypes"
    printer.block("for case let member as any \(protocolName).Type in \(types)") {
      let value = result("try member.\(unarchive)(&reader)")
      $0.line("if try member.\(knows)(&reader) { return \(value) }")
    }
  }

  /// Prints the function that reads an object whose class is in another module.
  func renderReading(_ printer: CodePrinter) {
    printer.block("private static func mappedUnarchiveBelow\(Signature.unarchiving) -> \(type)") {
      printer in
      renderReadingBelow(printer)
      renderSearch(returning: { $0 }, printer)
      printer.line("throw reader.notMember(of: mappedArchiveFamily)")
    }
  }

  /// Prints the writing of a value whose type is in another module, followed by `last`.
  func renderWriting(of value: String, last: String = "return", _ printer: CodePrinter) {
    printer.block("if let member = \(value) as? any \(protocolName)") {
      $0.line("member.\(archive)(to: &writer)")
      $0.line(last)
    }
  }

  // MARK: In the module that adds

  /// Prints the functions of the conformance.
  func renderConformance(
    _ model: Model, reading: (CodePrinter) -> Void, writing: (CodePrinter) -> Void,
    below: OpenArchive? = nil, _ printer: CodePrinter
  ) {
    let access = model.accessPrefix
    let bool = printer.standard("Bool")
    printer.block("\(access)static func \(knows)\(Signature.unarchiving) -> \(bool)") {
      below?.renderBelow("return true", $0)
      let family = "\(GeneratedNames.archive(of: model.name)).family"
      $0.line("return try reader.knownMember(of: \(family)) != nil")
    }
    printer.line()
    printer.block("\(access)static func \(unarchive)\(Signature.unarchiving) -> \(type)", reading)
    printer.line()
    printer.block("\(access)func \(archive)\(Signature.archiving())", writing)
  }
}
