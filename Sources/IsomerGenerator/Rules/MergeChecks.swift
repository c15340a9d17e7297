import IsomerSyntax

/// The checks of merging that involve other types.
struct MergeChecks: Rule {
  let target: CheckedTarget

  func run() {
    report(
      target.models.filter { $0.derivation.derives(.merge) }.flatMap(suspects),
      conformances: ["Identified", "Mergeable"])
  }

  /// Returns the properties with `.deep` whose types do not seem to support it.
  private func suspects(in model: Model) -> [TypeSuspect] {
    model.derivation.properties.compactMap { property -> TypeSuspect? in
      guard property.merge == .deep, let reference = property.type?.reference else { return nil }
      let collection = reference.optionalWrapped ?? reference
      // The keys of a dictionary identify its values.
      guard collection.keyType == nil, let name = collection.leaf.namePath else { return nil }
      let child = graph.model(named: name, from: model.name)?.derivation
      let isElement = collection.isArray
      if isElement ? child?.hasIdentity == true : child?.derives(.merge) == true { return nil }
      let conformance = isElement ? "Identified" : "Mergeable"
      let missing = isElement ? "have an identity" : "derive a merge"
      let note = isElement ? "add 'id' to the property that identifies it" : "add 'derive: .merge'"
      return TypeSuspect(
        type: name,
        diagnostic: {
          Diagnostic(
            .error, .deepMergeWithout(collection.leaf.text, missing), in: model.file,
            at: collection.leaf.range.start, notes: ["\(note), or conform it to '\(conformance)'"])
        },
        isFault: {
          $0.symbols.surelyLacks([conformance], name, from: model.name, unrelated: Self.unrelated)
        })
    }
  }

  /// Protocols and raw types that are unrelated to merging and identity.
  private static let unrelated: Set<String> = [
    "CaseIterable", "Comparable", "Equatable", "Hashable", "Int", "MappableKey", "RawRepresentable",
    "String",
  ]
}
