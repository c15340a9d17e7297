import IsomerSyntax

/// The mappings of a target, as samples are read by them.
struct SampleModels {
  /// What a name in a type means.
  enum Meaning {
    case object(SampleMapping)
    case enumeration(SampleEnum)
    case cluster(SampleCluster)
    case scalar(SampleScalars.Rule)
    /// Nothing is known of it here: whatever stands there is taken.
    case unknown

    /// Whether an array can stand for one value; elsewhere it stands for several.
    var takesArrays: Bool {
      guard case .enumeration(let mapping) = self else { return false }
      return mapping.model.tagging == .untagged
    }
  }

  private var meanings: [String: Meaning] = [:]
  private let names: ModelGraph
  /// The type aliases at the top level of files, and all types of files without annotations.
  private let others: Set<String>
  private let paths: Set<String>

  init(_ models: [ModelDescription], _ protocols: [ProtocolCluster], _ target: Target) {
    names = ModelGraph(models: [], files: target.parsed.compactMap(\.self))
    others = zip(target.sources, target.parsed).reduce(into: []) { names, file in
      names.formUnion(file.1?.aliases.map(\.name) ?? Array(file.0.declaredTypeNames))
    }
    paths = Set(target.sources.map(\.path))
    for model in models {
      // Another model of the name is under another condition.
      let isAlone = meanings[model.name] == nil
      meanings[model.name] = isAlone ? Self.meaning(of: model) : .unknown
    }
    for cluster in protocols { meanings[cluster.name] = .cluster(SampleCluster(cluster)) }
  }

  /// The meaning of a model, of the models with its name too.
  static func meaning(of model: ModelDescription) -> Meaning {
    // All that is not claimed is looked for, whatever the model makes of it.
    var looking = model
    if looking.unknown == .ignore { looking.unknown = .report }
    return model.kind == .enumeration
      ? .enumeration(SampleEnum(EnumPlan(looking), of: model))
      : .object(SampleMapping(Planner(looking).plan(), of: model))
  }

  /// Whether a file belongs to the target.
  func isOwn(_ file: SourceFile) -> Bool { paths.contains(file.path) }

  /// The meaning of a full name.
  subscript(name: String) -> Meaning? { meanings[name] }

  /// The meaning of a type as it stands somewhere.
  func meaning(of type: TypeReference, in scope: SampleScope) -> Meaning {
    guard let name = type.existentialName else { return .unknown }
    if scope.genericParameters.contains(name) { return .unknown }
    for candidate in ModelGraph.candidates(name, scope.type) {
      if let found = meanings[candidate] { return found }
    }
    guard let simple = type.simpleName ?? Self.runtimeName(name),
      let rule = SampleScalars.rule(of: simple), !declares(simple, from: scope.type)
    else { return .unknown }
    return .scalar(rule)
  }

  private static func runtimeName(_ name: String) -> String? {
    name == "Isomer.Value" ? "Value" : nil
  }

  /// Whether the target has a type of a standard name.
  private func declares(_ name: String, from scope: String) -> Bool {
    names.declares(name, from: scope) || others.contains(name)
  }
}
