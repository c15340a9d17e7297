import IsomerSyntax

/// Prints how archives of a hierarchy support the classes that other modules add.
///
/// The subclasses of an archived class can be archived too; an object of one that is not is an error.
struct OpenArchiveRenderer {
  @Boxed var model: Model
  let open: OpenHierarchy

  private static let reading =
    "(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure)"
  private static let writing = "(to writer: inout IsomerArchive.ArchiveWriter)"

  private var knows: String { open.requirement("knowsArchive") }
  private var unarchive: String { open.requirement("unarchive") }
  private var archive: String { open.requirement("archive") }

  // MARK: At the top

  func renderRequirements(_ printer: CodePrinter) {
    printer.line("static func \(knows)\(Self.reading) -> \(printer.standard("Bool"))")
    printer.line("static func \(unarchive)\(Self.reading) -> \(model.typeName)")
    printer.line("func \(archive)\(Self.writing)")
  }

  /// Prints the defaults for classes of other modules that are not archived.
  func renderDefaults(_ printer: CodePrinter) {
    printer.line()
    let reason = SwiftLiteral.string("its class is of another module, where it is not archived")
    printer.block("@_spi(Generated) extension \(open.protocolName)", of: model) { printer in
      let bool = printer.standard("Bool")
      printer.line("public static func \(knows)\(Self.reading) -> \(bool) { false }")
      printer.line()
      printer.block("public static func \(unarchive)\(Self.reading) -> \(model.typeName)") {
        $0.line("throw reader.invalid(\(SwiftLiteral.string(model.name)), at: reader.position)")
      }
      printer.line()
      printer.block("public func \(archive)\(Self.writing)") { $0.line("writer.fail(\(reason))") }
    }
  }

  /// Prints the reading of an object whose class is in another module.
  func renderReading(_ printer: CodePrinter) {
    let name = "any \(open.protocolName).Type"
    printer.block("private static func mappedUnarchiveBelow\(Self.reading) -> \(model.typeName)") {
      printer in
      printer.block("if let below = self as? \(name), try below.\(knows)(&reader)") {
        $0.line("return try below.\(unarchive)(&reader)")
      }
      printer.block("for case let member as \(name) in reader.options.additionalSubtypes") {
        $0.line("if try member.\(knows)(&reader) { return try member.\(unarchive)(&reader) }")
      }
      printer.line("throw reader.notMember(of: mappedArchiveFamily)")
    }
  }

  /// Prints the writing of an object whose class is in another module, followed by `last`.
  func renderWriting(last: String = "return", _ printer: CodePrinter) {
    let names =
      [model.name] + model.hierarchy.subclasses.filter { $0.conditions.isEmpty }.map(\.name)
    let identifier = printer.standard("ObjectIdentifier")
    let known = names.map { "\(identifier)(\(SwiftName.path($0)).self)" }
    printer.line("switch \(identifier)(Swift.type(of: self)) {")
    printer.line("case \(known.joined(separator: ", ")): break")
    printer.branch("default:") { printer in
      printer.block("if let below = self as? any \(open.protocolName)") {
        $0.line("below.\(archive)(to: &writer)")
        $0.line(last)
      }
    }
    printer.line("}")
  }

  // MARK: In the module that adds

  /// Prints the conformance for the class and its subclasses in the module.
  func renderConformance(below top: ImportedTop, _ printer: CodePrinter) {
    let access = model.accessPrefix
    let family = "\(GeneratedNames.archive(of: model.name)).family"
    printer.block("\(access)static func \(knows)\(Self.reading) -> \(printer.standard("Bool"))") {
      renderBelow("return true", $0)
      $0.line("return try reader.knownMember(of: \(family)) != nil")
    }
    printer.line()
    printer.block(
      "\(access)static func \(unarchive)\(Self.reading) "
        + "-> \(top.module).\(SwiftName.path(top.name))"
    ) { printer in
      if let further { renderBelow("return try below.\(further.unarchive)(&reader)", printer) }
      let own = "try \(model.archive(of: model.name)).read(&reader)"
      guard !model.hierarchy.subclasses.isEmpty else { return printer.line("return \(own)") }
      printer.line("switch try reader.member(of: \(family)) {")
      for (index, subclass) in model.hierarchy.subclasses.enumerated() {
        printer.conditional(subclass.conditions) {
          $0.line("case \(index + 1): return try \(model.archive(of: subclass.name)).read(&reader)")
        }
      }
      printer.line("default: return \(own)")
      printer.line("}")
    }
    printer.line()
    printer.block("\(access)func \(archive)\(Self.writing)") {
      further?.renderWriting($0)
      ArchiveRenderer(model).renderWritingChoice($0)
    }
  }

  /// The extension point for modules that import this one.
  private var further: OpenArchiveRenderer? {
    OpenHierarchy(model).map { OpenArchiveRenderer(model: model, open: $0) }
  }

  /// Prints a line that runs if the class is of an importing module and handles the object.
  private func renderBelow(_ line: String, _ printer: CodePrinter) {
    guard let further else { return }
    let name = "any \(further.open.protocolName).Type"
    printer.block("if let below = self as? \(name), try below.\(further.knows)(&reader)") {
      $0.line(line)
    }
  }
}
