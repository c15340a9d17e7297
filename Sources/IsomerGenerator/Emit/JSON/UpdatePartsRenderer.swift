import IsomerSyntax

/// Prints the functions that apply an update to a value, and revert it.
struct UpdatePartsRenderer: MappingPart {
  let plan: MappingPlan
  @Boxed var site: MappingSite

  private static let partial = "_ partial: inout MappedPartial"

  /// The assigned properties; computed ones are last, because they may use the stored ones.
  private var assigned: [Property] {
    let all = model.assigned
    return all.filter { $0.presence.fallback != .kept(nil) }
      + all.filter { $0.presence.fallback == .kept(nil) }
  }

  func renderAssign(_ printer: CodePrinter) {
    let target = isClass ? site.type : "inout \(site.type)"
    printer.block("private static func mappedAssign(\(Self.partial), to value: \(target))") {
      printer in
      printer.each(assigned) {
        $1.line("if let read = \($0.taken) { value.\($0.quoted) = read }")
      }
      ParentRenderer(links: model.hierarchy.parentLinks).render(printer)
    }
  }

  func renderKept(_ printer: CodePrinter) {
    printer.line("private static func mappedKept(")
    printer.line("  of value: \(site.type), before partial: borrowing MappedPartial")
    printer.block(") -> MappedPartial") { printer in
      printer.line("var kept = MappedPartial()")
      printer.each(assigned) {
        $1.line("if \($0.slot) != nil { kept.\($0.quoted) = value.\($0.quoted) }")
      }
      printer.line("return kept")
    }
  }

  /// Prints an initialiser, or a function if values are not created by assignment.
  func renderRebuilt(_ printer: CodePrinter) {
    if model.object.creation.call == nil { return renderInitialiser(printer) }
    printer.line("private static func mappedRebuilt(")
    printer.block("  \(Self.partial), of value: \(site.type)) -> \(site.type)") { printer in
      printer.each(model.properties.filter(\.reads), renderCompletion)
      printer.binding(
        "rebuilt", "mappedValue(of: &partial)", changedUnder: unread.map(\.conditions))
      printer.each(unread) { $1.line("rebuilt.\($0.quoted) = value.\($0.quoted)") }
      printer.line("return rebuilt")
    }
  }

  /// Prints an initialiser, which can assign constants that are read or retained.
  private func renderInitialiser(_ printer: CodePrinter) {
    let partial = site.namespace.map { "\($0).MappedPartial" } ?? "MappedPartial"
    printer.block(
      "private init(mapped partial: inout \(partial), of value: \(site.type))"
    ) { printer in
      renderRebuilding(requiringSelf: false, printer)
      printer.each(model.object.creation.nilConstants, renderKept)
      renderRebuilding(requiringSelf: true, printer)
    }
  }

  /// Setters of wrapped properties come last, because they require all stored properties.
  private func renderRebuilding(requiringSelf isLast: Bool, _ printer: CodePrinter) {
    let read = model.properties.filter { $0.reads && $0.requiresSelf == isLast }
    printer.each(read, renderRebuilding)
    printer.each(unread.filter { $0.isWrapped == isLast }, renderKept)
  }

  private func renderKept(_ declared: some Named, _ printer: CodePrinter) {
    printer.line("self.\(declared.quoted) = value.\(declared.quoted)")
  }

  private func renderRebuilding(_ property: Property, _ printer: CodePrinter) {
    guard property.updating.rule != .leave else { return renderKept(property, printer) }
    printer.line("self.\(property.quoted) = \(property.taken) ?? value.\(property.quoted)")
  }

  private func renderCompletion(_ property: Property, _ printer: CodePrinter) {
    let slot = property.slot
    let kept = "\(slot) = value.\(property.quoted)"
    guard property.updating.rule != .leave else { return printer.line(kept) }
    let read = property.variable == .defaultInUpdates ? "(\(slot) ?? nil)" : slot
    printer.line("if \(read) == nil { \(kept) }")
  }

  /// The settable properties that are not read.
  private var unread: [DerivedProperty] {
    let read = Set(model.properties.filter(\.reads).map(\.name))
    return model.derivation.properties.filter { $0.isAssignable && !read.contains($0.name) }
  }
}
