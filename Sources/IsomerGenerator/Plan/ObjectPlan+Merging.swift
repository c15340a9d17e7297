import IsomerSyntax

// A flattened model reads its keys in the object of another model, so their trees are one:
//
//     keys: id, user.login        object ─┬─ "id"   → id
//     flattened: user.name                └─ "user" → object ─┬─ "login" → userLogin
//                                                             └─ "name"  → name

extension ObjectPlan {
  /// Adds the keys that a flattened model reads in the object at a path; its readers have the source.
  package mutating func add(
    _ other: ObjectPlan, at level: ArraySlice<KeyPathText.Component>, source: Int = 0
  ) {
    guard case .key(let key)? = level.first else { return merge(other, source) }
    let index = index(of: key)
    var object = keys[index].object ?? ObjectPlan(path: path + [.key(key)])
    object.add(other, at: level.dropFirst(), source: source)
    keys[index].object = object
  }

  fileprivate mutating func merge(_ other: ObjectPlan, _ source: Int) {
    isClaim = isClaim && other.isClaim
    isTaken = isTaken || other.isTaken
    for key in other.keys {
      let index = index(of: key.key)
      keys[index].merge(key, at: path + [.key(key.key)], source)
    }
  }
}

extension KeyPlan {
  fileprivate mutating func merge(
    _ other: KeyPlan, at path: [KeyPathText.Component], _ source: Int
  ) {
    readers += other.readers.map { reader in
      var reader = reader
      reader.source = source
      return reader
    }
    if let inner = other.object {
      var own = object ?? ObjectPlan(path: path, isClaim: inner.isClaim)
      own.merge(inner, source)
      object = own
    }
    if let inner = other.array {
      var own = array ?? ArrayPlan(path: path, isClaim: inner.isClaim)
      own.merge(inner, source)
      array = own
    }
  }
}

extension ArrayPlan {
  fileprivate mutating func merge(_ other: ArrayPlan, _ source: Int) {
    isClaim = isClaim && other.isClaim
    for element in other.elements {
      let index = Int(element.key) ?? 0
      let place = self.element(index)
      elements[place].merge(element, at: path + [.index(index)], source)
    }
    for element in other.every {
      if every.isEmpty { every.append(KeyPlan(key: "")) }
      every[0].merge(element, at: path + [.every], source)
    }
  }
}
