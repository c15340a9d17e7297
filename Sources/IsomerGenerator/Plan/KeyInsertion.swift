import IsomerSyntax

/// Inserts the keys of a model into the tree of an object.
///
/// A flattened model reads its keys in the object of another model, so their trees are one:
///
///     keys: id, user.login        object ─┬─ "id"   → id
///     flattened: user.name                └─ "user" → object ─┬─ "login" → userLogin
///                                                             └─ "name"  → name
struct KeyInsertion {
  @Boxed var model: Model
  /// The path of the object that contains the keys of the model; nil for a flattened model.
  let level: [KeyPathText.Component]?
  /// The path of the object that a flattened model is read from.
  var path: [KeyPathText.Component] = []
  /// The number of the model among those of the tree.
  var source = 0
  let findsUnknown: Bool

  func insert(into root: inout ObjectPlan) {
    if level == nil { ensureObject(at: path, in: &root) }
    guard model.reads else { return }
    for tag in model.clusters.tags {
      PathInsertion(level: level).insert(
        path + tag.path.components.prefix { $0.key != nil }, into: &root)
    }
    for property in model.properties { addReaders(property, to: &root) }
    for written in writtenPaths {
      claimWritten((path + written.components)[...], below: [], in: &root)
    }
    if findsUnknown {
      claim(claimedProjections, in: &root)
      root.markTaken()
    }
    ensureLevel(&root)
  }

  /// Adds the readers of a property, or the key of a constant, so that a strict model knows it.
  private func addReaders(_ property: Property, to root: inout ObjectPlan) {
    guard property.location.role == .keyed, property.reads || property.isConstant else { return }
    for (index, field) in property.location.fields.enumerated() {
      let reader = PropertyRead(property: property, field: index, source: source)
      insert(reader, at: field.path, into: &root)
    }
    let isAlternative = property.location.readPaths.count > 1
    for (rank, path) in property.location.readPaths.enumerated() {
      let reader = PropertyRead(
        property: property, rank: isAlternative ? rank : nil, source: source,
        projection: path.projection)
      insert(reader, at: path.stem, into: &root)
    }
  }

  private func insert(_ reader: PropertyRead, at own: KeyPathText, into root: inout ObjectPlan) {
    PathInsertion(level: level) { $0.readers.append(reader) }.insert(
      path + own.components, into: &root)
  }

  /// The projections whose elements no property reads as a whole.
  private var claimedProjections: [KeyPathText] {
    let paths = model.properties.flatMap { property in
      property.location.readPaths + property.location.fields.map(\.path)
    }
    return paths.filter { path in
      path.isProjection
        && !paths.contains { $0 != path && path.components.starts(with: $0.components) }
    }
  }

  /// Adds the keys inside all elements, including elements that have their own index.
  private func claim(_ projections: [KeyPathText], in root: inout ObjectPlan) {
    let insertion = PathInsertion(level: level, isClaim: true)
    // A path can add an index to which earlier paths apply too, so this repeats until nothing changes.
    var before = 0
    repeat {
      before = root.size
      for own in projections { insertion.insert(path + own.components, into: &root) }
    } while root.size != before
  }

  /// The paths that are written, such as those of `skip: .read` and `key.write:`.
  ///
  /// A strict model knows their keys, and `rest` excludes them so that they are not written twice.
  private var writtenPaths: [KeyPathText] {
    let written = model.properties.filter {
      $0.location.role == .keyed && $0.writes && $0.conditions.isEmpty
    }
    return written.flatMap { $0.writtenPaths.map(\.path) }
  }

  /// Adds a key that is only written; its object is visited only if it is read anyway, or if unknown
  /// keys must be detected in it.
  private func claimWritten(
    _ path: ArraySlice<KeyPathText.Component>, below: [KeyPathText.Component],
    in object: inout ObjectPlan
  ) {
    guard case .key(let key)? = path.first else { return }
    let here = below + [.key(key)]
    let known = object.keys.first { $0.key == key }
    if let known, !known.readers.isEmpty || known.array != nil { return }
    let index = object.index(of: key)
    guard path.count > 1, known?.object != nil || findsUnknown else { return }
    var child = object.keys[index].object ?? ObjectPlan(path: here, isLevel: here == level)
    claimWritten(path.dropFirst(), below: here, in: &child)
    object.keys[index].object = child
  }

  /// Adds the level of a model with `under:`, even if all properties are read elsewhere; that of a
  /// subtype is always an object.
  private func ensureLevel(_ root: inout ObjectPlan) {
    let hasRoles = model.properties.contains { $0.location.role != .keyed && $0.reads }
    guard let under = model.object.under.read,
      hasRoles || findsUnknown || model.clusters.enclosure != nil
    else { return }
    ensureObject(at: path + under.components, in: &root)
  }

  private func ensureObject(at path: [KeyPathText.Component], in root: inout ObjectPlan) {
    let insertion = PathInsertion(level: level) {
      $0.object = $0.object ?? ObjectPlan(path: path, isLevel: path == level)
    }
    insertion.insert(path, into: &root)
  }
}
