/// The objects of models that are open while a report is collected, by depth: their keys so far, and
/// the key that was read last.
///
/// It costs some instructions a key: its bit is set, and tested against the keys that came before;
/// what defaults were used follows from the bits where an object ends.
///
///     depth     1              2               3
///     object    Page           Issue           (closed)
///     seen      0011           0101
///     index     1: "issues"    2: "title"
@usableFromInline
struct OpenObjects {
  struct Object {
    /// The object's keys; nil where none is open.
    var table: UnsafePointer<KeyTable>?
    /// Of an object with properties that have a default, as everything below ``root``.
    var rules: UnsafePointer<KeyRules>?
    /// The key that was read last.
    var index = Int16(KeySet.unknown)
    /// Whether some properties with a default have keys in other objects alone.
    var isDeep = false
    /// Whether there is more to know of it than the bits tell.
    var hasOthers = false
    /// The depth of the object that has the model's own keys; -1 where there are no defaults.
    var root: Int32 = -1
    /// The keys that have to be looked at when they come: those that came, of the ones with an index
    /// below 64, and the ones below.
    var watched: UInt64 = 0
    /// Of the ones below, those that came.
    var seen: UInt64 = 0
    /// Those whose value is null, of the ones below.
    var nulls: UInt64 = 0
    /// Keys of properties with a default.
    var interest: UInt64 = 0
    /// Of the keys with an index from 64 to 127, those that came.
    var high: UInt64 = 0
  }

  private var objects: UnsafeMutablePointer<Object>
  private var capacity = 16
  /// The rules of some sets, at the places that their numbers give; empty before the first.
  private var recent: [Recent] = []
  /// What the bits do not tell, by depth: keys with an index above 127, and by number the properties
  /// that were found in nested objects, or stood as null.
  private var highKeys: [Int: Set<Int>] = [:]
  private var found: [Int: Set<Int>] = [:]
  private var nulls: [Int: [Int: Int]] = [:]

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

  /// Opens an object with its first key; false if that takes more than these few steps.
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

  /// The rules of a set, which are searched for under a lock once for each report.
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

  /// The innermost object that is open above a depth.
  private func enclosing(_ depth: Int) -> Int? {
    (0..<max(min(depth, capacity), 0)).last { objects[$0].table != nil }
  }

  /// Forgets the objects that were open below a depth, where reading ended in the middle.
  mutating func close(below depth: Int) {
    for index in min(max(depth + 1, 0), capacity)..<capacity { objects[index].table = nil }
  }

  /// The model and the key that a place at a depth belongs to.
  func place(_ depth: Int) -> ModelPlace? {
    guard let level = enclosing(depth + 1), let table = objects[level].table else { return nil }
    return ModelPlace(table: table, index: Int(objects[level].index))
  }
}

// MARK: - keys

extension OpenObjects {
  /// What there is to do about a key.
  struct Event {
    var isRepeated = false
    /// Whether it is of a property with a default.
    var isWatched = false
  }

  /// Takes note of a key; whether there is more to do about it.
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

  /// What there is to do about a key that was taken.
  mutating func look(_ index: Int, _ depth: Int) -> Event {
    guard index < 64 else { return lookHigh(index, depth) }
    let bit: UInt64 = 1 &<< UInt64(index)
    guard objects[depth].root >= 0 else { return Event(isRepeated: true) }
    let seen = objects[depth].seen
    objects[depth].seen = seen | bit
    // A key of a property with a default is looked at from the first time on.
    let isWatched = objects[depth].interest & bit != 0
    return Event(isRepeated: !isWatched || seen & bit != 0, isWatched: isWatched)
  }

  private mutating func lookHigh(_ index: Int, _ depth: Int) -> Event {
    objects[depth].hasOthers = true
    return Event(
      isRepeated: !insertHigh(index, depth), isWatched: objects[depth].root >= 0)
  }

  /// Takes note of a key with an index above 63; false if it came before.
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

  /// Takes note of a key of a property with a default, whose value is null.
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

  /// Takes note of a key with an index above 63 of properties with a default.
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
  /// A default that was used: the property by its number, its path, and where null stands if there
  /// is one.
  struct Used {
    var place: ModelPlace
    var number: Int
    var path: String
    var null: Int?
  }

  /// Closes an object; false if defaults may have been used, and it is open still.
  mutating func end(_ depth: Int) -> Bool {
    guard depth < capacity else { return true }
    guard objects[depth].root < 0 || isComplete(depth) else { return false }
    objects[depth].table = nil
    return true
  }

  /// Whether each property with a default has all of its keys.
  private func isComplete(_ depth: Int) -> Bool {
    let object = objects[depth]
    return Int(object.root) == depth && object.seen == object.interest && !object.isDeep
      && !object.hasOthers
  }

  /// Closes an object; the defaults that were used in it.
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
    return rules.defaults.indices.filter { !all.contains($0) }.map { number in
      Used(place: place, number: number, path: rules.defaults[number].path, null: nulls[number])
    }
  }
}
