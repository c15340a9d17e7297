import IsomerGenerator

/// An argument that names something that the target does not have.
package struct SelectionProblem: Error { package var text: String }

extension Mappings {
  /// Returns the models and clusters, in a profile if one is named.
  func selected(
    _ profile: String?
  ) throws(SelectionProblem) -> (models: [Model], protocols: [ProtocolCluster]) {
    guard let profile else { return (models, protocols) }
    guard profiles.contains(profile) else {
      let known = profiles.isEmpty ? "none" : profiles.joined(separator: ", ")
      throw SelectionProblem(text: "there is no profile '\(profile)'; the profiles are: \(known)")
    }
    return seen(under: profile)
  }
}
