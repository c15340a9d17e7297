import IsomerSyntax

/// What a key set says of its model, for errors: the model, its file, the properties of each key with
/// their lines, the paths of what cannot be missing, and of what has a default.
///
///     Issue⇥Issue.swift⇥id:6 number:7 - htmlURL:9,link:12⇥id:6=id⇥author:7=user.login|login⇥!size:9=size
struct KeySource {
  let plan: MappingPlan
  let object: ObjectPlan

  var text: String {
    let keys = object.keys.map { key in
      let names = key.readers.map { name($0.property) }
      return names.isEmpty ? "-" : names.joined(separator: ",")
    }
    let fields = [plan.model.label, plan.model.file.name, keys.joined(separator: " ")]
    return (fields + rules).joined(separator: "\t")
  }

  /// What cannot be missing and what has a default; below another key only that there are defaults.
  private var rules: [String] {
    if object.path.isEmpty { return required + defaulted }
    return defaulted.isEmpty ? [] : ["^"]
  }

  /// `!size:9=size`; with `~` where null does not give the default.
  private var defaulted: [String] {
    plan.model.properties.filter(\.isDefaulted).compactMap { property in
      let path = property.readPaths.first?.stem.text ?? property.fields.first?.path.text
      guard let path, !path.contains("\t") else { return nil }
      return "\(property.takesNullAsDefault ? "!" : "~")\(name(property))=\(path)"
    }
  }

  /// `id:6`, or `id:6@Base.swift` of a class above in another file.
  private func name(_ property: PropertyDescription) -> String {
    let file = property.ownerFile ?? plan.model.file
    let line = file.location(at: property.nameRange.start).line
    let suffix = file.path == plan.model.file.path ? "" : "@\(file.name)"
    return "\(property.name):\(line)\(suffix)"
  }

  /// What stands under a condition may not be asked for at all.
  private var required: [String] {
    plan.required.filter(\.conditions.isEmpty).compactMap { requirement in
      guard let property = plan.model.properties.first(where: { $0.name == requirement.slot })
      else { return nil }
      let paths = [requirement.path] + property.readPaths.dropFirst().map(\.stem.text)
      return paths.contains { $0.contains("|") || $0.contains("\t") }
        ? nil : "\(name(property))=\(paths.joined(separator: "|"))"
    }
  }
}

extension PropertyDescription {
  /// Whether it is read, and has a value of its own where it is missing.
  fileprivate var isDefaulted: Bool {
    guard role == .keyed, reads, !isConstant, !isRequired, !isThreeState, conditions.isEmpty
    else { return false }
    switch fallback {
    case .none, .kept(nil): return false
    case .kept(let value?), .expression(let value): return value.text != "nil"
    }
  }

  /// Whether null gives the default as well.
  fileprivate var takesNullAsDefault: Bool {
    null == .absent || !type.isOptional && !refusesNull
  }
}
