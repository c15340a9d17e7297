import IsomerSyntax

/// Prints how a model is read: the entry point, the partial value, the loop over the keys, and the
/// creation of the value.
struct ReadingRenderer: MappingPart {
  let plan: MappingPlan
  @Boxed var site: MappingSite
  private let keySets: [[KeyPathText.Component]: String]
  /// The number of an object's first key in the switch over the keys of all objects, by path.
  private var firstKeys: [[KeyPathText.Component]: Int] = [:]

  init(_ plan: MappingPlan, at site: MappingSite) {
    self.plan = plan
    self.site = site
    keySets = plan.keySetNames
    var count = plan.countOfKeys
    for object in plan.objects.dropFirst() where isShared(object) {
      firstKeys[object.path] = count
      count += object.keys.count
    }
  }

  private var level: [KeyPathText.Component] { model.level }
  /// The flattened models that are read from the whole document's object.
  private var flattened: [Property] { level.isEmpty ? model.reread : [] }

  func render(_ printer: CodePrinter) {
    printer.parts(
      renderEntry, renderPartial, renderFlattening,
      ConstructionRenderer(plan: plan, site: site).render)
  }

  private func renderPartial(_ printer: CodePrinter) {
    let seen = MappingPlan.Slot(name: "mappedSeen", declaration: " = Isomer.SeenKeys()")
    if model.isWhole {
      return PartialRenderer.render(plan.slots, of: model, sharing: site.storage, printer)
    }
    let slots = plan.slots + plan.joined.flatMap(\.slots) + (records(plan.root) ? [seen] : [])
    PartialRenderer.render(
      slots, of: model, sharing: site.storage, joins: !plan.joined.isEmpty, printer
    ) { printer in
      printer.naming(self: model.valueType) {
        renderSwitch(of: plan.root, seen: "partial.mappedSeen", $0)
      }
    }
  }

  // MARK: Entry

  private func renderEntry(_ printer: CodePrinter) {
    let head = access + Signature.read(site.entry, site.type)
    let body = { (printer: CodePrinter) in
      printer.expecting(model.object.expected, returning: true, renderBody)
    }
    guard let hook = model.object.hooks.beforeReading else { return printer.block(head, body) }
    printer.block(head) { $0.pasted("try reader.preparing(then: mappedRead, by:", hook, ")") }
    printer.line()
    printer.block("private \(Signature.read("mappedRead", site.type))", body)
  }

  private func renderBody(_ printer: CodePrinter) {
    if let rule = model.clusters.requiredTag {
      TagRuleRenderer(rule: rule, model: model).render(isRequired: true, printer)
    }
    if model.object.hooks.afterReading != nil || !flattened.isEmpty {
      printer.line("let start = reader.position")
    }
    printer.line("var partial = MappedPartial()")
    if let property = model.wholeProperty {
      WholeRenderer.renderReading(property, model, printer)
      return renderValue(printer)
    }
    let requirements = RequirementsRenderer(plan: plan, flattened: flattened)
    if let array = plan.array {
      requirements.render(printer) { renderArray(array, prefix: $0, $1) }
      return renderValue(printer)
    }
    requirements.render(printer) { printer in
      if !flattened.isEmpty, model.isUpdatable {
        printer.line("missingKeys |= try mappedFlatten(into: &partial, from: start, &reader)")
        render(flattened.filter { $0.updating.rule == .leave }, printer)
      } else {
        render(flattened, printer)
      }
    }
    for joined in plan.joined { JoinedRenderer(joined: joined).renderCreation(printer) }
    renderValue(printer)
  }

  /// Prints the creation of the value from what was read, with its checks and hooks.
  private func renderValue(_ printer: CodePrinter) {
    let checks = ReadingChecksRenderer(model: model)
    checks.renderBefore(printer)
    let value = site.building(model)
    let hasLinks = !model.hierarchy.parentLinks.isEmpty
    guard model.object.hooks.afterReading != nil || hasLinks || checks.changesValue else {
      return checks.renderReturn(value, printer)
    }
    if model.object.hooks.afterReading == nil {
      checks.renderBinding(value, printer)
    } else {
      printer.line("var value = \(value)")
    }
    ParentRenderer(links: model.hierarchy.parentLinks).render(printer)
    checks.renderDefaults(printer)
    if let hook = model.object.hooks.afterReading {
      printer.hook("try reader.adjusting(&value, from: start", hook)
    }
    checks.renderReturn("value", printer)
  }

  // MARK: Unknown keys

  /// Returns the policy for unknown keys: above the model's own level, all keys are ignored.
  private func policy(of object: ObjectPlan) -> UnknownPolicy {
    object.path.starts(with: level) && !object.isTaken ? model.object.unknown : .ignore
  }

  /// Returns whether the keys of an object are stored to find repeated or unknown ones.
  private func records(_ object: ObjectPlan) -> Bool {
    policy(of: object) == .error || policy(of: object) == .report && !model.reread.isEmpty
  }

  private var mapping: String { site.namespace ?? model.typeName }

  private func keySet(of object: ObjectPlan) -> String { keySets[object.path] ?? "mappedKeys" }

  /// Returns the properties that store the unknown keys of an object, the most specific one first.
  private func rest(in object: ObjectPlan) -> [Property] {
    object.isLevel ? model.unknownKeyTakers : []
  }

  private func renderUnknown(_ object: ObjectPlan, seen: String, _ printer: CodePrinter) {
    let renderer = UnknownKeyRenderer(
      model: model, mapping: model.reread.isEmpty ? nil : mapping, path: object.text)
    renderer.render(rest(in: object), printer) { printer in
      let policy = policy(of: object)
      let action =
        switch policy {
        case .ignore: "try reader.skipValue()"
        case .error where model.reread.isEmpty: "throw reader.unknownKey()"
        case .report where model.reread.isEmpty: "try reader.reportUnknownKey()"
        case .error, .report:
          "try reader.skipUnknown(.\(policy.rawValue), below: "
            + "\(SwiftLiteral.string(object.text)), &\(seen), in: \(mapping).self)"
        }
      printer.secretly(reading: model.object.passesOverSecrets) { $0.line(action) }
    }
  }

  // MARK: Members

  /// Returns whether an object's keys are in the same switch as the model's own, which is so if
  /// unknown keys are handled in the same way.
  private func isShared(_ object: ObjectPlan) -> Bool {
    guard !object.isLevel || model.reread.isEmpty else { return false }
    let isPlain = [object, plan.root].allSatisfy {
      policy(of: $0) == policy(of: plan.root) && !records($0) && rest(in: $0).isEmpty
    }
    return isPlain && (model.reread.isEmpty || policy(of: object) == .ignore)
  }

  /// Prints the reading of an object inside the model's own one.
  private func renderObject(_ object: ObjectPlan, _ printer: CodePrinter) {
    let flattened = object.isLevel ? model.reread : []
    if !flattened.isEmpty { printer.line("let start = reader.position") }
    if records(object) { printer.line("var seen = Isomer.SeenKeys()") }
    let keySet = keySet(of: object)
    printer.block("try reader.members(of: \(keySet))", closing: "key, \(CodePrinter.reader)") {
      renderSwitch(of: object, seen: "seen", $0)
    }
    guard !flattened.isEmpty else { return }
    renderFlattened(flattened, printer)
    printer.line("try reader.require(missingKeys, of: \(keySet))")
  }

  private func renderSwitch(of object: ObjectPlan, seen: String, _ printer: CodePrinter) {
    if policy(of: object) == .error {
      printer.line("if !\(seen).insert(key) { throw reader.duplicateKey() }")
    }
    printer.line("switch key {")
    // Without secrets, a key that nobody reads is skipped like an unknown one.
    let isSkipping =
      policy(of: object) == .ignore && rest(in: object).isEmpty && !model.object.passesOverSecrets
    for (index, key) in object.keys.enumerated() where !isSkipping || key.visits > 0 {
      renderKey(key, index, printer)
    }
    for joined in object.path.isEmpty ? plan.joined : [] {
      JoinedRenderer(joined: joined).renderKeys(printer)
    }
    for inner in object.path.isEmpty ? plan.objects.dropFirst() : [] {
      guard let first = firstKeys[inner.path] else { continue }
      for (index, key) in inner.keys.enumerated() where !isSkipping || key.visits > 0 {
        renderKey(key, first + index, printer)
      }
    }
    printer.branch("default:") { renderUnknown(object, seen: seen, $0) }
    printer.line("}")
  }

  /// Prints the function that reads flattened models, for reading and updating.
  private func renderFlattening(_ printer: CodePrinter) {
    guard model.isUpdatable, !flattened.isEmpty else { return }
    printer.line("private static func mappedFlatten(")
    printer.line("  into partial: inout MappedPartial, from start: Isomer.JSONReader.Position,")
    printer.line("  _ reader: inout Isomer.JSONReader")
    let result = printer.standard("UInt64")
    printer.block(") throws(Isomer.ReadingFailure) -> \(result)") {
      renderFlattened(flattened.filter { $0.updating.rule != .leave }, $0)
      $0.line("return missingKeys")
    }
  }

  private func renderFlattened(_ flattened: [Property], _ printer: CodePrinter) {
    printer.binding(
      "missingKeys", "0 as \(printer.standard("UInt64"))",
      changedUnder: flattened.map(\.conditions))
    render(flattened, printer)
  }

  /// Prints the reading of flattened models, once the keys of their object are read.
  private func render(_ flattened: [Property], _ printer: CodePrinter) {
    let left = model.leftFlattened.map(\.name)
    printer.each(flattened) { property, printer in
      guard left.contains(property.name) else { return render(property, printer) }
      printer.block("if !partial.mappedIsUpdate") { render(property, $0) }
    }
  }

  private func render(_ flattened: Property, _ printer: CodePrinter) {
    let invalidity = flattened.location.sharing?.missingPath.map { _ in
      GeneratedNames.invalidity(of: flattened.name)
    }
    printer.postponing(from: "start", noting: invalidity) { printer in
      printer.line("try reader.revisit(start)")
      printer.secretly(reading: flattened.isSecret) {
        FlattenedRenderer(property: flattened).renderReading(in: model, $0)
      }
    }
  }

  private func renderKey(_ key: KeyPlan, _ index: Int, _ printer: CodePrinter) {
    printer.conditional(key.conditions) { printer in
      printer.branch("case \(index):") { renderVisits(key, $0) }
    }
  }

  /// Prints the reading of a value with several readers, each from its beginning.
  func renderVisits(_ key: KeyPlan, _ printer: CodePrinter) {
    let isConditional =
      key.conditions.isEmpty && key.readers.contains { !$0.conditions.isEmpty }
    var isFirst = true
    if key.visits > 1 || isConditional { printer.line("let value = reader.position") }
    if key.visits == 0 || isConditional {
      printer.line("try reader.skipValue()")
      isFirst = key.visits == 0
    }
    for reader in key.readers {
      printer.conditional(key.conditions.isEmpty ? reader.conditions : []) { printer in
        if !isFirst { printer.line("try reader.revisit(value)") }
        printer.secretly(reading: reader.property.isSecret) {
          $0.expecting(reader.property.codec.expected) { renderRead(reader, $0) }
        }
      }
      isFirst = false
    }
    if let object = key.object {
      if !isFirst { printer.line("try reader.revisit(value)") }
      isFirst = false
      if let first = firstKeys[object.path] {
        let function = object.isClaim ? "fillAnyObject" : "fillObject"
        printer.line(
          "try partial.\(function)(\(keySet(of: object)), first: \(first), from: &reader)")
      } else {
        renderContainer(".object", isClaim: object.isClaim, printer) { renderObject(object, $0) }
      }
    }
    if let array = key.array {
      if !isFirst { printer.line("try reader.revisit(value)") }
      renderContainer(".array", isClaim: array.isClaim, printer) { renderArray(array, $0) }
    }
  }

  /// Prints the reading of an object or array unless it is null; if only its keys are checked, any value is valid.
  private func renderContainer(
    _ kind: String, isClaim: Bool, _ printer: CodePrinter, _ body: (CodePrinter) -> Void
  ) {
    guard isClaim else { return printer.block("if try !reader.readNull()", body) }
    printer.block("if try reader.peekKind() == \(kind)", body) {
      $0.line("try reader.skipValue()")
    }
  }

  private func renderRead(_ reader: PropertyRead, _ printer: CodePrinter) {
    let property = reader.property
    let path = reader.projection
    let projection =
      path.isEmpty
      ? nil
      : ProjectionRenderer(property: property, path: path, rank: reader.rank, model: model)
        .call(printer)
    let expression = ReadingExpression(property, model: model, projection: projection)
    if property.location.remaining != nil {
      expression.renderConstant(named: "element", printer)
      printer.line("reader.append(element, to: &\(property.slot))")
    } else if let field = reader.field {
      CompositeRenderer(property: property, model: model).renderField(field, printer)
    } else if property.isConstant, projection != nil {
      printer.line("try reader.skipValue()")
    } else if property.isConstant {
      expression.renderConstant(printer)
    } else if let rank = reader.rank {
      expression.renderOwn(printer)
      let state = "&partial.\(SwiftName.quoted(GeneratedNames.alternative(of: property.name)))"
      let slot = "&\(property.slot)"
      let ignoring = property.nullMeaning == .missing ? ", ignoringNull: true" : ""
      printer.block("try reader.alternative(\(rank), \(state), \(slot)\(ignoring))") {
        $0.line(CodePrinter.reader)
        expression.renderReturn($0)
      }
    } else {
      expression.renderOwn(printer)
      expression.renderAssignment(printer)
    }
  }
}
