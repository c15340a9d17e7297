package import IsomerSyntax

/// The mappings of a target, for reading samples.
package struct SampleModels {
  /// The mapping of a type name.
  package enum Meaning {
    case object(SampleMapping)
    case enumeration(SampleEnum)
    case cluster(SampleCluster)
    case scalar(SampleScalars.Rule)
    /// An unknown type, for which any value is valid.
    case unknown

    /// True if an array can be a single value instead of several.
    var takesArrays: Bool {
      guard case .enumeration(let mapping) = self else { return false }
      return mapping.model.enumeration.tagging == .untagged
    }
  }

  private var meanings: [String: Meaning] = [:]
  private let symbols: SymbolTable
  /// The type aliases at the top level of files, and all types of files without annotations.
  private let others: Set<String>
  private let paths: Set<String>

  package init(_ models: [Model], _ protocols: [ProtocolCluster], _ target: Target) {
    symbols = target.symbols
    others = zip(target.sources, target.parsed).reduce(into: []) { names, file in
      names.formUnion(file.1?.aliases.map(\.name) ?? Array(file.0.declaredTypeNames))
    }
    paths = Set(target.sources.map(\.path))
    for model in models {
      // Models with the same name are in different `#if` branches.
      let isAlone = meanings[model.name] == nil
      meanings[model.name] = isAlone ? Self.meaning(of: model) : .unknown
    }
    for cluster in protocols { meanings[cluster.name] = .cluster(SampleCluster(cluster)) }
  }

  /// Returns the mapping of a model, independent of other models with its name.
  static func meaning(of model: Model) -> Meaning {
    // The plan searches for unknown keys, even if the model ignores them.
    var looking = model
    if looking.object.unknown == .ignore { looking.object.unknown = .report }
    return model.kind == .enumeration
      ? .enumeration(SampleEnum(EnumPlan(looking), of: model))
      : .object(SampleMapping(Planner(looking).plan(), of: model))
  }

  /// Returns true if a file belongs to the target.
  func isOwn(_ file: SourceFile) -> Bool { paths.contains(file.path) }

  /// Returns the mapping of a full name.
  package subscript(name: String) -> Meaning? { meanings[name] }

  /// Returns the mapping of a type in a scope.
  package func meaning(of type: TypeReference, in scope: SampleScope) -> Meaning {
    guard let name = type.existentialName else { return .unknown }
    if scope.genericParameters.contains(name) { return .unknown }
    if let found = SymbolTable.first(name, from: scope.type, { meanings[$0] }) { return found }
    guard let simple = type.simpleName ?? Self.runtimeName(name),
      let rule = SampleScalars.rule(of: simple), !declares(simple, from: scope.type)
    else { return .unknown }
    return .scalar(rule)
  }

  private static func runtimeName(_ name: String) -> String? {
    name == "Isomer.Value" ? "Value" : nil
  }

  /// Returns true if the target declares a type with a standard name.
  private func declares(_ name: String, from scope: String) -> Bool {
    symbols.declares(name, from: scope) || others.contains(name)
  }
}
