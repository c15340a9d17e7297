import IsomerSyntax

/// The checks of enum cases that involve other types, one function per rule.
struct CaseChecks: Rule {
  let target: CheckedTarget

  func run() {
    for model in target.models {
      guard let tag = model.enumeration.tagging.tag else { continue }
      for description in model.enumeration.cases {
        checkFallback(description, tag, in: model)
        guard model.enumeration.tagging(of: description).isWithin else { continue }
        checkPaths(description, tag, in: model)
      }
    }
  }

  /// Reports a fallback whose model loses the unknown tag.
  private func checkFallback(_ description: EnumCase, _ tag: TagSource, in model: Model) {
    guard case .kept(_, let type) = description.payload, model.reads, model.writes,
      let name = type.reference?.namePath, let child = graph.model(named: name, from: model.name),
      child.kind != .enumeration
    else { return }
    let lost = tag.paths.first { tag in
      !child.properties.contains {
        $0.storesAnything
          || $0.location.readPaths.contains(tag) && $0.location.writePath == tag
      }
    }
    guard let text = lost?.text else { return }
    reporter.report(
      Message(.fallbackWithoutTag, child.name, description.name, text), in: model.file,
      at: type.reference?.range ?? description.nameRange,
      notes: ["add a 'rest' property or one with 'key: \"\(text)\"', or write 'JSONValue'"])
  }

  /// Reports associated values that are written to the tag's path in the same object.
  private func checkPaths(_ description: EnumCase, _ tag: TagSource, in model: Model) {
    switch description.payload {
    case .object(let values):
      for property in values.map(\.property) where property.writes {
        check(graph.writtenPaths(property, in: model), of: property, tag, in: model)
      }
    case .single(let value): checkModel(value.property, description, tag, in: model)
    case .none, .kept, .list: break
    }
  }

  private func check(
    _ paths: [KeyPathText], of property: Property, _ tag: TagSource, in model: Model
  ) {
    // Values can share enclosing objects, but not a path.
    guard let path = paths.lazy.compactMap(tag.path(overlapping:)).first else { return }
    reporter.report(
      Message(.collidingTag, path.text, "'\(property.name)'"), in: model.file,
      at: property.location.keyRange,
      notes: ["give one of them another key, or add 'content:' to the enum"])
  }

  /// Reports a single value that is not an object, or whose model has keys or options that collide
  /// with the tag.
  private func checkModel(
    _ property: Property, _ description: EnumCase, _ tag: TagSource, in model: Model
  ) {
    guard let name = property.type.reference?.namePath else { return }
    let notes = ["give it a 'key:', or add 'content:' to the enum"]
    let child =
      graph.content(of: property, in: model.name)?.model
      ?? graph.model(named: name, from: model.name)
    // The runtime's `JSONValue` need not be an object.
    let isValue =
      name == "Isomer.JSONValue" || name == "JSONValue" && !symbols.declares(name, from: model.name)
    let mayBeObject =
      child.map { $0.kind != .enumeration && !$0.isWhole } ?? !isValue
    guard mayBeObject, !model.genericParameters.contains(name) else {
      let canFlatten =
        child.map { $0.kind == .enumeration && $0.enumeration.tagging != .names }
        ?? model.genericParameters.contains(name)
      return reporter.report(
        Message(.valueBesideTag, property.type.text, description.name), on: property, of: model,
        notes: canFlatten ? ["add 'flatten' to it, or add 'content:' to the enum"] : notes)
    }
    guard let child else { return }
    // A function writes no key, and a property of the value is a known key.
    if let policy = child.policyForWholeObject(in: model), tag.function == nil,
      !description.storesTag
    {
      let moved =
        "(/* @mapped flatten */ \(child.name.lastName), /* @mapped rest */ others: [String: JSONValue])"
      reporter.report(
        Message(.taggedPolicy, policy, child.name), on: property, of: model,
        notes: policy == "rest" ? ["move 'rest' to the case: '\(moved)'"] + notes : notes)
    }
    guard model.writes else { return }
    let own = description.storesTag ? tag.written : nil
    check(graph.writtenPaths(child).filter { $0 != own }, of: property, tag, in: model)
  }
}
