import IsomerGenerator

/// The keys that a model and its flattened models read in an object, as one tree.
///
///     keys: id, user.login        object ─┬─ "id"   → id
///     flattened: user.name                └─ "user" → object ─┬─ "login" → userLogin
///                                                             └─ "name"  → name
struct ObjectTree {
  struct Key {
    var name: String
    var readers: [Reader] = []
    @Indirect var object: ObjectTree?
    @Indirect var array: ArrayTree?
    /// True if the value must be present although no reader requires it.
    var isForced = false
  }

  /// A property that is read at a key, and the scope of its type.
  struct Reader {
    var read: PropertyRead
    var scope: TypeScope
    @Boxed var model: Model
  }

  /// An array from which single elements are read, by ascending index.
  struct ArrayTree {
    var elements: [(index: Int, key: Key)] = []
    @Indirect var every: Key?
    var isClaim = false
  }

  var path: [KeyPathText.Component] = []
  var keys: [Key] = []
  var isClaim = false
  /// True if a property reads the whole object, and so all keys in it.
  var isTaken = false

  init(_ plan: ObjectPlan, _ scope: TypeScope, _ model: Model) {
    path = plan.path
    isClaim = plan.isClaim
    isTaken = plan.isTaken
    keys = plan.keys.map { Self.key($0, scope, model) }
  }

  private init(path: [KeyPathText.Component]) { self.path = path }

  private static func key(_ plan: KeyPlan, _ scope: TypeScope, _ model: Model) -> Key {
    var key = Key(name: plan.key)
    key.readers = plan.readers.map { Reader(read: $0, scope: scope, model: model) }
    key.object = plan.object.map { ObjectTree($0, scope, model) }
    key.array = plan.array.map { array in
      var tree = ArrayTree()
      tree.isClaim = array.isClaim
      tree.elements = array.elements.map { (Int($0.key) ?? 0, Self.key($0, scope, model)) }
      tree.every = array.every.first.map { Self.key($0, scope, model) }
      return tree
    }
    return key
  }

  // MARK: Merging

  /// Adds what a flattened model reads in the object at a path.
  mutating func add(
    _ other: ObjectTree, at level: ArraySlice<KeyPathText.Component>, isForced: Bool
  ) {
    guard case .key(let name)? = level.first else { return merge(other) }
    let index = index(of: name)
    if isForced { keys[index].isForced = true }
    var object = keys[index].object ?? ObjectTree(path: path + [.key(name)])
    object.add(other, at: level.dropFirst(), isForced: isForced)
    keys[index].object = object
  }

  private mutating func index(of name: String) -> Int {
    if let index = keys.firstIndex(where: { $0.name == name }) { return index }
    keys.append(Key(name: name))
    return keys.count - 1
  }

  private mutating func merge(_ other: ObjectTree) {
    isClaim = isClaim && other.isClaim
    isTaken = isTaken || other.isTaken
    for key in other.keys {
      let index = index(of: key.name)
      keys[index].merge(key, below: path)
    }
  }
}

extension ObjectTree.Key {
  fileprivate mutating func merge(_ other: Self, below path: [KeyPathText.Component]) {
    readers += other.readers
    isForced = isForced || other.isForced
    if let inner = other.object {
      var own = object ?? inner.rebased(to: path + [.key(name)])
      if object != nil { own.mergeObject(inner) }
      object = own
    }
    guard let inner = other.array else { return }
    var own = array ?? inner
    if array != nil {
      own.isClaim = own.isClaim && inner.isClaim
      own.elements += inner.elements
    }
    array = own
  }
}

extension ObjectTree {
  fileprivate mutating func mergeObject(_ other: ObjectTree) { merge(other) }

  /// The tree at another path.
  fileprivate func rebased(to path: [KeyPathText.Component]) -> ObjectTree {
    var tree = self
    tree.path = path
    for index in tree.keys.indices {
      let inner = path + [.key(tree.keys[index].name)]
      tree.keys[index].object = tree.keys[index].object?.rebased(to: inner)
    }
    return tree
  }

  /// True if the object must be present because something in it must be.
  var isRequired: Bool { keys.contains(where: \.isRequired) }
}

extension ObjectTree.Key {
  /// True if the key must be present.
  var isRequired: Bool {
    isForced || readers.contains(where: \.isRequired) || object?.isRequired == true
      || array?.elements.contains { $0.key.isRequired } == true
  }
}

extension ObjectTree.Reader {
  /// True if reading fails without the value.
  fileprivate var isRequired: Bool {
    read.rank == nil && read.field == nil && read.property.reads && read.property.mustBePresent
  }
}

/// Stores a value that contains values of the type that stores it.
@propertyWrapper indirect enum Indirect<Value> {
  case value(Value)

  init(wrappedValue: Value) { self = .value(wrappedValue) }

  var wrappedValue: Value {
    get {
      switch self {
      case .value(let value): value
      }
    }
    set { self = .value(newValue) }
  }
}
