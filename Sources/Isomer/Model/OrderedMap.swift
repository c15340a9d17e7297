/// Values by key, in the order of the document, in which they are also written.
///
/// ```swift
/// var columns: OrderedMap = ["id": 7, "age": 30]
/// columns["age"]                        // 30
/// columns["zip"] = 10115                // appends a new key
/// columns["id"] = nil                   // removes the key
/// try columns.jsonString()              // {"age":30,"zip":10115}
/// ```
///
/// Each key occurs once: setting it again replaces the value at the same position, and the last
/// value of a duplicate key counts. Keys are compared by their UTF-8 bytes, so `é` as one scalar
/// and as two are different keys. Two maps are equal if they have equal members in the same order.
/// Removing a key takes time proportional to the number of members.
public struct OrderedMap<Value> {
  private var index = ObjectKeys()
  // The value of each key is at the same position.
  private var contents: [Value] = []

  /// Creates a map without members.
  public init() {}

  /// Accesses the value of a key, or nil if there is none; setting nil removes the key.
  public subscript(key: String) -> Value? {
    get { index.position(of: key).map { contents[$0] } }
    set {
      let position = index.position(of: key)
      switch (position, newValue) {
      case (let position?, let value?): contents[position] = value
      case (let position?, nil):
        index.remove(at: position)
        contents.remove(at: position)
      case (nil, let value?):
        index.insert(key)
        contents.append(value)
      case (nil, nil): break
      }
    }
  }
}

extension OrderedMap: RandomAccessCollection {
  /// The position of the first member.
  public var startIndex: Int { 0 }

  /// The position after the last member, which is the number of members.
  public var endIndex: Int { contents.count }

  /// Accesses the member at a position.
  public subscript(position: Int) -> (key: String, value: Value) {
    (index.list[position], contents[position])
  }
}

extension OrderedMap: ExpressibleByDictionaryLiteral {
  /// Creates a map with the given members; the last value of a duplicate key counts.
  public init(dictionaryLiteral members: (String, Value)...) {
    for (key, value) in members { self[key] = value }
  }
}

extension OrderedMap: Sendable where Value: Sendable {}

extension OrderedMap: Equatable where Value: Equatable {
  /// Returns whether two maps have equal members in the same order.
  public static func == (first: OrderedMap, second: OrderedMap) -> Bool {
    first.contents == second.contents && first.index.hasKeys(of: second.index)
  }
}

extension OrderedMap: Hashable where Value: Hashable {
  /// Hashes the members in order.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(contents)
    for key in index.list { hasher.combine(ByteKey(key)) }
  }
}

extension OrderedMap: CustomStringConvertible {
  /// The members in order, like those of a dictionary.
  public var description: String {
    let members = map { "\(DescriptionText.text(of: $0)): \(DescriptionText.text(of: $1))" }
    return isEmpty ? "[:]" : "[\(members.joined(separator: ", "))]"
  }
}

extension OrderedMap: Readable where Value: Readable {
  /// Reads an object; the last value of a duplicate key counts.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> OrderedMap {
    var members = OrderedMap()
    try reader.forEachMember { reader throws(ReadingFailure) in
      let key = try reader.readKeyString()
      let (start, count) = (reader.keyStart, members.count)
      members[key] = try Value.read(&reader)
      if members.count == count { reader.noteDuplicate(at: start) }
    }
    return members
  }
}

extension OrderedMap: Writable where Value: Writable {
  /// Writes an object with the members in order.
  public func write(to writer: inout JSONWriter) {
    guard let start = writer.beginObject() else { return }
    for (key, value) in self {
      writer.append(Byte.comma)
      key.writeKey(to: &writer)
      value.write(to: &writer)
    }
    writer.endObject(start)
  }
}

extension OrderedMap: Validatable where Value: Validatable {
  /// Runs the checks and returns the resulting values; an error includes the key.
  public func validated() throws(MappingError) -> OrderedMap {
    var members = self
    for (position, (key, value)) in enumerated() {
      members.contents[position] = try value.validated(below: .key(key))
    }
    return members
  }
}
