import IsomerSyntax

/// Finds which models can be validated on demand: those with checks, those that hold such models,
/// and all classes of a hierarchy in which one can.
///
///     Page ──items──▶ Issue ──author──▶ User  check: …          all three
struct ValidationGraph {
  private let graph: ModelGraph
  private var models: [String: ModelDescription]
  /// What is validated, and of that what may be replaced.
  private var validated: Set<String> = []
  private var replaced: Set<String> = []

  init(_ graph: ModelGraph) {
    self.graph = graph
    models = Dictionary(
      graph.models.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    spread()
  }

  /// The model, with what its properties have to do with validation.
  func complete(_ model: ModelDescription) -> ModelDescription {
    guard validated.contains(model.name) else { return model }
    var model = model
    model.isInValidatedHierarchy = model.isInHierarchy
    let original = model
    for index in model.properties.indices {
      model.properties[index].nestedChecks = nestedChecks(model.properties[index], in: original)
    }
    for index in model.cases.indices {
      model.cases[index].changeValues {
        $0.nestedChecks = $0.isMapped ? nestedChecks($0, in: original) : .none
      }
    }
    return model
  }

  /// Until nothing is added: what holds a validated model is validated itself.
  private mutating func spread() {
    for model in graph.models where model.hasChecks { validated.insert(model.name) }
    var count = -1
    while count != validated.count + replaced.count {
      count = validated.count + replaced.count
      for model in graph.models { visit(model) }
    }
  }

  private mutating func visit(_ model: ModelDescription) {
    let nested = model.heldProperties.map { nestedChecks($0, in: model) }
    if nested.contains(where: \.isKnown) { validated.insert(model.name) }
    guard validated.contains(model.name) else { return }
    // A class hierarchy has one conformance, at its top.
    for relative in [model.superclass].compactMap(\.self) + model.subclasses.map(\.name) {
      validated.insert(relative)
    }
    guard model.kind != .classType else { return }
    if complete(model).mayReplace { replaced.insert(model.name) }
  }

  private func nestedChecks(
    _ property: PropertyDescription, in model: ModelDescription
  ) -> NestedChecks {
    guard property.role != .rest, !property.isConstant, !property.isThreeState,
      let leaf = property.type.reference?.leaf
    else { return .none }
    guard let name = leaf.namePath else { return property.boxedType == nil ? .none : .unknown }
    if model.genericParameters.contains(name) { return .unknown }
    let scope = property.owner ?? model.name
    if let child = graph.model(named: name, from: scope) {
      guard validated.contains(child.name) else { return .none }
      return .known(mayReplace: replaced.contains(child.name))
    }
    if Self.plain.contains(leaf.simpleName ?? "") { return .none }
    if property.boxedType != nil { return .unknown }
    return graph.declares(name, from: scope) ? byHand(name, from: scope) : .unknown
  }

  /// A type of the target without a mapping takes part if it says so.
  private func byHand(_ name: String, from scope: String) -> NestedChecks {
    let names = ModelGraph.candidates(name, scope)
    return names.contains { graph.conforms($0, to: ["Validatable"]) }
      ? .known(mayReplace: true) : .none
  }

  /// Types that hold no models.
  private static let plain = CoercibleTypes.names.union([
    "Character", "Data", "Decimal", "TimeInterval", "URL", "UUID", "Value",
  ])
}

extension NestedChecks {
  fileprivate var isKnown: Bool {
    if case .known = self { true } else { false }
  }
}
