import IsomerSyntax

/// The mappings of a target, as samples are read by them.
struct SampleModels {
  /// What a name in a type means.
  enum Meaning {
    case object(MappingPlan)
    case enumeration(EnumPlan)
    case cluster(ProtocolCluster)
    case scalar(SampleScalars.Rule)
    /// Nothing is known of it here: whatever stands there is taken.
    case unknown
  }

  private var meanings: [String: Meaning] = [:]
  private let names: ModelGraph
  private let unparsed: [SourceFile]
  private let paths: Set<String>
  /// The types that say in so many words that they ignore unknown keys.
  private let ignoring: Set<String>

  init(_ models: [ModelDescription], _ protocols: [ProtocolCluster], _ target: Target) {
    names = ModelGraph(models: [], files: target.parsed.compactMap(\.self))
    unparsed = zip(target.sources, target.parsed).filter { $1 == nil }.map(\.0)
    paths = Set(target.sources.map(\.path))
    ignoring = Set(models.filter { $0.asksUnknown && $0.unknown == .ignore }.map(\.name))
    for model in models {
      // Another model of the name is under another condition.
      guard meanings[model.name] == nil else {
        meanings[model.name] = .unknown
        continue
      }
      // All that is not claimed is looked for, whatever the model makes of it.
      var looking = model
      if looking.unknown == .ignore { looking.unknown = .report }
      meanings[model.name] =
        model.kind == .enumeration
        ? .enumeration(EnumPlan(looking)) : .object(Planner(looking).plan())
    }
    for cluster in protocols { meanings[cluster.name] = .cluster(cluster) }
  }

  /// Whether a file belongs to the target.
  func isOwn(_ file: SourceFile) -> Bool { paths.contains(file.path) }

  func ignoresUnknown(_ model: ModelDescription) -> Bool { ignoring.contains(model.name) }

  /// Whether an array can stand for one value of a type; elsewhere it stands for several.
  func takesArrays(_ type: String) -> Bool {
    guard case .enumeration(let plan)? = meanings[type] else { return false }
    return plan.model.tagging == .untagged
  }

  /// The meaning of a full name.
  subscript(name: String) -> Meaning? { meanings[name] }

  /// The meaning of a type that stands in a model.
  func meaning(of type: TypeReference, in model: ModelDescription, scope: String) -> Meaning {
    guard let name = type.existentialName else { return .unknown }
    if model.genericParameters.contains(name) { return .unknown }
    for candidate in ModelGraph.candidates(name, scope) {
      if let found = meanings[candidate] { return found }
    }
    guard let simple = type.simpleName ?? Self.runtimeName(name),
      let rule = SampleScalars.rule(of: simple), !declares(simple, from: scope)
    else { return .unknown }
    return .scalar(rule)
  }

  private static func runtimeName(_ name: String) -> String? {
    name == "Isomer.Value" ? "Value" : nil
  }

  /// Whether the target has a type of a standard name.
  private func declares(_ name: String, from scope: String) -> Bool {
    let forms = StandardNames.forms(of: name)
    return names.declares(name, from: scope) || unparsed.contains { $0.mentions(anyOf: forms) }
  }
}
