import IsomerSyntax

/// The checks of archived types, one function per rule.
struct ArchiveChecks: Rule {
  let target: CheckedTarget

  func run() {
    guard let archives = target.archives else { return }
    for model in target.models where !archives.kept.contains(model.name) {
      checkUnkept(model, isLeftOut: archives.leftOut.contains(model.name))
    }
    let archived = target.complete.filter(\.archive.isKept)
    var suspects: [TypeSuspect] = []
    for model in archived {
      reporter.report(contentsOf: model.archive.creation.faults + model.archive.warnings)
      checkModule(model)
      checkOlderNames(model)
      for property in model.archive.properties
      where property.declaration.owner == nil && property.archive.form != .transformed {
        reportUnused(property, withDefault: false, because: "its type is archivable")
      }
      for view in model.archiveMappings {
        checkNames(view)
        checkDefaults(view)
        for property in view.ownProperties where property.archive.isKept {
          checkSince(property, view)
          checkConditional(property, view)
          checkTransformer(property, view)
          suspects += self.suspects(property, view)
        }
      }
    }
    checkModelNames()
    report(suspects, conformances: ["Archivable"])
  }

  /// Reports archive options on types and properties that are not archived.
  private func checkUnkept(_ model: Model, isLeftOut: Bool) {
    reporter.report(contentsOf: model.archive.unusedOptions)
    if let skipped = model.archive.skipped, skipped.value != .none, !isLeftOut {
      reporter.report(
        Message(.uselessOption, "skip: .archive", model.name, "no archived type refers to it"),
        in: model.file, at: skipped.name.range)
    }
    for property in model.archive.properties where property.declaration.owner == nil {
      reportUnused(property, because: "'\(model.name)' is not archived")
    }
    for property in model.heldProperties where property.declaration.owner == nil {
      guard let skipped = property.archive.options?.skippedArchive else { continue }
      reporter.report(
        Message(.uselessOption, "skip: .archive", property.name, "'\(model.name)' is not archived"),
        in: model.file, at: skipped, notes: ["add 'version: 1' to '\(model.name)' to archive it"])
    }
  }

  private func checkModule(_ model: Model) {
    guard let top = model.hierarchy.importedTop, !model.archive.isAskedAbove else { return }
    reporter.report(
      Message(.archiveAcrossModules, model.name, top.name, top.module), on: model,
      notes: ["add 'version: 1' to '\(top.name)', or 'skip: .archive' to '\(model.name)'"])
  }

  // MARK: Names

  private func checkNames(_ view: Model) {
    for field in view.archivedFields {
      for (index, property) in field.enumerated() where property.declaration.owner == nil {
        let first = field.prefix(index).last { $0.conditions.coexist(with: property.conditions) }
        guard let first else { continue }
        reporter.report(
          Message(.archiveKeyTwice, property.archive.name, first.name, property.name),
          in: view.file, at: property.archive.options?.range(of: .archiveKey) ?? property.nameRange,
          notes: ["give one of them another 'key.archive:'"])
      }
    }
  }

  /// Reports older names of cases that other cases have, now or in older archives.
  private func checkOlderNames(_ model: Model) {
    let cases = model.enumeration.cases
    var owners = Dictionary(cases.map { ($0.archive.name, $0) }) { first, _ in first }
    for item in cases {
      for name in item.archive.olderNames {
        if let first = owners[name], first.conditions.coexist(with: item.conditions) {
          reporter.report(
            Message(.archiveKeyTwice, name, first.name, item.name), in: model.file,
            at: item.archive.options?.range(of: .was) ?? item.nameRange,
            notes: ["remove it from 'was:'"])
        } else {
          owners[name] = item
        }
      }
    }
  }

  private func checkModelNames() {
    var owners: [String: (label: String, conditions: [String])] = [:]
    for model in target.models {
      for (name, label) in ArchiveGraph.names(in: model) {
        let first = owners.updateValue((label, model.conditions), forKey: name)
        guard let first, first.label != label, first.conditions.coexist(with: model.conditions)
        else { continue }
        reporter.report(
          Message(.archiveNameTwice, name, first.label, label), in: model.file,
          at: model.archive.nameRange ?? model.nameRange,
          notes: ["give one of them another 'key.archive:'"])
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
        Message(.archiveLacks, property.name, view.label), on: property, of: view,
        notes: ["give it a default, or make it optional"])
    }
  }

  private func checkSince(_ property: Property, _ view: Model) {
    guard let since = property.archive.since,
      let range = property.archive.options?.range(of: .since)
    else { return }
    if since > view.archive.version {
      reporter.report(
        Message(.sinceAboveVersion, "\(since)", "\(view.archive.version)"), in: view.file,
        at: range,
        notes: ["add 'version: \(since)' to the type"])
    } else if property.mustBePresent, property.archive.upgrade == nil {
      reporter.report(
        Message(.sinceWithoutDefault, property.name), in: view.file, at: range,
        notes: ["give it a 'default:', make it optional, or add 'upgrade:'"])
    }
  }

  private func checkConditional(_ property: Property, _ view: Model) {
    guard property.archive.isConditional, property.archive.form != .object else { return }
    let requirement =
      view.kind == .classType
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
    let isOfElements = property.codec.isOfElements
    let isOfType = !isOfElements && property.codec.transformers.read?.lifts != nil
    if !isOfType, let used = property.transformers.first {
      let option = isOfElements ? "each" : "with"
      reporter.report(Message(.uselessOption, option, property.name, reason), at: used)
    }
    if withDefault, case .expression(let value) = property.presence.fallback {
      reporter.report(Message(.uselessOption, "default", property.name, reason), at: value)
    }
  }

  private func checkTransformer(_ property: Property, _ view: Model) {
    guard property.archive.form == .transformed, property.codec.writeTransformer == nil else {
      return
    }
    reporter.report(
      Message(.archiveReadOnly, property.name), on: property, of: view,
      notes: [Self.fix(property.type.reference?.leaf.text ?? property.type.text)])
  }

  private static func fixes(_ type: String) -> [String] {
    ["map it with '// @mapped'", fix(type)]
  }

  private static func fix(_ type: String) -> String {
    "conform '\(type)' to 'Archivable', use 'with:' for both directions, or add 'skip: .archive'"
  }

  // MARK: Types

  /// Returns the parts of the type that do not seem to be archivable.
  private func suspects(_ property: Property, _ view: Model) -> [TypeSuspect] {
    guard property.archive.form == .own, let type = property.type.reference else { return [] }
    guard type.leaf.namePath != nil else {
      let leaf = type.leaf.text
      reporter.report(
        Message(.unarchivedType, leaf), in: view.file, at: type.leaf.range, notes: Self.fixes(leaf))
      return []
    }
    return graph.heldNames(in: type, from: view.name).filter { name in
      if view.genericParameters.contains(name) { return false }
      if let child = graph.model(named: name, from: view.name) {
        return target.archives?.kept.contains(child.name) != true
      }
      let isBox = target.protocols.contains { $0.boxName == name }
      return symbols.declares(name, from: view.name) && !isBox
    }.map { name in
      TypeSuspect(
        name, Message(.unarchivedType, name), in: view, at: type.range, notes: Self.fixes(name)
      ) { graph in
        graph.symbols.symbol(name, from: view.name)?.isAlias != true
          && !graph.symbols.conforms(name, from: view.name, to: ["Archivable"])
      }
    }
  }
}
