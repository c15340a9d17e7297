import IsomerSyntax

/// The checks of merging that involve other types.
struct MergeChecks {
  let graph: ModelGraph
  /// Parses the files that mention one of some texts, including files without annotations, which
  /// can contain hand-written conformances.
  let filesMentioning: ([String]) -> ModelGraph

  func run(_ collector: inout DiagnosticCollector) {
    let merging = graph.models.filter { $0.derivation.derives(.merge) }
    let suspects = merging.flatMap(suspects).filter { isFault($0, in: graph) }
    guard !suspects.isEmpty else { return }
    let names = suspects.map(\.name.lastName)
    let whole = filesMentioning(names + ["Identified", "Mergeable"])
    for suspect in suspects where isFault(suspect, in: whole) { report(suspect, &collector) }
  }

  // MARK: `.deep`

  /// A property whose type does not seem to support deep merging.
  private struct Suspect {
    var model: ModelDescription
    var type: TypeReference
    var name: String
    /// The required conformance, which differs for single values and elements of arrays.
    var conformance: String
  }

  private func suspects(in model: ModelDescription) -> [Suspect] {
    model.derivation.properties.compactMap { property in
      guard property.merge == .deep, let reference = property.type?.reference else { return nil }
      let collection = reference.optionalWrapped ?? reference
      // The keys of a dictionary identify its values.
      guard collection.keyType == nil, let name = collection.leaf.namePath else { return nil }
      return Suspect(
        model: model, type: collection.leaf, name: name,
        conformance: collection.isArray ? "Identified" : "Mergeable")
    }
  }

  private func isFault(_ suspect: Suspect, in graph: ModelGraph) -> Bool {
    if let child = self.graph.model(named: suspect.name, from: suspect.model.name) {
      let isElement = suspect.conformance == "Identified"
      if isElement ? child.derivation.hasIdentity : child.derivation.derives(.merge) {
        return false
      }
    }
    return graph.surelyLacks(
      [suspect.conformance], suspect.name, from: suspect.model.name, unrelated: Self.unrelated)
  }

  /// Protocols and raw types that are unrelated to merging and identity.
  private static let unrelated: Set<String> = [
    "CaseIterable", "Comparable", "Equatable", "Hashable", "Int", "MappableKey", "RawRepresentable",
    "String",
  ]

  private func report(_ suspect: Suspect, _ collector: inout DiagnosticCollector) {
    let isElement = suspect.conformance == "Identified"
    let missing = isElement ? "have an identity" : "derive a merge"
    let note = isElement ? "add 'id' to the property that identifies it" : "add 'derive: .merge'"
    collector.report(
      .deepMergeWithout(suspect.type.text, missing), in: suspect.model.file,
      at: suspect.type.range, notes: ["\(note), or conform it to '\(suspect.conformance)'"])
  }
}
