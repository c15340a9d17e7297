package import IsomerSyntax

/// The keys that a model and its flattened models read in an object, as one tree.
package struct MergedKeys {
  /// A property that is read in the object.
  package struct Member {
    @Boxed package var property: Property
    package let scope: TypeScope
    /// The path of the object that the property's model is read from.
    package let path: [KeyPathText.Component]
    /// The path of the object that contains the keys of the property's model.
    package let level: [KeyPathText.Component]
    /// True for a flattened property whose keys are in the tree.
    package let isMerged: Bool
  }

  package private(set) var root: ObjectPlan
  /// The elements of a model that is an array.
  package let array: ArrayPlan?
  /// The model of each reader, and the scope of its types, by the number of the source.
  package private(set) var sources: [FlattenedModel]
  /// The properties of all models, in order.
  package private(set) var members: [Member] = []
  private let findsUnknown: Bool
  /// The deepest nesting of flattened models, since a model can flatten itself.
  private static let depthLimit = 16

  /// Creates the tree of a model, with the flattened models that `flattened` returns.
  package init(
    _ model: Model, _ scope: TypeScope, findsUnknown: Bool,
    _ flattened: (Property, TypeScope) -> FlattenedModel?
  ) {
    let plan = Planner(model, findsUnknown: findsUnknown).plan()
    (root, array) = (plan.root, plan.array)
    sources = [FlattenedModel(model, scope)]
    self.findsUnknown = findsUnknown
    addMembers(of: sources[0], at: [], depth: 0, flattened)
  }

  private mutating func addMembers(
    of source: FlattenedModel, at path: [KeyPathText.Component], depth: Int,
    _ flattened: (Property, TypeScope) -> FlattenedModel?
  ) {
    let level = path + source.model.level
    for property in source.model.readProperties {
      let isFlattened = property.location.role == .flatten && depth < Self.depthLimit
      let inner = isFlattened ? flattened(property, source.scope) : nil
      members.append(
        Member(
          property: property, scope: source.scope, path: path, level: level,
          isMerged: inner != nil))
      guard let inner else { continue }
      KeyInsertion(
        model: inner.model, level: nil, path: level, source: sources.count,
        findsUnknown: findsUnknown || inner.model.hasUnknownPolicy
      ).insert(into: &root)
      sources.append(inner)
      addMembers(of: inner, at: level, depth: depth + 1, flattened)
    }
  }

  /// The flattened properties that may read any key.
  package var unmerged: [Member] {
    members.filter { $0.property.location.role == .flatten && !$0.isMerged }
  }

  /// Returns true if the key at a path must be present.
  package func requires(_ key: KeyPlan, at path: [KeyPathText.Component]) -> Bool {
    key.readers.contains(where: \.isRequired)
      || members.contains { $0.isMerged && $0.property.mustBePresent && $0.requires(path) }
      || key.object?.keys.contains { requires($0, at: path + [.key($0.key)]) } == true
      || key.array?.elements.contains { requires($0, at: path + [.index(Int($0.key) ?? 0)]) }
        == true
  }
}

extension MergedKeys.Member {
  /// Returns true for the objects along the path to the keys of the property's model.
  fileprivate func requires(_ other: [KeyPathText.Component]) -> Bool {
    other.count > path.count && level.starts(with: other)
  }
}

extension PropertyRead {
  /// True if reading fails without the value.
  fileprivate var isRequired: Bool {
    rank == nil && field == nil && property.reads && property.mustBePresent
  }
}
