import IsomerSyntax

/// Prints how a document updates a value: reading fills a partial value, whose values then replace
/// those of the existing value.
///
///     struct   read, assign to a copy, hooks and checks of the copy, the copy in place of the value
///     class    read; once the whole document is read: assign, hooks and checks, or the way back
struct UpdateRenderer: MappingPart {
  let plan: MappingPlan
  @Boxed var site: MappingSite

  private var hasFlattened: Bool { model.object.under.read == nil && !model.flattened.isEmpty }
  private var own: String { site.isOwn && !isClass ? "self" : "value" }

  private static let effect = "throws(Isomer.ReadingFailure)"
  private static let parameter = "from reader: inout Isomer.JSONReader"

  // MARK: The conformance

  /// Prints the conformance; that of the top class of a hierarchy selects the update of a subclass.
  func render(_ printer: CodePrinter) {
    guard !model.isInHierarchy || !model.inheritsUpdate else { return }
    printer.line()
    let clause = model.constraint(for: .reading)
    model.renderExtension("Isomer.Updatable", where: clause, printer) { printer in
      if plan.profiled.isEmpty || model.isInHierarchy {
        let verb = isClass ? "func" : "mutating func"
        printer.block("\(model.accessPrefix)\(verb) update(\(Self.parameter)) \(Self.effect)") {
          if model.isInHierarchy { return renderChoice($0) }
          if isClass { $0.line("let value = self") }
          $0.inInstance(renderEntry)
        }
        guard !model.isInHierarchy else { return }
        printer.line()
        renderParts(printer)
      } else {
        ProfileChoice(model: model, profiled: plan.profiled.map(\.model), site: site)
          .renderUpdate(printer)
      }
    }
    let identity = UpdateIdentityRenderer(model: model, profiled: plan.profiled.map(\.model))
    guard identity.isReadable else { return }
    printer.line()
    identity.render(printer)
  }

  private func renderChoice(_ printer: CodePrinter) {
    let own = "try \(model.mapping(of: model.name)).update(self, from: &reader)"
    printer.dispatch(over: model.hierarchy.subclasses, otherwise: { $0.line(own) }) { subclass in
      "try \(model.mapping(of: subclass)).update(value, from: &reader)"
    }
  }

  /// Prints the functions in an enum for the mapping of a class or a profile.
  func renderMembers(_ printer: CodePrinter) {
    let target = isClass ? site.type : "inout \(site.type)"
    let head = "static func update(_ value: \(target), \(Self.parameter)) \(Self.effect)"
    let identity = UpdateIdentityRenderer(model: model)
    printer.parts(
      { $0.block(head, renderEntry) }, renderParts,
      { if identity.isReadable { identity.renderFunction(access: "", $0) } })
  }

  // MARK: The body

  private func renderEntry(_ printer: CodePrinter) {
    guard let hook = model.object.hooks.beforeReading else { return renderBody(printer) }
    printer.line("try reader.preparing(")
    printer.indented { printer in
      printer.line("then: { \(CodePrinter.reader)")
      printer.indented(renderBody)
      printer.pasted("}, by:", hook, ")")
    }
  }

  private func renderBody(_ printer: CodePrinter) {
    for rule in model.clusters.tagRules {
      TagRuleRenderer(rule: rule, model: model).render(isRequired: false, printer)
    }
    if isClass || model.object.hooks.afterReading != nil || hasFlattened {
      printer.line("let start = reader.position")
    }
    if isClass { printer.line("try reader.beginUpdate(of: value)") }
    printer.line("var partial = MappedPartial()")
    if !model.leftFlattened.isEmpty { printer.line("partial.mappedIsUpdate = true") }
    printer.each(model.properties.filter(\.updatesOwn)) {
      $1.line("\($0.ownSlot) = \(own).\($0.quoted)")
    }
    printer.each(model.properties.filter(\.changesMembers)) {
      $1.line("\($0.ownSlot) = Isomer.UpdatedMembers(\(own).\($0.quoted))")
    }
    let later = model.updated.filter { $0.location.readPaths.count > 1 || $0.isComposite }
    let conditions = (hasFlattened ? [[]] : []) + later.map(\.conditions)
    if !conditions.isEmpty {
      printer.binding("missingKeys", "0 as \(printer.standard("UInt64"))", changedUnder: conditions)
    }
    if let property = model.wholeProperty {
      WholeRenderer.renderReading(property, model, printer)
    } else {
      let fill = hasFlattened ? "fillRevisited" : "fill"
      printer.line("try partial.\(fill)(\(printer.ownPrefix)mappedKeys, from: &reader)")
    }
    if hasFlattened {
      let arguments = "into: &partial, from: start, &reader"
      printer.line("missingKeys |= try \(printer.ownPrefix)mappedFlatten(\(arguments))")
    }
    printer.each(model.updated, renderValue)
    if !conditions.isEmpty {
      printer.line("try reader.requireNone(missingKeys)")
    }
    if isClass { renderChange(printer) } else { renderStruct(printer) }
  }

  // MARK: Values

  /// Prints how a value that was read is prepared: alternatives, defaults in place of null, and unknown
  /// keys.
  private func renderValue(of property: Property, _ printer: CodePrinter) {
    if property.location.readPaths.count > 1 {
      let state = SwiftName.quoted(GeneratedNames.alternative(of: property.name))
      printer.postponing { $0.line("try reader.settle(partial.\(state))") }
    }
    if property.isComposite {
      CompositeRenderer(property: property, model: model).renderPostponed(isUpdate: true, printer)
    }
    if property.location.role == .rest { return renderRest(property, printer) }
    if model.mayReadNullAsMissing(property) {
      printer.line("Isomer.passOverNil(&\(property.slot))")
    }
    renderDefault(property, printer)
  }

  /// Prints the merge of unknown keys: new values replace older ones, null removes them, others stay.
  private func renderRest(_ property: Property, _ printer: CodePrinter) {
    let name = property.quoted
    let isMerged = property.changesMembers
    let merged = isMerged ? "read" : "Isomer.changed(\(own).\(name), by: read)"
    let read = isMerged ? "\(property.ownSlot)?.merged(with: \(property.taken))" : "partial.\(name)"
    printer.block("if let read = \(read)") { printer in
      guard !property.validation.checks.isEmpty else {
        return printer.line("partial.\(name) = \(merged)")
      }
      printer.secretly(reading: property.isSecret) {
        let check = $0.check(property.name)
        $0.line("partial.\(name) = try reader.checked(\(merged), by: \(check))")
      }
    }
  }

  /// Null gives the default; a computed property has none.
  private func renderDefault(_ property: Property, _ printer: CodePrinter) {
    guard property.nullMeaning == .default, let value = property.presence.fallback.value
    else { return }
    let slot = property.slot
    printer.block("if case .some(nil) = \(slot)") { printer in
      guard property.checksDefault else {
        return printer.assign(value, as: property.type, to: slot)
      }
      printer.secretly(reading: property.isSecret) {
        let path = SwiftLiteral.string(property.validationPath)
        let check = $0.check(property.name)
        $0.pasted("\(slot) = try reader.checkedDefault(", value, ", at: \(path), by: \(check))")
      }
    }
  }

  // MARK: Structs

  private func renderStruct(_ printer: CodePrinter) {
    let isAdjusted = model.object.hooks.afterReading != nil || !model.validation.checks.isEmpty
    guard isAdjusted || !model.rebuilt.isEmpty else {
      return printer.line("\(printer.ownPrefix)mappedAssign(&partial, to: &\(own))")
    }
    printer.line("var updated = \(own)")
    renderRebuilding(printer)
    if isAdjusted, model.properties.contains(where: \.updatesOwn) {
      printer.line("try reader.applyChanges()")
    }
    if let hook = model.object.hooks.afterReading {
      printer.hook("try reader.adjusting(&updated, from: start", hook)
    }
    if model.validation.checks.isEmpty {
      printer.line("\(own) = updated")
    } else {
      printer.line("\(own) = try reader.checked(updated, by: \(printer.check(nil)))")
    }
  }

  /// Prints the creation of a new value, if properties can only be set by an initialiser.
  func renderRebuilding(_ printer: CodePrinter) {
    guard !model.rebuilt.isEmpty else {
      return printer.line("\(printer.ownPrefix)mappedAssign(&partial, to: &updated)")
    }
    printer.line("var isNew = false")
    printer.each(model.rebuilt) { property, printer in
      let read = property.slot + (property.variable == .defaultInUpdates ? " ?? nil" : "")
      printer.line("if Isomer.differs(\(read), \(own).\(property.quoted)) { isNew = true }")
    }
    printer.block("if isNew") {
      let isInitialiser = model.object.creation.call == nil
      $0.line(
        isInitialiser
          ? "updated = \(site.type)(mapped: &partial, of: \(own))"
          : "updated = \($0.ownPrefix)mappedRebuilt(&partial, of: \(own))")
    } otherwise: {
      $0.line("\($0.ownPrefix)mappedAssign(&partial, to: &updated)")
    }
  }

  // MARK: Classes

  private func renderChange(_ printer: CodePrinter) {
    let isSettled =
      model.object.hooks.afterReading != nil || !model.validation.checks.isEmpty
    printer.line("try reader.change(")
    printer.indented {
      $0.line("value, from: start,")
      $0.block("applying:", ending: ",") { printer in
        guard !model.assigned.isEmpty else { return printer.line("return {}") }
        printer.line("var kept = \(printer.ownPrefix)mappedKept(of: value, before: partial)")
        printer.line("\(printer.ownPrefix)mappedAssign(&partial, to: value)")
        printer.line("return { \(printer.ownPrefix)mappedAssign(&kept, to: value) }")
      }
      guard isSettled else { return $0.line("settling: { _ in })") }
      $0.block("settling:", closing: CodePrinter.reader, ending: ")", renderSettling)
    }
  }

  private func renderSettling(_ printer: CodePrinter) {
    if let hook = model.object.hooks.afterReading {
      printer.line("var object = value")
      printer.hook("try reader.adjusting(&object, from: start", hook)
    }
    guard !model.validation.checks.isEmpty else { return }
    printer.line("_ = try reader.checked(value, by: \(printer.check(nil)))")
  }

  // MARK: Parts

  private func renderParts(_ printer: CodePrinter) {
    let parts = UpdatePartsRenderer(plan: plan, site: site)
    let isRebuilt =
      !model.rebuilt.isEmpty && (site.isOwn || model.object.creation.call != nil)
    printer.parts(
      parts.renderAssign, { if isClass, !model.assigned.isEmpty { parts.renderKept($0) } },
      { if isRebuilt { parts.renderRebuilt($0) } })
  }
}

extension Property {
  /// True if an update reads into the existing value.
  var updatesOwn: Bool { reads && updating.rule == .deep && location.role != .rest }
}
