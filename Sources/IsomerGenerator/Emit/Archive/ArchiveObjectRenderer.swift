import IsomerSyntax

/// Prints the enum that archives one object: a struct, a class, or the values of a case.
///
///     enum MappedArchive_Label {
///       static let shape = ArchiveShape("Label", version: 2, "name\tlabel\ncolor")
///       static func read(_:) -> Label
///       static func write(_: Label, to:)
struct ArchiveObjectRenderer: PlanPart {
  let plan: MappingPlan
  @Boxed private var site: MappingSite

  /// Creates a renderer for an archived model; `storage` is the type with the partial value of a plan.
  init(
    _ model: Model, at site: MappingSite, sharing other: (plan: MappingPlan, storage: String)? = nil
  ) {
    plan = Planner(model).plan()
    self.site = site
    guard let other, waiting.isEmpty else { return }
    let construction = ConstructionRenderer(plan: plan, site: site)
    self.site.storage = construction.isShared(with: other.plan) ? other.storage : nil
  }

  private var kept: [Property] { model.properties.filter(\.archive.isKept) }
  private var waiting: [Property] { kept.filter { $0.archive.form == .object } }

  private func renderer(_ property: Property) -> ArchivePropertyRenderer {
    ArchivePropertyRenderer(property: property, model: model, site: site)
  }

  /// Prints the enum; `members` adds to it.
  func render(_ printer: CodePrinter, members: @escaping (CodePrinter) -> Void = { _ in }) {
    guard let name = site.namespace else { return }
    let isolation = model.isolation.prefix
    printer.naming(self: model.valueType) { printer in
      printer.block("\(isolation)enum \(name)") { printer in
        printer.parts(
          renderShape, renderRead, renderPartial,
          ConstructionRenderer(plan: plan, site: site).render, renderWrite, members)
      }
    }
  }

  /// Prints the initialiser of a struct from the partial value, in an extension of the type.
  func renderInitialiser(_ printer: CodePrinter) {
    guard model.object.creation.call == nil, model.enumeration.caseName == nil,
      site.storage == nil
    else { return }
    ConstructionRenderer(plan: plan, site: site).renderInitialiser(printer)
  }

  // MARK: Shape

  private var holder: String { "\(model.keySetHolder)_archive" }

  private func renderShape(_ printer: CodePrinter) {
    let constant = "static let shape = \(shape)"
    guard model.isGeneric else { return printer.line(constant) }
    printer.constants(in: holder, of: model) { $0.line(constant) }
    printer.line("static var shape: IsomerArchive.ArchiveShape { \(holder).shape }")
  }

  private var shape: String {
    let version = model.archive.version
    var arguments = [SwiftLiteral.string(model.stableName)]
    if version != 0 { arguments.append("version: \(version)") }
    if !model.archive.olderNames.isEmpty {
      arguments.append(
        "was: \(SwiftLiteral.string(model.archive.olderNames.joined(separator: "\n")))")
    }
    let lines = model.archivedFields.map { field -> String in
      var names = [field[0].archive.name]
      for name in field.flatMap(\.archive.olderNames) where !names.contains(name) {
        names.append(name)
      }
      // The version that added the property follows an empty name.
      if let since = field.compactMap(\.archive.since).max() { names += ["", String(since)] }
      return names.joined(separator: "\t")
    }
    guard lines.count > 1 else {
      if let line = lines.first { arguments.append(SwiftLiteral.string(line)) }
      return "IsomerArchive.ArchiveShape(\(arguments.joined(separator: ", ")))"
    }
    let text = lines.map { "  " + SwiftLiteral.escaped($0) }.joined(separator: "\n")
    return "IsomerArchive.ArchiveShape(\n  \(arguments.joined(separator: ", ")),\n"
      + "  \"\"\"\n\(text)\n  \"\"\")"
  }

  /// Prints the partial value, with the indices of objects that are read later.
  private func renderPartial(_ printer: CodePrinter) {
    let indices = waiting.map {
      MappingPlan.Slot(
        name: GeneratedNames.pending($0.name), declaration: ": Swift.Int? = nil",
        conditions: $0.conditions)
    }
    PartialRenderer.render(plan.slots + indices, of: model, sharing: site.storage, printer)
  }

  // MARK: Reading

  private func renderRead(_ printer: CodePrinter) {
    printer.block("static func read\(Signature.unarchiving) -> \(model.valueType)") { printer in
      if finishes { printer.line("let start = reader.position") }
      renderEntry(printer)
      printer.line("var partial = MappedPartial()")
      for (index, field) in model.archivedFields.enumerated() {
        printer.each(field) { renderer($0).renderRead(index, $1) }
        renderAbsence(of: field, printer) {
          "if try reader.field(\(index), of: object) { try reader.skipValue() }"
        }
      }
      printer.line("reader.leave(object)")
      renderRequirements(printer)
      renderResult(printer)
    }
  }

  private func renderEntry(_ printer: CodePrinter) {
    guard let upgrade = model.archive.upgrade else {
      return printer.line("let object = try reader.object(shape)")
    }
    printer.pasted("let object = try reader.object(shape, upgrade:", upgrade, ")")
  }

  private func renderRequirements(_ printer: CodePrinter) {
    let kept = Set(kept.map(\.name))
    let required = plan.required.filter { kept.contains($0.slot) }
    guard !required.isEmpty else { return }
    RequirementsRenderer.renderMissing(required, printer) { requirement in
      model.properties.first { $0.name == requirement.slot }?.archive.name ?? ""
    } filling: { slot, _ in
      "Isomer.fillAbsent(\(slot))"
    }
    printer.line("if let missing { throw reader.missing(missing, in: object) }")
  }

  /// True if a hook or check applies; those of an enum apply to the whole value.
  private var finishes: Bool {
    model.enumeration.caseName == nil
      && (model.object.hooks.afterReading != nil || model.archive.isChecked)
  }

  private func renderResult(_ printer: CodePrinter) {
    let value = site.building(model)
    guard finishes || !waiting.isEmpty || !model.hierarchy.parentLinks.isEmpty else {
      return printer.line("return \(value)")
    }
    let isChanged = finishes && model.object.hooks.afterReading != nil
    printer.line("\(isChanged ? "var" : "let") value = \(value)")
    printer.each(waiting) { renderer($0).renderPending($1) }
    ParentRenderer(links: model.hierarchy.parentLinks).render(printer)
    guard finishes else { return printer.line("return value") }
    printer.finishArchived(model)
  }

  // MARK: Writing

  private func renderWrite(_ printer: CodePrinter) {
    printer.block("static func write\(Signature.archiving(site.parameters))") { printer in
      printer.line("guard writer.begin(shape) else { return }")
      for field in model.archivedFields {
        printer.each(field) { renderer($0).renderWrite($1) }
        renderAbsence(of: field, printer) { "writer.writeNull()" }
      }
      printer.line("writer.end()")
    }
  }

  /// Prints the line for builds that contain none of a field's properties.
  private func renderAbsence(of field: [Property], _ printer: CodePrinter, line: () -> String) {
    guard !field.contains(where: \.conditions.isEmpty) else { return }
    let absences = field.map { $0.conditions.map { "!(\($0))" }.joined(separator: " || ") }
    let unless =
      absences.count == 1 ? absences[0] : absences.map { "(\($0))" }.joined(separator: " && ")
    printer.conditional([unless]) { $0.line(line()) }
  }
}

extension CodePrinter {
  /// Prints the hook and the checks for a value that was read from an archive; the code uses the
  /// variables `value` and `start`, and returns the result.
  func finishArchived(_ model: Model) {
    if let hook = model.object.hooks.afterReading {
      self.hook("try reader.adjusting(&value, from: start", hook)
    }
    guard model.archive.isChecked else { return line("return value") }
    let (mapped, value) =
      model.shape == nil ? ("value", "") : ("\(model.typeName)(value)", ".value")
    line("return try reader.validated(\(mapped), from: start)\(value)")
  }
}
