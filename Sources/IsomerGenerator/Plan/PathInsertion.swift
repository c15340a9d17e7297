/// Inserts a path into the tree of keys: the objects and arrays along it, and what `leaf` adds at its
/// end.
///
/// A projection is read in one step, beginning at its array, so the path of its reader ends there:
///
///     users[].name     object ── "users" → names, by [].name
///
/// If the model checks for unknown keys, the rest is inserted as keys that are known but not read.
struct PathInsertion {
  typealias Path = [KeyPathText.Component]

  /// The path of the object that contains the model's own keys; nil for a flattened model.
  let level: Path?
  var isClaim = false
  var leaf: (inout KeyPlan) -> Void = { _ in }

  func insert(_ path: Path, into root: inout ObjectPlan) {
    insert(path[...], below: [], into: &root)
  }

  private func insert(_ path: Path.SubSequence, below: Path, into object: inout ObjectPlan) {
    guard case .key(let key)? = path.first else { return }
    let index = object.index(of: key)
    insert(path.dropFirst(), below: below + [.key(key)], into: &object.keys[index])
  }

  private func insert(_ path: Path.SubSequence, below: Path, into key: inout KeyPlan) {
    switch path.first {
    case nil: leaf(&key)
    case .key?:
      var object = key.object ?? ObjectPlan(path: below, isLevel: below == level, isClaim: isClaim)
      object.isClaim = object.isClaim && isClaim
      insert(path, below: below, into: &object)
      key.object = object
    case .index?, .every?:
      var array = key.array ?? ArrayPlan(path: below, isClaim: isClaim)
      array.isClaim = array.isClaim && isClaim
      insert(path, below: below, into: &array)
      key.array = array
    }
  }

  private func insert(_ path: Path.SubSequence, below: Path, into array: inout ArrayPlan) {
    let rest = path.dropFirst()
    if case .index(let index)? = path.first {
      let element = array.element(index)
      insert(rest, below: below + [.index(index)], into: &array.elements[element])
      return
    }
    if array.every.isEmpty { array.every.append(KeyPlan(key: "")) }
    insert(rest, below: below + [.every], into: &array.every[0])
    for element in array.elements.indices {
      let index = Int(array.elements[element].key) ?? 0
      insert(rest, below: below + [.index(index)], into: &array.elements[element])
    }
  }
}

extension ArrayPlan {
  /// Returns the position in `elements` of the element with an index, adding it if necessary.
  mutating func element(_ index: Int) -> Int {
    let key = String(index)
    if let found = elements.firstIndex(where: { $0.key == key }) { return found }
    let place = elements.firstIndex { (Int($0.key) ?? 0) > index } ?? elements.count
    elements.insert(KeyPlan(key: key), at: place)
    return place
  }
}

extension KeyPathText {
  /// The part before the first `[]`.
  package var stem: KeyPathText { KeyPathText(Array(components.prefix { $0 != .every })) }

  /// The rest, from the first `[]` on; empty for other paths.
  package var projection: [Component] { Array(components.drop { $0 != .every }) }
}
