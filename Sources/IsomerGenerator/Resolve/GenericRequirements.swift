import IsomerSyntax

/// A generic parameter, or an associated type of one, that must conform to a protocol.
struct GenericRequirement: Sendable, Hashable {
  /// The use of the values of a type.
  enum Use: Sendable, CaseIterable { case reading, writing, archiving, equality, hash, changes }

  var type: String
  var isKey: Bool
}

/// Finds the requirements of generic models, including those of the generic models that they contain.
///
///     Page<Item> ──entries──▶ Page.Entry ──item──▶ Item        both require `Item`
struct GenericRequirements {
  private let graph: ModelGraph
  private let models: [String: Model]
  /// The requirements of generic models by name, which grow until they are complete.
  private var found: [String: [GenericRequirement]] = [:]

  /// Returns the models with their requirements for each use.
  static func complete(_ models: [Model], in graph: ModelGraph) -> [Model] {
    guard models.contains(where: \.isGeneric) else { return models }
    var models = models
    for use in GenericRequirement.Use.allCases {
      var requirements = GenericRequirements(graph, models)
      requirements.spread(use)
      models.modifyEach { $0.requirements[use] = requirements.found[$0.name] }
    }
    markBothDirections(&models, in: graph)
    return models
  }

  /// Marks the generic classes of hierarchies, which have one mapping for both directions, and the
  /// models that contain them.
  private static func markBothDirections(_ models: inout [Model], in graph: ModelGraph) {
    let generic = models.indices.filter { models[$0].isGeneric }
    let classes = generic.map { models[$0] }.filter { $0.isInHierarchy && $0.reads && $0.writes }
    var names = Set(classes.map(\.name))
    var count = 0
    while count != names.count {
      count = names.count
      for index in generic {
        let held = models[index].types.compactMap(\.reference).flatMap(\.allNames)
        let found = held.contains {
          graph.model(named: $0, from: models[index].name).map { names.contains($0.name) } ?? false
        }
        if found { names.insert(models[index].name) }
      }
    }
    for index in generic where names.contains(models[index].name) {
      let all = [.reading, .writing].flatMap { models[index].requirements[$0] ?? [] }.unique
      models[index].requiresBothDirections = true
      (models[index].requirements[.reading], models[index].requirements[.writing]) = (all, all)
    }
  }

  private init(_ graph: ModelGraph, _ models: [Model]) {
    self.graph = graph
    self.models = Dictionary(
      firstOf: (models + graph.models).filter(\.isGeneric).map { ($0.name, $0) })
  }

  private mutating func spread(_ use: GenericRequirement.Use) {
    for (name, model) in models where Self.types(of: model, for: use) != nil { found[name] = [] }
    var isComplete = false
    while !isComplete {
      isComplete = true
      for (name, model) in models where found[name] != nil {
        let all = requirements(of: model, use)
        if all.count > found[name]?.count ?? 0 { (found[name], isComplete) = (all, false) }
      }
    }
  }

  private func requirements(
    of model: Model, _ use: GenericRequirement.Use
  ) -> [GenericRequirement] {
    let types = (Self.types(of: model, for: use) ?? []).compactMap(\.reference)
    return types.flatMap { type in
      type.requirements(on: model.genericParameters) { inner($0, model) }
    }.unique
  }

  /// Returns the types of the values that a use contains; nil if the type does not support it.
  private static func types(of model: Model, for use: GenericRequirement.Use) -> [MappedType]? {
    switch use {
    // A transformer of the whole property takes its value.
    case .reading where model.reads:
      types(of: model) {
        $0.reads && $0.codec.transformers.read.map { $0.lifts != nil } ?? true
      }
    case .writing where model.writes:
      types(of: model) {
        $0.writes && $0.codec.transformers.write.map { $0.lifts != nil } ?? true
      }
    case .archiving where model.archive.isKept:
      model.archiveMappings.flatMap(\.properties).map(\.type)
    case .equality where model.derivation.ownMembers.contains(.equality):
      model.derivation.properties(for: .equality).compactMap(\.type)
    case .hash where model.derivation.ownMembers.contains(.hash):
      model.derivation.properties(for: .hash).compactMap(\.type)
    case .changes where model.derivesChanges: model.changing.map(\.type)
    // Values of other types are compared as a whole.
    case .changes: types(of: model) { _ in true }
    case .reading, .writing, .archiving, .equality, .hash: nil
    }
  }

  /// Returns the types of the properties and values in documents; those of a profile can differ.
  private static func types(
    of model: Model, where isUsed: (Property) -> Bool
  ) -> [MappedType] {
    model.heldProperties.filter { model.profiles.isProfiled || isUsed($0) }.map(\.type)
      + model.enumeration.cases.compactMap(\.keptType)
  }

  /// Returns the requirements of a generic model for its arguments; nil if the type is not one.
  private func inner(_ type: TypeReference, _ model: Model) -> [GenericRequirement]? {
    guard case .named(let components) = type.shape, let name = type.namePath,
      let child = graph.model(named: name, from: model.name), let inner = found[child.name]
    else { return nil }
    // The parameters of outer types that are not named are those of the model.
    let arguments = components.flatMap(\.arguments)
    let names = child.genericParameters.suffix(arguments.count)
    let bindings = Dictionary(firstOf: zip(names, arguments).reversed().map { ($0, $1) })
    return inner.flatMap { requirement in
      let path = requirement.type.split(separator: ".", maxSplits: 1).map(String.init)
      guard let argument = bindings[path[0]] else { return [requirement] }
      guard path.count > 1 else {
        return argument.requirements(on: model.genericParameters, asKey: requirement.isKey) {
          self.inner($0, model)
        }
      }
      guard let parameter = argument.namePath.map({ String($0.prefix { $0 != "." }) }),
        model.genericParameters.contains(parameter)
      else { return [] }
      return [GenericRequirement(type: "\(argument.text).\(path[1])", isKey: requirement.isKey)]
    }
  }
}

extension TypeReference {
  /// Returns the requirements of values of the type, in which the parameters occur; `inner` returns
  /// those of a model.
  func requirements(
    on parameters: [String], asKey: Bool = false,
    _ inner: (TypeReference) -> [GenericRequirement]? = { _ in nil }
  ) -> [GenericRequirement] {
    func all(_ types: [TypeReference], asKey: Bool) -> [GenericRequirement] {
      types.flatMap { $0.requirements(on: parameters, asKey: asKey, inner) }
    }
    if let key = keyType, let value = elementType {
      return all([key], asKey: true) + all([value], asKey: asKey)
    }
    switch shape {
    case .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple:
      return all(shape.parts, asKey: asKey)
    case .named(let components):
      if let first = components.first, parameters.contains(first.name) {
        return [GenericRequirement(type: shape.text ?? text, isKey: asKey)]
      }
      return inner(self) ?? all(shape.parts, asKey: asKey)
    case .function, .other: return []
    }
  }
}
