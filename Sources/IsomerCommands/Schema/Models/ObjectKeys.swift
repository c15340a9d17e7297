import IsomerGenerator

/// The keys that a model and its flattened models read in an object, as one tree.
struct ObjectKeys {
  private(set) var root: ObjectPlan
  /// The model of each reader, and the scope of its types, by the number of the source.
  private(set) var sources: [(model: Model, scope: TypeScope)]
  /// The paths whose values must be present although no reader requires them.
  private var forced: Set<[KeyPathText.Component]> = []
  /// The requirements of flattened types whose keys are not known, and a property with one.
  var extra: [Schema] = []
  var shared: String?
  /// The properties with several paths, with the keys of the object that contains these.
  var choices: [(property: Property, scope: TypeScope, keys: [String])] = []

  init(_ root: ObjectPlan, of model: Model, _ scope: TypeScope) {
    self.root = root
    sources = [(model, scope)]
  }

  /// Adds what a flattened model reads in the object at a path.
  mutating func add(
    _ object: ObjectPlan, of model: Model, _ scope: TypeScope, at path: [KeyPathText.Component]
  ) {
    root.add(object, at: path[...], source: sources.count)
    sources.append((model, scope))
  }

  /// Requires the objects along a path, below one that is required elsewhere.
  mutating func force(_ path: [KeyPathText.Component], below outer: [KeyPathText.Component]) {
    for count in path.indices.dropFirst(outer.count) { forced.insert(Array(path[...count])) }
  }

  /// Returns true if the key at a path must be present.
  func requires(_ key: KeyPlan, at path: [KeyPathText.Component]) -> Bool {
    forced.contains(path) || key.readers.contains(where: \.isRequired)
      || key.object?.keys.contains { requires($0, at: path + [.key($0.key)]) } == true
      || key.array?.elements.contains { requires($0, at: path + [.index(Int($0.key) ?? 0)]) }
        == true
  }
}

extension PropertyRead {
  /// True if reading fails without the value.
  fileprivate var isRequired: Bool {
    rank == nil && field == nil && property.reads && property.mustBePresent
  }
}
