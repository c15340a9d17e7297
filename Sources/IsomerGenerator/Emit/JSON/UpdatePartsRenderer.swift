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
    let target = isClass ? type : "inout \(type)"
    printer.block("private static func mappedAssign(\(Self.partial), to value: \(target))") {
      printer in
      printer.each(assigned) { property, printer in
        let name = SwiftName.quoted(property.name)
        printer.line("if let read = \(property.taken) { value.\(name) = read }")
      }
      ParentRenderer(links: model.hierarchy.parentLinks).render(printer)
    }
  }

  func renderKept(_ printer: CodePrinter) {
    printer.line("private static func mappedKept(")
    printer.line("  of value: \(type), before partial: borrowing MappedPartial")
    printer.block(") -> MappedPartial") { printer in
      printer.line("var kept = MappedPartial()")
      printer.each(assigned) { property, printer in
        let name = SwiftName.quoted(property.name)
        printer.line("if \(property.slot) != nil { kept.\(name) = value.\(name) }")
      }
      printer.line("return kept")
    }
  }

  /// Prints an initialiser, or a function if values are not created by assignment.
  func renderRebuilt(_ printer: CodePrinter) {
    if case .assignment = model.object.creation.construction { return renderInitialiser(printer) }
    printer.line("private static func mappedRebuilt(")
    printer.block("  \(Self.partial), of value: \(type)) -> \(type)") { printer in
      printer.each(model.properties.filter(\.reads), renderCompletion)
      printer.binding(
        "rebuilt", "mappedValue(of: &partial)", changedUnder: unread.map(\.conditions))
      printer.each(unread) { property, printer in
        let name = SwiftName.quoted(property.name)
        printer.line("rebuilt.\(name) = value.\(name)")
      }
      printer.line("return rebuilt")
    }
  }

  /// Prints an initialiser, which can assign constants that are read or retained.
  private func renderInitialiser(_ printer: CodePrinter) {
    let partial = site.namespace.map { "\($0).MappedPartial" } ?? "MappedPartial"
    printer.block("private init(mapped partial: inout \(partial), of value: \(type))") { printer in
      renderRebuilding(requiringSelf: false, printer)
      printer.each(model.object.creation.nilConstants) { renderKept($0.name, $1) }
      renderRebuilding(requiringSelf: true, printer)
    }
  }

  /// Setters of wrapped properties come last, because they require all stored properties.
  private func renderRebuilding(requiringSelf isLast: Bool, _ printer: CodePrinter) {
    let read = model.properties.filter { $0.reads && $0.requiresSelf == isLast }
    printer.each(read, renderRebuilding)
    printer.each(unread.filter { $0.isWrapped == isLast }) { renderKept($0.name, $1) }
  }

  private func renderKept(_ name: String, _ printer: CodePrinter) {
    let name = SwiftName.quoted(name)
    printer.line("self.\(name) = value.\(name)")
  }

  private func renderRebuilding(_ property: Property, _ printer: CodePrinter) {
    let name = SwiftName.quoted(property.name)
    let target = "self.\(name)"
    guard property.updating.rule != .leave else { return printer.line("\(target) = value.\(name)") }
    printer.line("\(target) = \(property.taken) ?? value.\(name)")
  }

  private func renderCompletion(_ property: Property, _ printer: CodePrinter) {
    let name = SwiftName.quoted(property.name)
    let slot = property.slot
    guard property.updating.rule != .leave else { return printer.line("\(slot) = value.\(name)") }
    let read = property.hasInnerNil ? "(\(slot) ?? nil)" : slot
    printer.line("if \(read) == nil { \(slot) = value.\(name) }")
  }

  /// The settable properties that are not read.
  private var unread: [DerivedProperty] {
    let read = Set(model.properties.filter(\.reads).map(\.name))
    return model.derivation.properties.filter { $0.isAssignable && !read.contains($0.name) }
  }
}
