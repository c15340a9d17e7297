/// The open objects of models while a report is collected, by depth: their keys so far, and the
/// last key.
///
/// A key costs a few instructions: its bit is set and compared with those of earlier keys. The bits
/// determine the defaults used when an object ends.
///
///     depth     1              2               3
///     object    Page           Issue           (closed)
///     seen      0011           0101
///     index     1: "issues"    2: "title"
@usableFromInline
struct OpenObjects {
  struct Object {
    /// The object's keys; nil if none is open.
    var table: UnsafePointer<KeyTable>?
    /// The model of an object that is its own ``root``.
    var source: UnsafePointer<ModelSource>?
    /// The last key read.
    var index = Int16(KeySet.unknown)
    /// True if the words do not suffice for the defaults used, or the sets below have elements.
    var hasOthers = false
    /// The depth of the object with the model's own keys; -1 if there are no defaults.
    var root: Int32 = -1
    /// The number of the first key among those of the model.
    var start = 0
    /// The keys to examine when they occur: those of ``interest`` and earlier ones, with an index
    /// below 64.
    var watched: UInt64 = 0
    /// The keys of ``interest`` that occurred.
    var seen: UInt64 = 0
    /// The keys of ``interest`` whose value is null, and those whose null counts as missing.
    var nulls: UInt64 = 0
    /// The keys of properties with a default.
    var interest: UInt64 = 0
    /// The keys with an index above 63 that occurred.
    var high = BitSet()
    /// The keys of the model that had a value other than null, by number; only in a root.
    var found = BitSet()
    /// The offsets of null, by the numbers of the model's keys; only in a root.
    var nullOffsets: [Int: Int] = [:]
  }

  private var objects: UnsafeMutablePointer<Object>
  private var capacity = 16
  /// The models so far, by the numbers of their sets, so that each is looked up under a lock at most
  /// once per report.
  private var sources: [UnsafePointer<ModelSource>?] = []

  init() {
    objects = .allocate(capacity: capacity)
    objects.initialize(repeating: Object(), count: capacity)
  }

  func deallocate() {
    objects.deinitialize(count: capacity)
    objects.deallocate()
  }
}

// MARK: - objects

extension OpenObjects {
  /// Opens an object.
  mutating func begin(_ keys: KeySet, _ depth: Int) {
    if depth >= capacity { grow(depth) }
    if objects[depth].hasOthers { forgetOthers(depth) }
    let object = objects + depth
    object.pointee.table = keys.table
    object.pointee.index = Int16(KeySet.unknown)
    object.pointee.watched = 0
    object.pointee.root = -1
    if keys.table.pointee.hasRules { beginWatched(keys.table, depth) }
  }

  /// Opens an object with its first key; returns false if that needs the slow path.
  mutating func begin(_ keys: KeySet, _ index: Int, _ depth: Int) -> Bool {
    guard UInt(bitPattern: index) < 64, depth < capacity, !keys.table.pointee.hasRules else {
      return false
    }
    let object = objects + depth
    guard !object.pointee.hasOthers else { return false }
    object.pointee.table = keys.table
    object.pointee.index = Int16(truncatingIfNeeded: index)
    object.pointee.watched = 1 &<< UInt64(index)
    object.pointee.root = -1
    return true
  }

  @inline(never)
  private mutating func grow(_ depth: Int) {
    let size = max(2 * capacity, depth + 1)
    let new = UnsafeMutablePointer<Object>.allocate(capacity: size)
    new.moveInitialize(from: objects, count: capacity)
    (new + capacity).initialize(repeating: Object(), count: size - capacity)
    objects.deallocate()
    objects = new
    capacity = size
  }

  private mutating func source(_ table: UnsafePointer<KeyTable>) -> UnsafePointer<ModelSource>? {
    let number = table.pointee.number
    while sources.count <= number { sources.append(nil) }
    if sources[number] == nil { sources[number] = KeySets.shared.source(of: table) }
    return sources[number]
  }

  @inline(never)
  private mutating func beginWatched(_ table: UnsafePointer<KeyTable>, _ depth: Int) {
    var (root, start) = (depth, 0)
    if table.pointee.list.isNested {
      guard let outer = enclosing(depth), objects[outer].root >= 0 else { return }
      root = Int(objects[outer].root)
      guard let nested = objects[root].source?.pointee.starts[table] else { return }
      start = nested
      objects[root].hasOthers = true
    } else {
      objects[depth].source = source(table)
    }
    guard let source = objects[root].source else { return }
    let interest = source.pointee.interest.word(at: start)
    objects[depth].seen = 0
    objects[depth].nulls = 0
    objects[depth].interest = interest
    objects[depth].watched = interest
    objects[depth].root = Int32(truncatingIfNeeded: root)
    objects[depth].start = start
    if root == depth { objects[depth].hasOthers = source.pointee.isDeep }
  }

  /// Returns the depth of the innermost open object above a depth.
  private func enclosing(_ depth: Int) -> Int? {
    (0..<max(min(depth, capacity), 0)).last { objects[$0].table != nil }
  }

  /// Closes the objects that are open below a depth, after reading stopped inside them.
  mutating func close(below depth: Int) {
    for index in min(max(depth + 1, 0), capacity)..<capacity { objects[index].table = nil }
  }

  /// Returns the model and the key of the values at a depth.
  func place(_ depth: Int) -> ModelPlace? {
    guard let level = enclosing(depth + 1), let table = objects[level].table else { return nil }
    return ModelPlace(table: table, index: Int(objects[level].index))
  }
}

// MARK: - keys

extension OpenObjects {
  /// Records a key; returns whether it must be examined.
  mutating func take(_ index: Int, _ depth: Int) -> Bool {
    // Hand-written code may leave containers open.
    guard depth < capacity else { return false }
    let object = objects + depth
    object.pointee.index = Int16(truncatingIfNeeded: index)
    guard UInt(bitPattern: index) < 64 else { return index > 0 }
    let bit: UInt64 = 1 &<< UInt64(index)
    let old = object.pointee.watched
    object.pointee.watched = old | bit
    return old & bit != 0
  }

  /// Examines a recorded key, whose value is at an offset; returns whether the key is repeated.
  mutating func look(_ index: Int, _ depth: Int, at offset: Int, isNull: Bool) -> Bool {
    let object = objects + depth
    guard index < 64 else {
      object.pointee.hasOthers = true
      if object.pointee.root >= 0 { take(index, depth, null: isNull ? offset : nil) }
      return !object.pointee.high.insert(index)
    }
    let bit: UInt64 = 1 &<< UInt64(index)
    // A key of a property with a default is examined from its first occurrence.
    guard object.pointee.root >= 0, object.pointee.interest & bit != 0 else { return true }
    let seen = object.pointee.seen
    object.pointee.seen = seen | bit
    if isNull {
      object.pointee.nulls |= bit
      take(index, depth, null: offset)
    }
    return seen & bit != 0
  }

  @inline(never)
  private mutating func forgetOthers(_ depth: Int) {
    objects[depth].hasOthers = false
    objects[depth].high.removeAll()
    objects[depth].found.removeAll()
    objects[depth].nullOffsets.removeAll(keepingCapacity: true)
  }

  /// Records that a key of a property with a default has null at an offset, or another value.
  @inline(never)
  private mutating func take(_ index: Int, _ depth: Int, null offset: Int?) {
    let root = objects + Int(objects[depth].root)
    let number = objects[depth].start + index
    root.pointee.hasOthers = true
    if let offset {
      root.pointee.nullOffsets[number] = offset
    } else {
      _ = root.pointee.found.insert(number)
    }
  }

  /// Records that the value of the last key is null and counts as missing.
  mutating func takeMissingNull(_ depth: Int) {
    guard depth < capacity, 0..<64 ~= objects[depth].index else { return }
    objects[depth].nulls |= 1 << UInt64(objects[depth].index)
  }
}

// MARK: - the end of an object

extension OpenObjects {
  /// Closes an object; returns false, and leaves it open, if defaults may have been used.
  mutating func end(_ depth: Int) -> Bool {
    guard depth < capacity else { return true }
    let object = objects + depth
    if object.pointee.root >= 0 {
      // Complete if all keys of all properties with a default occurred.
      guard Int(object.pointee.root) == depth, object.pointee.seen == object.pointee.interest,
        !object.pointee.hasOthers
      else { return false }
    }
    object.pointee.table = nil
    return true
  }

  /// Closes an object and returns notes about the defaults used in it; those of missing keys are at
  /// an offset.
  @inline(never)
  mutating func endWatched(_ depth: Int, at offset: Int) -> [ReportCollector.Note] {
    let (object, root) = (objects + depth, objects + Int(objects[depth].root))
    let values = object.pointee.seen & ~object.pointee.nulls
    root.pointee.found.formUnion(values, at: object.pointee.start)
    root.pointee.hasOthers = true
    defer { object.pointee.table = nil }
    guard root == object, let table = object.pointee.table, let source = object.pointee.source
    else { return [] }
    let other = object.pointee.watched & ~object.pointee.interest & ~object.pointee.nulls
    let defaults = source.pointee.defaults
    return defaults.indices.compactMap { number in
      let partners = defaults[number].partners
      guard partners == 0 || partners & (values | other) != 0 else { return nil }
      let keys = defaults[number].numbers
      let null = keys.compactMap { object.pointee.nullOffsets[$0] }.max()
      let isFound = keys.contains(where: object.pointee.found.contains)
      guard !isFound, null == nil || defaults[number].takesNull else { return nil }
      var note = ReportCollector.Note(
        kind: .defaultUsed, offset: null ?? offset,
        place: ModelPlace(table: table, number: number))
      if null == nil { note.details.missingKey = defaults[number].path }
      return note
    }
  }
}
