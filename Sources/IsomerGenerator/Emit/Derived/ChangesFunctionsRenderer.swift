import IsomerSyntax

/// Prints `changes(to:)` and `apply(_:)`; the latter applies changes as an update does.
struct ChangesFunctionsRenderer: MappingPart {
  let plan: MappingPlan
  @Boxed var site: MappingSite

  private var effect: String { canThrow ? " throws(Isomer.MappingError)" : "" }

  /// The properties, each with the property of `Changes`.
  private var pairs: [(own: Property, change: Property)] {
    Array(zip(model.changing, model.derivation.changes.first?.properties ?? []))
  }

  func render(_ printer: CodePrinter) {
    renderChanges(printer)
    printer.line()
    renderApply(printer)
  }

  // MARK: Comparing

  private func renderChanges(_ printer: CodePrinter) {
    let (parameter, changes) = (model.parameterType, model.changesType)
    let heirs = model.hierarchy.subclasses.filter { $0.depth == 1 }
    let effect = heirs.isEmpty ? "" : " throws(Isomer.MappingError)"
    printer.block(
      "\(model.accessPrefix)func changes(to new: \(parameter))\(effect) -> \(changes)"
    ) { printer in
      // The changes of the class do not contain the properties of subclasses.
      printer.each(heirs) { heir, printer in
        let name = SwiftName.path(heir.typeName)
        printer.block("if self is \(name) || new is \(name)") {
          $0.line("throw Isomer.uncompared(\(name).self, in: \(parameter).self)")
        }
      }
      printer.line("\(pairs.isEmpty ? "let" : "var") changes = Changes()")
      for pair in pairs {
        printer.conditional(pair.own.conditions) { renderChange(pair.own, pair.change, $0) }
      }
      printer.line("return changes")
    }
  }

  private func renderChange(_ own: Property, _ change: Property, _ printer: CodePrinter) {
    let name = own.quoted
    let target = "changes.\(name) ="
    let values = "self.\(name), to: new.\(name)"
    if change.presence.change == .optionalModel {
      let functions = "isEmpty: { $0.isEmpty }, by: { $0.changes(to: $1) }"
      printer.line("\(target) Isomer.nestedChange(of: \(values), \(functions))")
    } else if change.presence.change == .model {
      printer.line("\(target) self.\(name).changes(to: new.\(name))")
    } else if own.presence.isThreeState {
      printer.line("\(target) Isomer.change(of: self.\(name), replacedBy: new.\(name))")
    } else if own.type.isOptional {
      printer.line("\(target) Isomer.optionalChange(of: \(values))")
    } else {
      printer.line("\(target) Isomer.change(of: \(values))")
    }
  }

  // MARK: Applying

  private var canThrow: Bool { model.appliesThrowing }

  private func renderApply(_ printer: CodePrinter) {
    let verb = isClass ? "func" : "mutating func"
    printer.block("\(model.accessPrefix)\(verb) apply(_ changes: \(model.changesType))\(effect)") {
      printer in
      guard site.isOwn else {
        let call = "\(model.mapping(of: model.name)).apply(changes, to: self)"
        return printer.line("\(canThrow ? "try " : "")\(call)")
      }
      if isClass { printer.line("let value = self") }
      printer.inInstance(renderBody)
    }
  }

  /// Prints the function of a class whose mapping is in an enum.
  func renderMember(_ printer: CodePrinter) {
    printer.block(
      "static func apply(_ changes: \(site.type).Changes, to value: \(site.type))\(effect)",
      renderBody)
  }

  private func renderBody(_ printer: CodePrinter) {
    printer.line("var partial = MappedPartial()")
    for pair in pairs {
      printer.conditional(pair.own.conditions) { renderRead(pair.own, pair.change, $0) }
    }
    if isClass { renderClass(printer) } else { renderStruct(printer) }
  }

  private func renderRead(_ own: Property, _ change: Property, _ printer: CodePrinter) {
    let name = own.quoted
    let slot = "partial.\(name)"
    let said = "changes.\(name)"
    let value = "\(isClass ? "value" : "self").\(name)"
    if own.location.role == .rest {
      printer.line("if !\(said).isEmpty { \(slot) = Isomer.changed(\(value), by: \(said)) }")
    } else if change.presence.change == .optionalModel {
      renderNested(own, slot, said, value, printer)
    } else if change.presence.change == .model {
      printer.block("if !\(said).isEmpty") {
        $0.line("\(own.updating.nestedIsObject ? "let" : "var") changed = \(value)")
        $0.line("\(own.updating.nestedApplyThrows ? "try " : "")changed.apply(\(said))")
        $0.line("\(slot) = changed")
      }
    } else if own.presence.isThreeState {
      printer.line("if !\(said).isAbsent { \(slot) = \(said) }")
    } else if own.type.isOptional {
      printer.line("\(slot) = \(said).optionalRead")
    } else {
      renderValue(own, slot, said, printer)
    }
  }

  private func renderNested(
    _ own: Property, _ slot: String, _ said: String, _ value: String, _ printer: CodePrinter
  ) {
    guard own.updating.nestedApplyThrows else {
      return printer.line("\(slot) = \(said).read(for: \(value)) { $0.apply($1) }")
    }
    let parameters = "model, changes throws(Isomer.MappingError) in"
    printer.block("\(slot) = try \(said).read(for: \(value))", closing: parameters) {
      $0.line("try model.apply(changes)")
    }
  }

  /// Null gives the default.
  private func renderValue(
    _ own: Property, _ slot: String, _ said: String, _ printer: CodePrinter
  ) {
    printer.line("\(slot) = \(said).read")
    guard let value = own.presence.fallback.value else { return }
    printer.block("if \(said).isNull") { $0.assign(value, as: own.type, to: slot) }
  }

  private func renderStruct(_ printer: CodePrinter) {
    guard canThrow || !model.rebuilt.isEmpty else {
      return printer.line("\(printer.ownPrefix)mappedAssign(&partial, to: &self)")
    }
    printer.line("var updated = self")
    UpdateRenderer(plan: plan, site: site).renderRebuilding(printer)
    printer.line(
      canThrow && model.isValidated ? "self = try updated.validated()" : "self = updated")
  }

  private func renderClass(_ printer: CodePrinter) {
    guard canThrow, model.isValidated, !model.assigned.isEmpty else {
      return printer.line("\(printer.ownPrefix)mappedAssign(&partial, to: value)")
    }
    printer.line("var kept = \(printer.ownPrefix)mappedKept(of: value, before: partial)")
    printer.line("\(printer.ownPrefix)mappedAssign(&partial, to: value)")
    printer.block("do throws(Isomer.MappingError)", or: "catch") {
      $0.line("_ = try value.validated()")
    } otherwise: {
      $0.line("\($0.ownPrefix)mappedAssign(&kept, to: value)")
      $0.line("throw error")
    }
  }
}
