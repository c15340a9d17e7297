import IsomerSyntax

/// Prints how a struct or a class is archived.
struct ArchiveRenderer {
  @Boxed private var model: Model
  private let objects: ArchiveObjectRenderer

  /// Creates a renderer; `plan` is that of the type's mapping to JSON, if it has one.
  init(_ model: Model, plan: MappingPlan? = nil) {
    self.model = model
    let namespace = model.isInHierarchy ? model.mappingName : nil
    let storage = plan.flatMap { plan in
      (plan.model.reads || plan.model.writes) && plan.profiled.isEmpty
        ? (plan, [model.typeName, namespace].compactMap(\.self).joined(separator: ".")) : nil
    }
    objects = ArchiveObjectRenderer(
      model.archiveMapping, at: .archive(of: model), sharing: storage)
  }

  func render(_ printer: CodePrinter) {
    printer.line()
    if model.isInHierarchy {
      renderClass(printer)
    } else {
      let clause = model.constraint(for: .archiving)
      model.renderExtension("IsomerArchive.Archivable", where: clause, printer) {
        $0.parts(renderRead, renderWrite, renderObjects, objects.renderInitialiser)
      }
    }
    ArchiveIdentityRenderer(model: model).render(printer)
  }

  private var namespace: String { GeneratedNames.archive(of: model.name) }

  // MARK: Types outside hierarchies

  private func renderRead(_ printer: CodePrinter) {
    printer.block(model.accessPrefix + Signature.unarchive) { printer in
      let value = "\(namespace).read(&reader)"
      if model.shape != nil {
        printer.line("Self(try \(value))")
      } else if model.kind == .classType {
        renderShared(printer) { $0.line("let object = try \(value)") }
      } else {
        printer.line("try \(value)")
      }
    }
  }

  /// Prints the reading of an object that other objects may refer to.
  private func renderShared(_ printer: CodePrinter, reading: (CodePrinter) -> Void) {
    printer.line("let start = reader.position")
    printer.line("var slot = IsomerArchive.ArchiveSlot()")
    printer.line("if let made = try reader.existing(Self.self, &slot) { return made }")
    reading(printer)
    printer.line("try reader.made(object, slot)")
    printer.line("return try reader.casting(object, to: self, from: start)")
  }

  private func renderWrite(_ printer: CodePrinter) {
    printer.block(model.accessPrefix + Signature.archive) { printer in
      let value = model.shape == nil ? "self" : "value"
      guard model.kind == .classType else {
        return printer.line("\(namespace).write(\(value), to: &writer)")
      }
      printer.line("guard writer.begins(self) else { return }")
      printer.line("\(namespace).write(self, to: &writer)")
      printer.line("writer.ends(self)")
    }
  }

  // MARK: Classes that others inherit from, or that inherit

  private func renderClass(_ printer: CodePrinter) {
    if model.hierarchy.superclass == nil {
      let clause = model.constraint(for: .archiving)
      model.renderExtension("IsomerArchive.Archivable", where: clause, printer) { printer in
        printer.block(model.accessPrefix + Signature.unarchive) {
          renderShared($0, reading: renderChoice)
        }
        printer.line()
        printer.block(model.accessPrefix + Signature.archive) { printer in
          printer.line("guard writer.begins(self) else { return }")
          renderWritingBelow(last: "return writer.ends(self)", printer)
          renderWritingChoice(printer)
          printer.line("writer.ends(self)")
        }
        guard !model.hierarchy.subclasses.isEmpty || open != nil else { return }
        printer.line()
        printer.parts(
          { open?.renderReading($0) }, { family.render(named: "mappedArchiveFamily", $0) })
      }
      printer.line()
    }
    model.renderMappingExtension(for: .archiving, printer, renderObjects)
  }

  /// The family identifies a type that extends a hierarchy or a cluster of another module.
  private func renderObjects(_ printer: CodePrinter) {
    let isAdded = model.hierarchy.importedTop != nil || !model.clusters.memberships.isEmpty
    objects.render(printer) { printer in
      guard isAdded, !model.isGeneric else { return }
      family.render(named: "family", access: "", printer)
    }
  }

  /// The extension point for classes of other modules.
  private var open: OpenArchive? {
    OpenHierarchy(model).map { OpenArchive($0, of: model.typeName) }
  }

  private var family: ArchiveFamilyRenderer {
    ArchiveFamilyRenderer(
      members: [.init(shape: "\(namespace).shape")]
        + model.hierarchy.subclasses.map {
          let name = model.archive(of: $0)
          return .init(
            shape: "\(name).shape", conditions: $0.conditions, value: "\(name).read(&reader)")
        })
  }

  /// Prints the choice of the class by the name in the archive.
  private func renderChoice(_ printer: CodePrinter) {
    let own = "object = try \(namespace).read(&reader)"
    guard !model.hierarchy.subclasses.isEmpty || open != nil else {
      return printer.line("let \(own)")
    }
    printer.line("let object: \(model.typeName)")
    family.renderChoice(
      of: "mappedArchiveFamily", isOpen: open != nil, { "object = try \($0)" }, printer
    ) {
      guard open != nil else { return $0.line("default: \(own)") }
      $0.line("case 0: \(own)")
      $0.line("default: object = try mappedUnarchiveBelow(&reader)")
    }
  }

  /// Prints the conformance to the extension point of an imported hierarchy, for the class and its
  /// subclasses in the module.
  func renderAddition(to imported: OpenArchive, _ printer: CodePrinter) {
    imported.renderConformance(
      model,
      reading: { printer in
        open?.renderReadingBelow(printer)
        let own = "return try \(model.archive(of: model.name)).read(&reader)"
        guard !model.hierarchy.subclasses.isEmpty else { return printer.line(own) }
        family.renderChoice(
          of: "\(namespace).family", isOpen: false, { "return try \($0)" }, printer
        ) { $0.line("default: \(own)") }
      },
      writing: { printer in
        renderWritingBelow(last: "return", printer)
        renderWritingChoice(printer)
      }, below: open, printer)
  }

  /// Prints the writing of an object whose class is in another module; the search for a conformance
  /// is slow, so the classes of this one come first.
  private func renderWritingBelow(last: String, _ printer: CodePrinter) {
    guard let open else { return }
    let names =
      [model.name] + model.hierarchy.subclasses.filter { $0.conditions.isEmpty }.map(\.typeName)
    let identifier = printer.standard("ObjectIdentifier")
    let known = names.map { "\(identifier)(\(SwiftName.path($0)).self)" }
    printer.line("switch \(identifier)(Swift.type(of: self)) {")
    printer.line("case \(known.joined(separator: ", ")): break")
    printer.branch("default:") { open.renderWriting(of: "self", last: last, $0) }
    printer.line("}")
  }

  private func renderWritingChoice(_ printer: CodePrinter) {
    let own = "\(namespace).write(self, to: &writer)"
    printer.dispatch(over: model.hierarchy.subclasses, otherwise: { $0.line(own) }) { subclass in
      "\(model.archive(of: subclass)).write(value, to: &writer)"
    }
  }
}

extension MappingSite {
  /// Returns the site of the enum that archives values of a type.
  static func archive(of model: Model) -> MappingSite {
    namespace(GeneratedNames.archive(of: model.name), of: model.valueType)
  }
}
