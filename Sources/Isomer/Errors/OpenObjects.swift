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
    /// The rules of an object that has properties with a default; valid only with ``root``.
    var rules: UnsafePointer<KeyRules>?
    /// The last key read.
    var index = Int16(KeySet.unknown)
    /// True if some properties with a default have keys only in other objects.
    var isDeep = false
    /// True if there is state outside the bits.
    var hasOthers = false
    /// The depth of the object with the model's own keys; -1 if there are no defaults.
    var root: Int32 = -1
    /// The keys to examine when they occur: those of ``interest`` and earlier ones, with an index
    /// below 64.
    var watched: UInt64 = 0
    /// The keys of ``interest`` that occurred.
    var seen: UInt64 = 0
    /// The keys of ``interest`` whose value is null, and those whose null counts as missing.
    var nulls: UInt64 = 0
    /// The keys of properties with a default.
    var interest: UInt64 = 0
    /// The keys with an index from 64 to 127 that occurred.
    var high: UInt64 = 0
  }

  private var objects: UnsafeMutablePointer<Object>
  private var capacity = 16
  /// A cache of rules, indexed by the numbers of the sets; empty until the first use.
  private var recent: [Recent] = []
  /// State outside the bits, by depth: keys with an index above 127, and, by number, the properties
  /// that were found in nested objects or were null.
  private var highKeys = [Int: Set<Int>]()
  private var found = [Int: Set<Int>]()
  private var nulls = [Int: [Int: Int]]()

  private struct Recent {
    var table: UnsafePointer<KeyTable>?
    var rules: UnsafePointer<KeyRules>?
  }

  private static let slots = 64

  init() {
    objects = .allocate(capacity: capacity)
    objects.initialize(repeating: Object(), count: capacity)
  }

  func deallocate() { objects.deallocate() }
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
    new.initialize(repeating: Object(), count: size)
    new.update(from: objects, count: capacity)
    objects.deallocate()
    objects = new
    capacity = size
  }

  /// Returns the rules of a set, looking them up under a lock at most once per report.
  private mutating func rules(_ table: UnsafePointer<KeyTable>) -> UnsafePointer<KeyRules> {
    if recent.isEmpty { recent = Array(repeating: Recent(), count: Self.slots) }
    let slot = table.pointee.number & (Self.slots - 1)
    if recent[slot].table == table, let rules = recent[slot].rules { return rules }
    let rules = KeyRules.of(table)
    recent[slot] = Recent(table: table, rules: rules)
    return rules
  }

  @inline(never)
  private mutating func beginWatched(_ table: UnsafePointer<KeyTable>, _ depth: Int) {
    var rules = rules(table)
    var root = depth
    if rules.pointee.isNested {
      guard let outer = enclosing(depth), objects[outer].root >= 0 else { return }
      root = Int(objects[outer].root)
      rules = KeyRules.of(table, in: objects[root].rules)
      objects[root].hasOthers = true
    }
    objects[depth].rules = rules
    objects[depth].seen = 0
    objects[depth].nulls = 0
    objects[depth].interest = rules.pointee.interest
    objects[depth].watched = rules.pointee.interest
    objects[depth].root = Int32(truncatingIfNeeded: root)
    objects[depth].isDeep = rules.pointee.isDeep
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
  /// The actions that a key requires.
  struct Event {
    var isRepeated = false
    /// True if the key belongs to a property with a default.
    var isWatched = false
  }

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

  /// Returns the actions that a recorded key requires.
  mutating func look(_ index: Int, _ depth: Int) -> Event {
    guard index < 64 else { return lookHigh(index, depth) }
    let bit: UInt64 = 1 &<< UInt64(index)
    guard objects[depth].root >= 0 else { return Event(isRepeated: true) }
    let seen = objects[depth].seen
    objects[depth].seen = seen | bit
    // A key of a property with a default is examined from its first occurrence.
    let isWatched = objects[depth].interest & bit != 0
    return Event(isRepeated: !isWatched || seen & bit != 0, isWatched: isWatched)
  }

  private mutating func lookHigh(_ index: Int, _ depth: Int) -> Event {
    objects[depth].hasOthers = true
    return Event(isRepeated: !insertHigh(index, depth), isWatched: objects[depth].root >= 0)
  }

  /// Records a key with an index above 63; returns false if it is repeated.
  private mutating func insertHigh(_ index: Int, _ depth: Int) -> Bool {
    guard index < 128 else { return highKeys[depth, default: []].insert(index).inserted }
    let bit: UInt64 = 1 << UInt64(index - 64)
    let old = objects[depth].high
    objects[depth].high = old | bit
    return old & bit == 0
  }

  @inline(never)
  private mutating func forgetOthers(_ depth: Int) {
    objects[depth].hasOthers = false
    objects[depth].high = 0
    highKeys[depth] = nil
    found[depth] = nil
    nulls[depth] = nil
  }

  /// Records that the value of a key of a property with a default is null.
  @inline(never)
  mutating func takeNull(_ index: Int, _ depth: Int, at offset: Int) {
    guard let rules = objects[depth].rules?.pointee else { return }
    let root = Int(objects[depth].root)
    objects[root].hasOthers = true
    if index < 64 { objects[depth].nulls |= 1 << UInt64(index) }
    for number in rules.defaults.indices where rules.defaults[number].takesNull {
      let isConcerned =
        index < 64
        ? rules.masks[number] >> UInt64(index) & 1 != 0 : rules.numbers(of: index).contains(number)
      if isConcerned { nulls[root, default: [:]][number] = offset }
    }
  }

  /// Records that the value of the last key is null and counts as missing.
  mutating func takeMissingNull(_ depth: Int) {
    guard depth < capacity, 0..<64 ~= objects[depth].index else { return }
    objects[depth].nulls |= 1 << UInt64(objects[depth].index)
  }

  /// Records a key with an index above 63 that belongs to properties with a default.
  @inline(never)
  mutating func findHigh(_ index: Int, _ depth: Int) {
    guard let rules = objects[depth].rules?.pointee else { return }
    let root = Int(objects[depth].root)
    objects[root].hasOthers = true
    found[root, default: []].formUnion(rules.numbers(of: index))
  }
}

// MARK: - the end of an object

extension OpenObjects {
  /// A default that was used: the property by its number, its path, and the offset of its null, if
  /// any.
  struct Used {
    var place: ModelPlace
    var number: Int
    var path: String
    var null: Int?
  }

  /// Closes an object; returns false, and leaves it open, if defaults may have been used.
  mutating func end(_ depth: Int) -> Bool {
    guard depth < capacity else { return true }
    guard objects[depth].root < 0 || isComplete(depth) else { return false }
    objects[depth].table = nil
    return true
  }

  /// Returns whether all keys of all properties with a default occurred.
  private func isComplete(_ depth: Int) -> Bool {
    let object = objects[depth]
    return Int(object.root) == depth && object.seen == object.interest && !object.isDeep
      && !object.hasOthers
  }

  /// Closes an object and returns the defaults used in it.
  @inline(never)
  mutating func endWatched(_ depth: Int) -> [Used] {
    let object = objects[depth]
    objects[depth].table = nil
    guard object.root >= 0, let table = object.table, let rules = object.rules?.pointee else {
      return []
    }
    let present = rules.defaults.indices.filter { number in
      let keys = rules.defaults[number].takesNull ? object.seen & ~object.nulls : object.seen
      return rules.masks[number] & keys != 0
    }
    guard Int(object.root) == depth else {
      found[Int(object.root), default: []].formUnion(present)
      return []
    }
    let others = object.hasOthers ? found.removeValue(forKey: depth) ?? [] : []
    let nulls = object.hasOthers ? nulls.removeValue(forKey: depth) ?? [:] : [:]
    let all = others.union(present)
    let place = ModelPlace(table: table, index: KeySet.unknown)
    let keys = (object.seen | object.watched & ~object.interest) & ~object.nulls
    let used = rules.defaults.indices.filter { number in
      let partners = rules.defaults[number].partners
      return !all.contains(number) && (partners == 0 || partners & keys != 0)
    }
    return used.map { number in
      Used(place: place, number: number, path: rules.defaults[number].path, null: nulls[number])
    }
  }
}
