/// The members of an object: keys and values in document order, with fast access by key.
///
/// ```swift
/// var object: ValueObject = ["id": 7, "title": "x"]
/// object["title"]                 // .string("x")
/// object["state"] = "open"        // appends a new key
/// object["id"] = nil              // removes the key
/// for (key, value) in object { print(key, value) }
/// ```
///
/// Each key occurs once: setting it again replaces the value at the same position. Keys are
/// compared by their UTF-8 bytes, so `é` as one scalar and as two are different keys. Two objects
/// are equal if they have equal values for the same keys, in any order. Removing a key takes time
/// proportional to the number of members.
public struct ValueObject: Sendable {
  private var members: [(key: String, value: Value)] = []
  // The position of each key; used only if there are too many members for a linear search.
  private var positions: [ByteKey: Int] = [:]

  private static let smallCount = 8

  /// Creates an object without members.
  public init() {}

  /// Creates an object with the given members; the last value of a duplicate key counts.
  ///
  /// ```swift
  /// ValueObject([("a", 1), ("b", 2), ("a", 3)])   // a: 3, b: 2
  /// ```
  public init(_ members: some Sequence<(String, Value)>) {
    for (key, value) in members { self[key] = value }
  }

  /// Accesses the value of a key, or nil if there is none; setting nil removes the key.
  public subscript(key: String) -> Value? {
    get {
      position(of: key).map { members[$0].value }
    }
    set {
      if let newValue { set(newValue, for: key) } else { removeValue(forKey: key) }
    }
  }

  /// Removes a key and returns its value; nil if there is none.
  @discardableResult
  public mutating func removeValue(forKey key: String) -> Value? {
    guard let position = position(of: key) else { return nil }
    let removed = members.remove(at: position).value
    positions = [:]
    if members.count > Self.smallCount { index() }
    return removed
  }

  /// The keys in document order.
  public var keys: [String] { members.map(\.key) }

  /// The values in the order of their keys.
  public var values: [Value] { members.map(\.value) }

  private mutating func set(_ value: Value, for key: String) {
    if let position = position(of: key) {
      members[position].value = value
      return
    }
    members.append((key, value))
    if members.count > Self.smallCount + 1 {
      positions[ByteKey(key)] = members.count - 1
    } else if members.count > Self.smallCount {
      index()
    }
  }

  private func position(of key: String) -> Int? {
    guard members.count <= Self.smallCount else { return positions[ByteKey(key)] }
    return members.firstIndex { $0.key.hasBytes(of: key) }
  }

  private mutating func index() {
    positions.reserveCapacity(2 * members.count)
    for (position, member) in members.enumerated() {
      positions[ByteKey(member.key)] = position
    }
  }
}

extension ValueObject: RandomAccessCollection {
  /// The position of the first member.
  public var startIndex: Int { 0 }

  /// The position after the last member, which is the number of members.
  public var endIndex: Int { members.count }

  /// Accesses the member at a position.
  public subscript(position: Int) -> (key: String, value: Value) { members[position] }
}

extension ValueObject: ExpressibleByDictionaryLiteral {
  /// Creates an object with the given members; the last value of a duplicate key counts.
  public init(dictionaryLiteral members: (String, Value)...) {
    self.init(members)
  }
}

extension ValueObject: Hashable {
  /// Returns whether two objects have equal values for the same keys, in any order.
  public static func == (first: ValueObject, second: ValueObject) -> Bool {
    Value.object(first) == Value.object(second)
  }

  /// Hashes the members regardless of their order.
  public func hash(into hasher: inout Hasher) {
    hash(into: &hasher, levels: 16)
  }

  func hash(into hasher: inout Hasher, levels: Int) {
    hasher.combine(count)
    guard levels > 0 else { return }
    var sum = 0
    for (key, value) in members {
      var member = Hasher()
      member.combine(ByteKey(key))
      value.hash(into: &member, levels: levels - 1)
      sum &+= member.finalize()
    }
    hasher.combine(sum)
  }
}
