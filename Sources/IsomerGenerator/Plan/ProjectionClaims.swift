/// The keys along the paths of projections. A projection is read in one step, beginning at its
/// array, so the trie ends there:
///
///     users[].name     object ── "users" → names, by [].name
///
/// If the model checks for unknown keys, the trie continues with keys that are known but not read.
struct ProjectionClaims {
  private let level: [KeyPathText.Component]

  init(level: [KeyPathText.Component]) { self.level = level }

  /// Adds the keys inside all elements, including elements that have their own index.
  func add(_ paths: [KeyPathText], to root: inout ObjectPlan) {
    // A path can add an index to which earlier paths apply too, so this repeats until nothing changes.
    var before = 0
    repeat {
      before = root.size
      for path in paths { claim(path.components[...], below: [], in: &root) }
    } while root.size != before
  }

  private func claim(
    _ path: ArraySlice<KeyPathText.Component>, below: [KeyPathText.Component],
    in object: inout ObjectPlan
  ) {
    guard case .key(let key)? = path.first else { return }
    let index = object.index(of: key)
    claim(path.dropFirst(), below: below + [.key(key)], in: &object.keys[index])
  }

  private func claim(
    _ path: ArraySlice<KeyPathText.Component>, below: [KeyPathText.Component], in key: inout KeyPlan
  ) {
    switch path.first {
    case nil: break
    case .key?:
      var object = key.object ?? ObjectPlan(path: below, isLevel: below == level, isClaim: true)
      claim(path, below: below, in: &object)
      key.object = object
    case .index?, .every?:
      var array = key.array ?? ArrayPlan(path: below, isClaim: true)
      claim(path, below: below, in: &array)
      key.array = array
    }
  }

  private func claim(
    _ path: ArraySlice<KeyPathText.Component>, below: [KeyPathText.Component],
    in array: inout ArrayPlan
  ) {
    let rest = path.dropFirst()
    if case .index(let index)? = path.first {
      let element = array.element(index)
      claim(rest, below: below + [.index(index)], in: &array.elements[element])
      return
    }
    if array.every.isEmpty { array.every.append(KeyPlan(key: "")) }
    claim(rest, below: below + [.every], in: &array.every[0])
    for element in array.elements.indices {
      let index = Int(array.elements[element].key) ?? 0
      claim(rest, below: below + [.index(index)], in: &array.elements[element])
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
