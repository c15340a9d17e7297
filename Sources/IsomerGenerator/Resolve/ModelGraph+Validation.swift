import IsomerSyntax

/// The models that support validation on demand: models with checks, models that contain such
/// models, and all classes in a hierarchy with such a class.
///
///     Page ──items──▶ Issue ──author──▶ User  check: …          all three
struct ValidationGraph {
  private let graph: ModelGraph
  /// The models that can be validated, and the models that validation may replace.
  private var validated: Set<String> = []
  private var replaced: Set<String> = []

  init(_ graph: ModelGraph) {
    self.graph = graph
    spread()
  }

  func complete(_ model: Model) -> Model {
    guard validated.contains(model.name) else { return model }
    var model = model
    model.validation.isInValidatedHierarchy = model.isInHierarchy
    let original = model
    model.properties.modifyEach { $0.validation.nestedChecks = nestedChecks($0, in: original) }
    model.enumeration.cases.modifyEach {
      $0.changeValues {
        $0.validation.nestedChecks = $0.isMapped ? nestedChecks($0, in: original) : .none
      }
    }
    return model
  }

  /// Adds the models that contain validated models, repeatedly, until there are no more.
  private mutating func spread() {
    for model in graph.models where model.hasChecks { validated.insert(model.name) }
    var count = -1
    while count != validated.count + replaced.count {
      count = validated.count + replaced.count
      for model in graph.models { visit(model) }
    }
  }

  private mutating func visit(_ model: Model) {
    guard
      validated.contains(model.name)
        || model.heldProperties.contains(where: { nestedChecks($0, in: model).isKnown })
    else { return }
    // The conformance of a class hierarchy is declared on its topmost class.
    validated.formUnion([model.name] + model.relatives)
    guard model.kind != .classType else { return }
    if complete(model).mayReplace { replaced.insert(model.name) }
  }

  private func nestedChecks(_ property: Property, in model: Model) -> NestedChecks {
    guard !property.storesTrees, !property.isConstant, !property.presence.isThreeState,
      let leaf = property.type.reference?.storedLeaf
    else { return .none }
    guard let name = leaf.namePath else {
      return property.codec.boxedType == nil ? .none : .unknown
    }
    if model.genericParameters.contains(name) { return .unknown }
    let scope = property.declaration.owner ?? model.name
    if let child = graph.model(named: name, from: scope) {
      guard validated.contains(child.name) else { return .none }
      return .known(mayReplace: replaced.contains(child.name))
    }
    if StandardTypes.scalars.contains((leaf.rangeBound ?? leaf).simpleName ?? "") { return .none }
    if property.codec.boxedType != nil { return .unknown }
    guard graph.symbols.declares(name, from: scope) else { return .unknown }
    // An unmapped type has checks if its conformance is hand-written.
    let isValidatable = graph.symbols.conforms(name, from: scope, to: ["Validatable"])
    return isValidatable ? .known(mayReplace: true) : .none
  }
}

extension NestedChecks {
  fileprivate var isKnown: Bool { if case .known = self { true } else { false } }
}
