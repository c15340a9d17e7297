import IsomerSyntax

/// The checks of enum cases that involve other types, one function per rule.
struct CaseChecks: Rule {
  let target: CheckedTarget

  func run() { for model in target.models { check(model) } }

  private func check(_ model: Model) {
    for description in model.enumeration.cases {
      guard let tag = model.enumeration.tagging.tag else { continue }
      checkFallback(description, tag, in: model)
      guard model.enumeration.tagging.isWithin else { continue }
      switch description.payload {
      case .object(let values): check(values, tag, in: model)
      case .single(let value): checkModel(value, description, tag, in: model)
      case .none, .kept, .list: break
      }
    }
  }

  /// Reports a fallback whose model loses the unknown tag.
  private func checkFallback(_ description: EnumCase, _ tag: KeyPathText, in model: Model) {
    guard case .kept(_, let type) = description.payload, model.reads, model.writes,
      let name = type.reference?.namePath, let child = graph.model(named: name, from: model.name),
      child.kind != .enumeration
    else { return }
    let isStored = child.properties.contains {
      $0.location.role == .rest
        || $0.location.readPaths.contains(tag) && $0.location.writePath == tag
    }
    guard !isStored else { return }
    reporter.report(
      .fallbackWithoutTag(description.name, child.name, tag.text), in: model.file,
      at: type.reference?.range ?? description.nameRange,
      notes: ["add a 'rest' property or one with 'key: \"\(tag.text)\"', or write 'Value'"])
  }

  /// Reports associated values that are written to the tag's path.
  private func check(_ values: [AssociatedValue], _ tag: KeyPathText, in model: Model) {
    for property in values.map(\.property) where property.writes {
      var paths = property.writtenPaths.map(\.path)
      if property.location.role == .flatten {
        paths = graph.flattenedModel(property, model).map { graph.writtenPaths($0) } ?? []
      }
      report(paths, property, tag, in: model)
    }
  }

  private func report(
    _ paths: [KeyPathText], _ property: Property, _ tag: KeyPathText, in model: Model
  ) {
    // Values can share enclosing objects, but not a path.
    let isTaken = paths.contains { $0.overlaps(tag) }
    guard isTaken else { return }
    reporter.report(
      .collidingTag(tag.text, "'\(property.name)'"), in: model.file, at: property.location.keyRange,
      notes: ["give one of them another key, or add 'content:' to the enum"])
  }

  /// Reports keys of a single value's model that collide with the tag in the same object.
  private func checkModel(
    _ value: AssociatedValue, _ description: EnumCase, _ tag: KeyPathText, in model: Model
  ) {
    let property = value.property
    guard let name = property.type.reference?.namePath else { return }
    let note = "give it a 'key:', or add 'content:' to the enum"
    let child = graph.model(named: name, from: model.name)
    if model.genericParameters.contains(name) || child?.kind == .enumeration
      || child == nil && isValue(name, in: model)
    {
      reporter.report(
        .valueBesideTag(property.type.text, description.name), on: property, of: model,
        notes: [note])
      return
    }
    guard let child else { return }
    if let policy = ObjectChecks.obstacle(in: child) {
      reporter.report(.taggedPolicy(child.name, policy), on: property, of: model, notes: [note])
    }
    if model.writes { report(graph.writtenPaths(child), property, tag, in: model) }
  }

  /// Returns true for the runtime's `Value`, which need not be an object.
  private func isValue(_ name: String, in model: Model) -> Bool {
    name == "Isomer.Value" || name == "Value" && !symbols.declares(name, from: model.name)
  }
}
