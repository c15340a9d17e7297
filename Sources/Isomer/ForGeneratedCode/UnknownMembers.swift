/// A collection of the unknown members of an object: a dictionary or an ordered map.
@_spi(Generated)
public protocol UnknownMembers<Key, Value>: Sequence where Element == (key: Key, value: Value) {
  /// The type of the keys.
  associatedtype Key: MappableKey
  /// The type of the values.
  associatedtype Value
  /// True if the members are written in their own order, and otherwise sorted by key.
  static var isOrdered: Bool { get }
  /// Creates a collection without members.
  init()
  /// Accesses the value of a key; setting nil removes the key.
  subscript(key: Key) -> Value? { get set }
}

@_spi(Generated)
extension UnknownMembers {
  /// Returns the members whose keys a function accepts.
  public func members(_ accepts: (String) -> Bool) -> Self {
    var members = Self()
    for (key, value) in self where accepts(key.textInJSON) { members[key] = value }
    return members
  }
}

@_spi(Generated)
extension Dictionary: UnknownMembers where Key: MappableKey {
  /// False.
  public static var isOrdered: Bool { false }
}

@_spi(Generated)
extension OrderedMap: UnknownMembers {
  /// True.
  public static var isOrdered: Bool { true }
}

@_spi(Generated)
extension JSONReader {
  /// Returns whether the key just read begins with a text, and no flattened model reads it.
  @inline(never)
  public mutating func isUnknownKey(
    beginningWith prefix: String, besides mapping: (any KeyedMapping.Type)? = nil,
    below path: String = ""
  ) -> Bool {
    let key = currentKey
    return key.utf8.starts(with: prefix.utf8) && !isHandled(key, mapping, path)
  }

  /// Returns whether a function accepts the key just read, and no flattened model reads it.
  @inline(never)
  public mutating func isUnknownKey(
    where accepts: (String) -> Bool, besides mapping: (any KeyedMapping.Type)? = nil,
    below path: String = ""
  ) -> Bool {
    let key = currentKey
    return !key.hashesSlowly && accepts(key) && !isHandled(key, mapping, path)
  }

  /// Reads the key just read again, as the key of a collection, and stores its value, unless a
  /// flattened model reads it.
  @inline(never)
  public mutating func keep<Members: UnknownMembers>(
    in rest: inout Members?, besides mapping: (any KeyedMapping.Type)? = nil,
    below path: String = "", rules: ElementRules = [],
    each read: (inout JSONReader) throws(ReadingFailure) -> Members.Value
  ) throws(ReadingFailure) {
    var own: UpdatedMembers<Members>?
    try keep(in: &rest, over: &own, besides: mapping, below: path, rules: rules, each: read)
  }

  /// Does the same while existing members may be updated; then null removes one.
  @inline(never)
  public mutating func keep<Members: UnknownMembers>(
    in rest: inout Members?, over own: inout UpdatedMembers<Members>?,
    besides mapping: (any KeyedMapping.Type)? = nil, below path: String = "",
    rules: ElementRules = [],
    each read: (inout JSONReader) throws(ReadingFailure) -> Members.Value
  ) throws(ReadingFailure) {
    if mapping != nil, isHandled(currentKey, mapping, path) { return try skipValue() }
    cursor = keyStart
    let (start, notes) = (position, noteCount)
    do {
      let key = try hashableKey(Members.Key.self)
      let place = keyStart
      if own != nil {
        let isRemoved = try readNull()
        own?.note(key, isRemoved: isRemoved)
        if isRemoved { return }
      }
      if rules.contains(.compact), try readNull() {
        // The last value of a key counts.
        rest?[key] = nil
        return
      }
      let value = try read(&self)
      if rules.contains(.lossy), collector != nil { try rejectFaults(after: notes) }
      if rest == nil { rest = Members() }
      if isReporting, rest?[key] != nil { noteDuplicate(at: place) }
      rest?[key] = value
    } catch {
      guard rules.contains(.lossy) else { throw error }
      try giveUpMember(start, error, notes)
    }
  }

  private func isHandled(
    _ key: String, _ mapping: (any KeyedMapping.Type)?, _ path: String
  ) -> Bool {
    guard let mapping, !key.hashesSlowly else { return false }
    return mapping.mappedHandling(of: key, below: path, as: profile) != .none
  }
}

@_spi(Generated)
extension JSONWriter {
  /// Writes the unknown members that a model stores, except those that the model now handles, and
  /// those whose keys do not begin with `prefix`, or begin with that of another property.
  public mutating func rest<Members: UnknownMembers>(
    _ members: Members, besides mapping: (any KeyedMapping.Type)? = nil, below path: String = "",
    prefix: String = "", except others: [String] = []
  ) where Members.Value: Writable {
    rest(members, besides: mapping, below: path, prefix: prefix, except: others) { writer, value in
      value.write(to: &writer)
    }
  }

  /// Does the same; a closure writes the values.
  @inline(never)
  public mutating func rest<Members: UnknownMembers>(
    _ members: Members, besides mapping: (any KeyedMapping.Type)? = nil, below path: String = "",
    prefix: String = "", except others: [String] = [],
    each write: (inout JSONWriter, Members.Value) -> Void
  ) {
    var written: [(text: String, member: Members.Element)] = []
    for member in members {
      let text = member.key.textInJSON
      guard text.utf8.starts(with: prefix.utf8),
        !others.contains(where: { text.utf8.starts(with: $0.utf8) }),
        mapping.map({ $0.mappedHandling(of: text, below: path, as: profile) == .none }) ?? true
      else { continue }
      written.append((text, member))
    }
    if !Members.isOrdered { written.sort { $0.text < $1.text } }
    for (_, member) in written {
      append(Byte.comma)
      member.key.writeKey(to: &self)
      write(&self, member.value)
    }
  }
}

/// Returns the changes of unknown members; nil represents a removed one.
@_spi(Generated)
public func change<Members: UnknownMembers, Changes: UnknownMembers<Members.Key, Members.Value?>>(
  of own: Members, to new: Members
) -> Changes where Members.Value: Equatable {
  var changes = Changes()
  for (key, value) in new where own[key] != value { changes[key] = .some(.some(value)) }
  for (key, _) in own where new[key] == nil { changes[key] = .some(nil) }
  return changes
}

/// Returns unknown members with changes; nil removes one.
@_spi(Generated)
public func changed<Members: UnknownMembers>(
  _ own: Members, by newer: some UnknownMembers<Members.Key, Members.Value?>
) -> Members {
  var updated = UpdatedMembers(own)
  var read = Members()
  for (key, value) in newer {
    if let value { read[key] = value } else { updated.note(key, isRemoved: true) }
  }
  return updated.merged(with: read) ?? own
}

/// The existing unknown members during an update, and the keys that it removes.
///
/// They are removed at the end, at once, because removing one takes long in an ordered map.
@_spi(Generated)
public struct UpdatedMembers<Members: UnknownMembers> {
  private let own: Members
  private var removed: Set<Members.Key> = []

  /// Begins an update of members.
  public init(_ own: Members) { self.own = own }

  mutating func note(_ key: Members.Key, isRemoved: Bool) {
    if isRemoved { removed.insert(key) } else if !removed.isEmpty { removed.remove(key) }
  }

  /// Returns the members with those that were read; nil if nothing was read.
  public func merged(with read: Members?) -> Members? {
    if read == nil, removed.isEmpty { return nil }
    var members = removed.isEmpty ? own : Members()
    if !removed.isEmpty { add(own, to: &members) }
    if let read { add(read, to: &members) }
    return members
  }

  private func add(_ others: Members, to members: inout Members) {
    for (key, value) in others where !removed.contains(key) { members[key] = value }
  }
}
