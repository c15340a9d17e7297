import IsomerSyntax

/// The archived types of a target and the forms of their properties.
///
/// A type is archived if it has an archive option, or if an archived type refers to it.
///
///     Issue version: 2 ──labels──▶ Label ──color──▶ Color        all three
struct ArchiveGraph {
  private let graph: ModelGraph
  private let protocols: [ProtocolCluster]
  private(set) var kept: Set<String> = []
  /// The types with `skip: .archive` that an archived type refers to.
  private(set) var leftOut: Set<String> = []

  init(_ graph: ModelGraph, _ protocols: [ProtocolCluster]) {
    self.graph = graph
    self.protocols = protocols
    spread()
  }

  /// Returns true if the subtypes of a protocol are archived as `any P`.
  func keeps(_ cluster: ProtocolCluster) -> Bool {
    let members = cluster.cluster.members
    return !members.isEmpty && members.allSatisfy { kept.contains($0.name) }
  }

  /// Returns the model with the archive settings that depend on the whole target.
  func complete(_ model: Model) -> Model {
    guard kept.contains(model.name) else { return model }
    var model = model
    let original = model
    model.archive.isKept = true
    model.archive.isChecked = model.hasChecks
    let setForm = { (property: inout Property) in
      property.archive.form = form(of: property, in: original)
    }
    model.changeProperties(setForm)
    model.archive.properties.modifyEach(setForm)
    model.archive.parentLinks = graph.parentLinks(of: model.archiveMapping)
    return model
  }

  // MARK: Archived types

  private mutating func spread() {
    var waiting = graph.models.filter(\.archive.isAsked).map(\.name)
    while let name = waiting.popLast() {
      guard let model = graph.model(named: name, from: ""), model.isKnown else { continue }
      if model.archive.skipped != nil || model.archive.isOpaque {
        leftOut.insert(name)
        continue
      }
      guard kept.insert(name).inserted else { continue }
      waiting += reached(from: model)
    }
  }

  /// Returns the types that an archived type refers to.
  private func reached(from model: Model) -> [String] {
    var names = model.relatives
    for mapping in model.archiveMappings {
      for property in mapping.properties where property.archive.isKept {
        names += reached(from: property, in: model)
      }
    }
    for cluster in protocols.map(\.cluster) where cluster.hasMember(model.name) {
      names += cluster.members.map(\.name)
    }
    return names
  }

  private func reached(from property: Property, in model: Model) -> [String] {
    var names: [String] = []
    let scope = property.declaration.owner ?? model.name
    let type = (property.codec.boxedType ?? property.type).reference
    for name in type.map({ graph.heldNames(in: $0, from: scope) }) ?? [] {
      if let child = graph.model(named: name, from: scope) {
        names.append(child.name)
      } else if let cluster = protocols.first(where: { $0.boxName == name }) {
        names += cluster.cluster.members.map(\.name)
      }
    }
    return names + [property.codec.externalMapping].compactMap(\.self)
  }

  /// Returns the names of a model in archives, for an enum those of its cases, each with the name of
  /// the type or case.
  static func names(in model: Model) -> [(name: String, label: String)] {
    guard model.kind == .enumeration else { return [(model.stableName, model.label)] }
    return model.enumeration.cases.map {
      ("\(model.stableName).\($0.archive.name)", "\(model.name).\($0.name)")
    }
  }

  // MARK: Forms

  private func form(of property: Property, in model: Model) -> ArchivedMember.Form {
    guard let reference = property.type.reference else { return .own }
    // The class is imported, and was checked in its own module.
    if property.declaration.owner != nil, property.archive.isConditional { return .object }
    if property.codec.boxedType != nil { return .boxed }
    let scope = property.declaration.owner ?? model.name
    if isKnown(reference, from: scope, model) || property.codec.readTransformer == nil {
      return isObject(property, from: scope, in: model) ? .object : .own
    }
    return .transformed
  }

  /// Returns true for an optional variable of a class, which can be set after the referenced object
  /// is decoded.
  private func isObject(_ property: Property, from scope: String, in model: Model) -> Bool {
    guard model.kind == .classType, property.isSetLater, !property.presence.isThreeState,
      let name = property.type.reference?.optionalWrapped?.namePath
    else { return false }
    return graph.model(named: name, from: scope)?.kind == .classType
  }

  /// Returns true if a type is archivable, so that its transformer is only used for documents.
  private func isKnown(_ type: TypeReference, from scope: String, _ model: Model) -> Bool {
    if type.content != nil {
      return type.shape.parts.allSatisfy { isKnown($0, from: scope, model) }
    }
    guard let name = type.namePath else { return false }
    if model.genericParameters.contains(name) { return true }
    if let child = graph.model(named: name, from: scope) { return kept.contains(child.name) }
    if graph.symbols.declares(name, from: scope) {
      return graph.symbols.conforms(name, from: scope, to: ["Archivable"])
    }
    if let bound = type.rangeBound { return isKnown(bound, from: scope, model) }
    return StandardTypes.scalars.contains(type.simpleName ?? "")
  }
}

extension ModelGraph {
  /// Returns the names of the types whose values a type can contain.
  ///
  /// `ID<User>` contains no user if `ID` does not use its parameter.
  func heldNames(in type: TypeReference, from scope: String) -> [String] {
    if case .tuple = type.shape { return [] }
    var held = type.shape.parts
    if let name = type.namePath, !held.isEmpty, let model = model(named: name, from: scope),
      model.genericParameters.count == held.count
    {
      let used = usedParameters(of: model)
      held = zip(held, model.genericParameters).filter { used.contains($1) }.map(\.0)
    }
    let inner = held.flatMap { heldNames(in: $0, from: scope) }
    return type.namePath.map { [$0] + inner } ?? inner
  }

  private func usedParameters(of model: Model) -> Set<String> {
    let types = model.archiveMappings.flatMap(\.properties).compactMap(\.type.reference)
    return Set(types.flatMap(\.allNames).map { $0.pathComponents[0] })
  }
}

extension TypeReference {
  /// The names of all types in the type: `Int` and `Tag` for `[Int: [Tag]?]`.
  package var allNames: [String] {
    var names: [String] = []
    addNames(to: &names)
    return names
  }

  private func addNames(to names: inout [String]) {
    if let namePath { names.append(namePath) }
    for part in shape.parts { part.addNames(to: &names) }
  }
}
