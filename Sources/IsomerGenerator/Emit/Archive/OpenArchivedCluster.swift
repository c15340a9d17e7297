import IsomerSyntax

/// Prints how archives of a protocol's cluster support the subtypes that other modules add; using a
/// subtype that its module does not archive is an error.
struct OpenArchivedCluster {
  private let open: OpenCluster

  init(_ name: String) { open = OpenCluster(name) }

  private static let reading =
    "(_ reader: inout IsomerArchive.ArchiveReader) throws(Isomer.ReadingFailure)"

  private var knows: String { "static func \(name("Knows"))\(Self.reading) -> Swift.Bool" }
  private var unarchive: String { "static func \(name("Unarchive"))\(Self.reading)" }
  private var archive: String {
    "func \(name("Archive"))(to writer: inout IsomerArchive.ArchiveWriter)"
  }

  private func name(_ verb: String) -> String { open.requirement(verb) }

  // MARK: The cluster

  func renderRequirements(of type: String, _ printer: CodePrinter) {
    printer.line(knows)
    printer.line("\(unarchive) -> \(type)")
    printer.line(archive)
  }

  /// Prints the defaults for subtypes that are not archived.
  func renderDefaults(_ model: ProtocolCluster, of type: String, _ printer: CodePrinter) {
    printer.line()
    let reason = SwiftLiteral.string("its type is of another module, where it is not archived")
    printer.block("@_spi(Generated) extension \(open.protocolName)", of: model) { printer in
      printer.line("public \(knows) { false }")
      printer.line()
      printer.block("public \(unarchive) -> \(type)") {
        $0.line("throw reader.invalid(\(SwiftLiteral.string(model.name)), at: reader.position)")
      }
      printer.line()
      printer.block("public \(archive)") { $0.line("writer.fail(\(reason))") }
    }
  }

  /// Prints the reading by the first registered subtype that handles the object.
  func renderReading(_ printer: CodePrinter) {
    printer.block(
      "for case let member as any \(open.protocolName).Type in reader.options.additionalSubtypes"
    ) {
      $0.block("if try member.\(name("Knows"))(&reader)") {
        $0.line("return Self(try member.\(name("Unarchive"))(&reader))")
      }
    }
  }

  func renderWriting(_ printer: CodePrinter) {
    printer.block("if let member = value as? any \(open.protocolName)") {
      $0.line("return member.\(name("Archive"))(to: &writer)")
    }
  }

  // MARK: A member in another module

  func renderMember(_ model: Model, of type: String, access: String, _ printer: CodePrinter) {
    printer.block("\(access)\(knows)") {
      let family = "\(GeneratedNames.archive(of: model.name)).family"
      $0.line("try reader.knownMember(of: \(family)) != nil")
    }
    printer.line()
    // The caller may register a subclass.
    printer.block("\(access)\(unarchive) -> \(type)") {
      $0.line("try \(model.typeName).unarchive(&reader)")
    }
    printer.line()
    printer.block("\(access)\(archive)") { $0.line("archive(to: &writer)") }
  }
}
