package import IsomerSyntax

/// The mapped types of a target by name.
package struct MappedTypes {
  /// The mapping of a type name.
  package enum Meaning {
    case model(Model)
    case cluster(ProtocolCluster)
    /// A type of the standard library or Foundation with this name.
    case scalar(String)
    /// An unknown type, for which any value is valid.
    case unknown
  }

  private var meanings: [String: Meaning] = [:]
  let symbols: SymbolTable
  /// The type aliases at the top level of files, and all types of files without annotations.
  private let others: Set<String>
  private let paths: Set<String>

  /// Creates the mappings without those of types with errors.
  package init(
    _ models: [Model], _ protocols: [ProtocolCluster], _ target: Target,
    except broken: BrokenTypes? = nil
  ) {
    symbols = target.symbols
    others = zip(target.sources, target.parsed).reduce(into: []) { names, file in
      names.formUnion(file.1?.aliases.map(\.name) ?? Array(file.0.declaredTypeNames))
    }
    paths = Set(target.sources.map(\.path))
    for model in models {
      // Models with the same name are in different `#if` branches.
      let isAlone = meanings[model.name] == nil && broken?.contains(model) != true
      meanings[model.name] = isAlone ? .model(model) : .unknown
    }
    for cluster in protocols {
      meanings[cluster.name] =
        broken?.contains(cluster.name) == true ? .unknown : .cluster(cluster)
    }
  }

  /// Returns true if a file belongs to the target.
  func isOwn(_ file: SourceFile) -> Bool { paths.contains(file.path) }

  package subscript(name: String) -> Meaning? { meanings[name] }

  /// Returns the type of the bounds of a range, which is an array of two.
  package func bound(of type: TypeReference, in scope: TypeScope) -> TypeReference? {
    guard let bound = type.rangeBound, let name = type.simpleName, !declares(name, in: scope) else {
      return nil
    }
    return bound
  }

  /// Returns true if the target declares a type that the name refers to in a scope.
  package func declares(_ name: String, in scope: TypeScope) -> Bool {
    symbols.declares(name, from: scope.type) || others.contains(name)
  }

  /// Returns the mapping of a type in a scope.
  package func meaning(of type: TypeReference, in scope: TypeScope) -> Meaning {
    guard let name = type.existentialName else { return .unknown }
    if scope.isParameter(type) { return .unknown }
    if let found = SymbolTable.first(name, from: scope.type, { meanings[$0] }) { return found }
    guard let simple = type.simpleName ?? (name == "Isomer.JSONValue" ? "JSONValue" : nil),
      SampleScalars.rule(of: simple) != nil, !declares(simple, in: scope)
    else { return .unknown }
    return .scalar(simple)
  }
}

extension ProtocolCluster {
  /// True if the module does not know all subtypes.
  package var isExtensible: Bool { OpenCluster(self) != nil || module != nil }
}
