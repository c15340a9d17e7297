import IsomerSyntax

/// What a key set says of its model, for errors: the model, its file, the properties of each key with
/// their lines, and the paths of what cannot be missing.
///
///     Issue⇥Issue.swift⇥id:6 number:7 - htmlURL:9,link:12⇥id:6=id⇥author:7=user.login|login
struct KeySource {
  private let plan: MappingPlan
  private let object: ObjectPlan

  init(_ plan: MappingPlan, _ object: ObjectPlan) {
    self.plan = plan
    self.object = object
  }

  var text: String {
    let keys = object.keys.map { key in
      let names = key.readers.map { name($0.property) }
      return names.isEmpty ? "-" : names.joined(separator: ",")
    }
    let fields = [plan.model.label, plan.model.file.name, keys.joined(separator: " ")]
    return (fields + (object.path.isEmpty ? required : [])).joined(separator: "\t")
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
