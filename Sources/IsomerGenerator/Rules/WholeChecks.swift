import IsomerSyntax

/// The checks of types that are read and written as one value.
struct WholeChecks: Rule {
  let target: CheckedTarget

  func run() {
    for model in target.models where model.module == nil {
      if let option = model.object.wholeOption, let reason = obstacle(model) {
        reporter.report(Message(.notOneValue, option, model.name, reason), on: model)
      } else if model.kind == .enumeration, model.reads, containsItself(model) {
        reporter.report(Message(.notOneValue, "untagged", model.name, Self.cycle), on: model)
      }
    }
  }

  private static let cycle = "its value is a value of the type itself"

  /// Returns the reason why a type cannot be one value.
  private func obstacle(_ model: Model) -> String? {
    if model.isInHierarchy { return "it is a class that is not final, or has a superclass" }
    if !model.profiles.names.isEmpty { return "it has a profile" }
    if model.clusters.isInCluster || model.clusters.memberKey != nil
      || !model.clusters.memberships.isEmpty
    {
      return "it is a subtype, which a key of its object selects"
    }
    if model.transformed != nil { return model.isGeneric ? "it is generic" : nil }
    guard model.isMapped else { return nil }
    if model.isArray { return obstacle(toArray: model) }
    guard let property = model.properties.first, model.properties.count == 1 else {
      return "it has \(model.properties.count) mapped properties"
    }
    let name = property.name
    if model.reads != property.reads || model.writes != property.writes {
      return "'\(name)' is not read and written like the type"
    }
    if model.derivation.derives(.changes) { return "it derives '.changes', which have keys" }
    if property.location.role != .keyed || property.isComposite {
      return "'\(name)' needs the keys of an object"
    }
    if property.presence.isThreeState { return "the value of '\(name)' can be missing" }
    if containsItself(model) { return Self.cycle }
    if !property.conditions.isEmpty { return "'\(name)' is inside '#if'" }
    return nil
  }

  /// Returns the reason why the properties cannot be the elements of an array.
  private func obstacle(toArray model: Model) -> String? {
    if model.properties.isEmpty { return "it has no mapped properties" }
    if model.isUpdatable { return "an update replaces an array as a whole" }
    for (index, property) in model.properties.enumerated() {
      if let reason = obstacle(toElement: property, in: model) { return reason }
      if property.location.remaining != nil, index < model.properties.count - 1 {
        return "'\(property.name)' takes all remaining elements, so none are left for "
          + "'\(model.properties[index + 1].name)'"
      }
    }
    return nil
  }

  private func obstacle(toElement property: Property, in model: Model) -> String? {
    let name = property.name
    let isRead = property.reads || property.isConstant && property.location.remaining == nil
    if model.reads != isRead && model.reads || model.writes != property.writes {
      return "'\(name)' is not read and written like the type"
    }
    if property.location.role != .keyed || property.isComposite {
      return "'\(name)' needs the keys of an object"
    }
    if property.presence.change != nil { return "an element cannot be missing like '\(name)'" }
    return property.conditions.isEmpty ? nil : "'\(name)' is inside '#if'"
  }

  /// Returns true if reading a value would read the same value as the type again, without end.
  private func containsItself(_ model: Model) -> Bool {
    var names: Set<String> = []
    var open = [model]
    while let outer = open.popLast() {
      for child in outer.sameValues.compactMap({ graph.model(named: $0, from: outer.name) }) {
        if child.name == model.name { return true }
        if names.insert(child.name).inserted { open.append(child) }
      }
    }
    return false
  }
}

extension Model {
  /// The types as which a value of the type is read: that of its only property, or those of cases
  /// without a tag.
  fileprivate var sameValues: [String] {
    let values = enumeration.cases.compactMap { item -> Property? in
      guard enumeration.tagging(of: item) == .untagged, case .single(let value) = item.payload
      else { return nil }
      return value.property
    }
    let properties = isTransparent ? Array(properties.prefix(1)) : transformed == nil ? values : []
    return properties.filter { $0.reads && $0.codec.readTransformer == nil }.compactMap {
      var type = $0.type.reference?.unwrapped
      if $0.codec.elements.contains(.wrap) {
        while type?.keyType == nil, let element = type?.elementType { type = element.unwrapped }
      }
      return type?.namePath
    }
  }
}
