/// The members of an object: keys and values in document order, with fast access by key.
///
/// ```swift
/// var object: JSONObject = ["id": 7, "title": "x"]
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
public struct JSONObject: Sendable {
  /// Keys that objects share until one of them changes its own; an array, always of one element,
  /// for its copy on write.
  package typealias SharedKeys = [ObjectKeys]

  private var shared: SharedKeys
  // The value of each key is at the same position.
  private var contents: [Value]

  private static let noKeys = [ObjectKeys()]

  /// Creates an object without members.
  public init() { self.init(Self.noKeys, []) }

  /// Creates an object with the given members; the last value of a duplicate key counts.
  ///
  /// ```swift
  /// JSONObject([("a", 1), ("b", 2), ("a", 3)])   // a: 3, b: 2
  /// ```
  public init(_ members: some Sequence<(String, Value)>) {
    self.init()
    for (key, value) in members { self[key] = value }
  }

  /// Creates an object with as many values as keys.
  package init(_ keys: SharedKeys, _ values: [Value]) {
    shared = keys
    contents = values
  }

  /// Accesses the value of a key, or nil if there is none; setting nil removes the key.
  public subscript(key: String) -> JSONValue? {
    get {
      shared[0].position(of: key).map { contents[$0] }
    }
    set {
      if let newValue { set(newValue, for: key) } else { removeValue(forKey: key) }
    }
  }

  /// Removes a key and returns its value; nil if there is none.
  @discardableResult
  public mutating func removeValue(forKey key: String) -> Value? {
    guard let position = shared[0].position(of: key) else { return nil }
    shared[0].remove(at: position)
    return contents.remove(at: position)
  }

  /// The keys in document order.
  public var keys: [String] { shared[0].list }

  /// The values in the order of their keys.
  public var values: [Value] { contents }

  private mutating func set(_ value: Value, for key: String) {
    if let position = shared[0].position(of: key) {
      contents[position] = value
      return
    }
    shared[0].insert(key)
    contents.append(value)
  }
}

extension JSONObject: RandomAccessCollection {
  /// The position of the first member.
  public var startIndex: Int { 0 }

  /// The position after the last member, which is the number of members.
  public var endIndex: Int { contents.count }

  /// Accesses the member at a position.
  public subscript(position: Int) -> (key: String, value: JSONValue) {
    (shared[0].list[position], contents[position])
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// Creates an object with the given members; the last value of a duplicate key counts.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self.init(members)
  }
}

extension JSONObject: Hashable {
  /// Returns whether two objects have equal values for the same keys, in any order.
  public static func == (first: JSONObject, second: JSONObject) -> Bool {
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
    for (key, value) in self {
      var member = Hasher()
      member.combine(ByteKey(key))
      value.hash(into: &member, levels: levels - 1)
      sum &+= member.finalize()
    }
    hasher.combine(sum)
  }
}
