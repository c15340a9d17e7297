import IsomerSyntax

/// Prints how the identity of an element is read first, to find the existing element that an update applies to.
struct UpdateIdentityRenderer {
  @Boxed var model: Model
  var profiled: [Model] = []

  private var parts: [Property] {
    model.derivation.identity.compactMap { part in model.properties.first { $0.name == part.name } }
  }

  /// True if each part has one location without indexes, in each mapping.
  var isReadable: Bool {
    hasPlace && profiled.allSatisfy { UpdateIdentityRenderer(model: $0).hasPlace }
  }

  private var hasPlace: Bool {
    let parts = self.parts
    guard !parts.isEmpty, parts.count == model.derivation.identity.count,
      model.object.hooks.beforeReading == nil
    else { return false }
    return parts.allSatisfy { property in
      property.reads && property.location.role == .keyed && !property.isComposite
        && property.location.readPaths.count == 1 && property.location.readPaths[0].isWritable
    }
  }

  func render(_ printer: CodePrinter) {
    let types = model.derivation.identity.map(\.type)
    let reading = model.constraint(for: .reading)
    let hashing = model.constraint(printer.standard("Hashable"), on: types)
    let clause = reading + (reading.isEmpty ? hashing : hashing.replacing(" where ", with: ", "))
    model.renderExtension(
      "Isomer.IdentityReadable", where: clause, isSPI: true, printer
    ) { printer in
      let access = model.accessPrefix
      if model.isInHierarchy {
        renderFunction(access: access, printer) {
          $0.line("try \(model.mapping(of: model.name)).mappedIdentity(in: &reader)")
        }
      } else if profiled.isEmpty {
        renderFunction(access: access, printer)
      } else {
        renderChoice(access: access, at: .own(of: model), printer)
      }
    }
  }

  /// Prints the function that selects the mapping by the profile.
  func renderChoice(access: String, at site: MappingSite, _ printer: CodePrinter) {
    let choice = ProfileChoice(model: model, profiled: profiled, site: site)
    renderFunction(access: access, printer, choice.renderIdentity)
  }

  /// Prints the function; in a hierarchy, it calls that of the class's mapping.
  func renderFunction(
    access: String, _ printer: CodePrinter, _ body: ((CodePrinter) -> Void)? = nil
  ) {
    printer.line("\(access)static func mappedIdentity(")
    printer.line("  in reader: inout Isomer.JSONReader")
    printer.block(") throws(Isomer.ReadingFailure) -> \(result)") { printer in
      if let body { return body(printer) }
      for property in parts { renderPart(property, printer) }
      renderResult(printer)
    }
  }

  /// The identity, or nil for an element without one.
  private var result: String {
    let identity = model.derivation.identity
    guard let type = identity.first?.type, identity.count == 1 else { return "MappedIdentity?" }
    return MappedType.optional(of: type) + (type.isOptional ? "?" : "")
  }

  private func renderPart(_ property: Property, _ printer: CodePrinter) {
    let name = Self.variable(property)
    let path = GeneratedNames.tagPath(property.location.readPaths[0])
    printer.block("let \(name) = try reader.lookUp(\(path))") {
      $0.line(CodePrinter.reader)
      ReadingExpression(property, model: model).renderReturn($0)
    }
    printer.line("guard let \(name) else { return nil }")
  }

  private static func variable(_ property: Property) -> String {
    SwiftName.quoted("identity_\(property.name)")
  }

  private func renderResult(_ printer: CodePrinter) {
    guard parts.count > 1 else { return printer.line("return \(Self.variable(parts[0]))") }
    let arguments = parts.map { SwiftName.argument($0.name, Self.variable($0)) }
    printer.line("return MappedIdentity(\(arguments.joined(separator: ", ")))")
  }
}
