package import IsomerGenerator

/// An argument that names something that no target has.
package struct SelectionProblem: Error { package var text: String }

/// The mapping of a target.
package struct MappedTarget {
  package let module: String
  package let target: Target
  package let mappings: Mappings

  package init(module: String, target: Target, mappings: Mappings) {
    self.module = module
    self.target = target
    self.mappings = mappings
  }
}

extension [MappedTarget] {
  /// Returns the targets that have a profile, or all if none is named; throws if no target has it.
  package func having(_ profile: String?) throws(SelectionProblem) -> [MappedTarget] {
    guard let profile else { return self }
    let found = filter { $0.mappings.profiles.contains(profile) }
    guard found.isEmpty else { return found }
    let names = Set(flatMap(\.mappings.profiles)).sorted()
    throw KnownNames(noun: "profile", names: names).problem(with: profile)
  }
}

extension Mappings {
  /// Returns the models and clusters, in a profile if one is named.
  func selected(_ profile: String?) -> (models: [Model], protocols: [ProtocolCluster]) {
    profile.map(seen) ?? (models, protocols)
  }
}
