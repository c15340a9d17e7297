import IsomerSyntax

/// The checks of archived types, one function per rule.
struct ArchiveChecks: Rule {
  let target: CheckedTarget

  func run() {
    guard let archives = target.archives else { return }
    for model in target.models where !archives.kept.contains(model.name) {
      checkUnkept(model, isLeftOut: archives.leftOut.contains(model.name))
    }
    for model in target.archived {
      for fault in model.archive.creation.faults { reporter.report(fault) }
      checkModule(model)
      for property in model.archive.properties
      where property.declaration.owner == nil && property.archive.form != .transformed {
        reportUnused(property, withDefault: false, because: "its type is archivable")
      }
      for view in ArchiveGraph.views(of: model) {
        checkNames(view)
        checkDefaults(view)
        for property in view.properties
        where property.archive.isKept && property.declaration.owner == nil {
          checkSince(property, view)
          checkConditional(property, view)
          checkTransformer(property, view)
        }
      }
    }
    checkModelNames(target.archived)
  }

  /// Reports archive options on types and properties that are not archived.
  private func checkUnkept(_ model: Model, isLeftOut: Bool) {
    for diagnostic in model.archive.unusedOptions { reporter.report(diagnostic) }
    if let skipped = model.archive.skipped, !isLeftOut {
      reporter.report(
        .uselessOption("skip: .archive", model.name, "no archived type refers to it"),
        in: model.file, at: skipped)
    }
    for property in model.archive.properties where property.declaration.owner == nil {
      reportUnused(property, because: "'\(model.name)' is not archived")
    }
    for property in model.heldProperties where property.declaration.owner == nil {
      guard let skipped = property.archive.options?.skippedArchive else { continue }
      reporter.report(
        .uselessOption("skip: .archive", property.name, "'\(model.name)' is not archived"),
        in: model.file, at: skipped, notes: ["add 'version: 1' to '\(model.name)' to archive it"])
    }
  }

  private func checkModule(_ model: Model) {
    guard let top = model.hierarchy.importedTop, !model.archive.isAskedAbove else { return }
    reporter.report(
      .archiveAcrossModules(model.name, top.name, top.module), on: model,
      notes: ["add 'version: 1' to '\(top.name)', or 'skip: .archive' to '\(model.name)'"])
  }

  // MARK: Names

  /// Reports two properties with the same archive key.
  private func checkNames(_ view: Model) {
    for field in view.archivedFields {
      for (index, property) in field.enumerated() where property.declaration.owner == nil {
        let others = field.prefix(index)
        guard let first = others.last(where: { $0.conditions.coexist(with: property.conditions) })
        else { continue }
        reporter.report(
          .archiveKeyTwice(property.archive.name, first.name, property.name), in: view.file,
          at: property.archive.options?.range(of: .archiveKey) ?? property.nameRange,
          notes: ["give one of them another 'key.archive:'"])
      }
    }
  }

  /// Reports two types with the same name in archives.
  private func checkModelNames(_ models: [Model]) {
    var owners: [String: (label: String, conditions: [String])] = [:]
    for model in models {
      let names =
        model.kind == .enumeration
        ? ArchiveGraph.views(of: model).map { ($0.stableName, $0.label) }
        : [(model.stableName, model.name)]
      for (name, label) in names {
        let first = owners.updateValue((label, model.conditions), forKey: name)
        guard let first, first.label != label, first.conditions.coexist(with: model.conditions)
        else { continue }
        reporter.report(
          .archiveNameTwice(name, first.label, label), in: model.file,
          at: model.archive.nameRange ?? model.nameRange,
          notes: ["give one of them another 'name:'"])
      }
    }
  }

  // MARK: Options

  /// Reports associated values that are not archived and have no default.
  ///
  /// `ConstructionBuilder` reports properties, for which it has already decided this.
  private func checkDefaults(_ view: Model) {
    guard view.enumeration.caseName != nil else { return }
    for property in view.properties where !property.archive.isKept && property.mustBePresent {
      reporter.report(
        .archiveLacks(property.name, view.label), in: view.file, at: property.nameRange,
        notes: ["give it a default, or make it optional"])
    }
  }

  private func checkSince(_ property: Property, _ view: Model) {
    guard let since = property.archive.since,
      let range = property.archive.options?.range(of: .since)
    else { return }
    if since > view.archive.version {
      reporter.report(
        .sinceAboveVersion(since, view.archive.version), in: view.file, at: range,
        notes: ["add 'version: \(since)' to the type"])
    } else if property.mustBePresent, property.archive.upgrade == nil {
      reporter.report(
        .sinceWithoutDefault(property.name), in: view.file, at: range,
        notes: ["give it a 'default:', make it optional, or add 'upgrade:'"])
    }
  }

  private func checkConditional(_ property: Property, _ view: Model) {
    guard property.archive.isConditional, property.archive.form != .object else { return }
    let requirement =
      view.kind == .classType && view.enumeration.caseName == nil
      ? "an optional variable of a mapped class" : "a class instead of '\(view.label)'"
    let option = property.archive.options?.range(of: .conditional)
    reporter.report(
      .conditionalForm(property.name, isWeak: option == nil, requirement), in: view.file,
      at: option ?? property.nameRange,
      notes: option != nil ? [] : ["add 'skip: .archive' to exclude it from archives"])
  }

  /// Reports options without effect on a property that is only archived.
  private func reportUnused(
    _ property: Property, withDefault: Bool = true, because reason: String
  ) {
    let transformers = [property.codec.readTransformer, property.codec.writeTransformer]
    if property.codec.readLifts == nil, let used = transformers.compactMap(\.self).first {
      report("with", used)
    }
    if withDefault, case .expression(let value) = property.presence.fallback {
      report("default", value)
    }
    func report(_ word: String, _ value: PastedExpression) {
      reporter.report(
        Diagnostic(
          .error, .uselessOption(word, property.name, reason), path: value.path,
          at: value.location))
    }
  }

  private func checkTransformer(_ property: Property, _ view: Model) {
    guard property.archive.form == .transformed, property.codec.writeTransformer == nil else {
      return
    }
    reporter.report(
      .archiveReadOnly(property.name), in: view.file, at: property.nameRange,
      notes: Self.waysOut(property.type.reference?.leaf.text ?? property.type.text))
  }

  static func waysOut(_ type: String) -> [String] {
    [
      "conform '\(type)' to 'Archivable', use 'with:' for both directions, "
        + "or add 'skip: .archive'"
    ]
  }
}

/// The check that the types of archived properties are archivable.
struct ArchivedTypeChecks: Rule {
  let target: CheckedTarget

  func run() {
    let suspects = target.archived.flatMap(ArchiveGraph.views).flatMap { view in
      view.properties.filter { $0.declaration.owner == nil }.flatMap { self.suspects($0, view) }
    }
    report(suspects, conformances: ["Archivable"])
  }

  private func suspects(_ property: Property, _ view: Model) -> [TypeSuspect] {
    guard property.archive.isKept, let reference = property.type.reference else { return [] }
    switch property.archive.form {
    case .boxed, .object, .transformed: return []
    case .own: break
    }
    guard reference.leaf.namePath != nil else {
      let leaf = reference.leaf
      reporter.report(diagnostic(leaf.text, leaf, view))
      return []
    }
    return graph.heldNames(in: reference, from: view.name).compactMap { name in
      if view.genericParameters.contains(name) { return nil }
      let found = TypeSuspect(
        type: name, diagnostic: { diagnostic(name, reference, view) },
        isFault: { graph in
          let found = graph.symbols.symbol(name, from: view.name)
          return found?.isAlias != true
            && !graph.symbols.conforms(name, from: view.name, to: ["Archivable"])
        })
      if let child = graph.model(named: name, from: view.name) {
        return target.archives?.kept.contains(child.name) == true ? nil : found
      }
      let isBox = target.protocols.contains { $0.boxName == name }
      return symbols.declares(name, from: view.name) && !isBox ? found : nil
    }
  }

  private func diagnostic(_ name: String, _ type: TypeReference, _ view: Model) -> Diagnostic {
    Diagnostic(
      .error, .unarchivedType(name), in: view.file, at: type.range.start,
      notes: ["map it with '// @mapped'"] + ArchiveChecks.waysOut(name))
  }
}
