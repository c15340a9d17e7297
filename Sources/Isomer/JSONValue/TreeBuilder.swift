/// Reads an array or an object without recursion.
///
/// The values of all open containers are on one stack, and so are the offsets of their keys. At the
/// end of a container, its values are moved into an array of their exact number.
///
/// ```
/// [1,{"a":2,"b":[3       values  1 2 3
///                        keys    3 9
///                        start   0 1 2    the number of values before each container
/// ```
struct TreeBuilder: ~Copyable {
  /// An open array or object.
  private struct Container {
    let start: Int
    let isObject: Bool
    /// The node of an object's last key; nil if the tree of keys has been replaced since.
    var key: Int? = KeyTree.root
  }

  private var values = ValueStack()
  private var keyOffsets: [Int] = []
  private var keys = KeyTree()
  /// The innermost open container, and those around it; before the first, an unused one.
  private var current = Container(start: 0, isObject: false)
  private var outer: [Container] = []

  init() {
    outer.reserveCapacity(16)
    keyOffsets.reserveCapacity(64)
  }

  /// Reads the array or the object at the reader's cursor.
  @_optimize(speed)
  mutating func read(_ reader: inout JSONReader) throws(ReadingFailure) -> JSONValue {
    repeat {
      let first = reader.token()
      if first == Byte.openBrace || first == Byte.openBracket {
        if try begin(&reader, isObject: first == Byte.openBrace) { continue }
      } else {
        values.append(try JSONValue.readScalar(&reader, first))
      }
      // The value is complete. It ends its container, and possibly outer ones, or another value
      // follows.
      while !outer.isEmpty, try !continues(&reader) { try end(&reader) }
    } while !outer.isEmpty
    return values.take(from: 0)[0]
  }

  /// Opens a container up to its first value; returns false for an empty one, which is complete.
  @_optimize(speed)
  private mutating func begin(
    _ reader: inout JSONReader, isObject: Bool
  ) throws(ReadingFailure) -> Bool {
    guard try isObject ? reader.beginObject() : reader.beginArray() else {
      values.append(isObject ? .object(JSONObject()) : .array([]))
      return false
    }
    outer.append(current)
    current = Container(start: values.count, isObject: isObject)
    if isObject { try readKey(&reader) }
    return true
  }

  /// Returns whether another element or member follows, and leaves the reader before its value.
  @_optimize(speed)
  @inline(__always)
  private mutating func continues(_ reader: inout JSONReader) throws(ReadingFailure) -> Bool {
    guard current.isObject else { return try reader.nextElement() }
    guard try reader.nextMember() else { return false }
    try readKey(&reader)
    return true
  }

  @_optimize(speed)
  private mutating func readKey(_ reader: inout JSONReader) throws(ReadingFailure) {
    if let previous = current.key {
      current.key = try keys.readKey(after: previous, &reader)
      if current.key == nil { forgetKeys() }
    } else {
      _ = try reader.readKey()
    }
    keyOffsets.append(reader.keyStart)
  }

  @inline(never)
  private mutating func forgetKeys() {
    keys = KeyTree()
    for index in outer.indices { outer[index].key = nil }
  }

  /// Replaces the values of the last container, which was just closed, with the container.
  @_optimize(speed)
  @inline(__always)
  private mutating func end(_ reader: inout JSONReader) throws(ReadingFailure) {
    let container = current
    current = outer.removeLast()
    let contents = values.take(from: container.start)
    guard container.isObject else { return values.append(.array(contents)) }
    if let shared = container.key.flatMap({ keys[$0] }) {
      values.append(.object(JSONObject(shared, contents)))
    } else {
      values.append(.object(try object(&reader, container.key, contents)))
    }
    keyOffsets.removeLast(contents.count)
  }

  /// Creates an object whose keys are new or contain duplicates, by reading the keys again.
  private mutating func object(
    _ reader: inout JSONReader, _ lastKey: Int?, _ contents: [JSONValue]
  ) throws(ReadingFailure) -> JSONObject {
    let end = reader.cursor
    var list: [String] = []
    list.reserveCapacity(contents.count)
    for offset in keyOffsets.suffix(contents.count) {
      reader.cursor = offset
      list.append(try reader.readString())
    }
    reader.cursor = end
    let unique = [ObjectKeys(list)]
    guard unique[0].list.count == list.count else {
      var members = JSONObject()
      for (index, offset) in keyOffsets.suffix(contents.count).enumerated() {
        if members[list[index]] != nil { reader.noteDuplicate(at: offset) }
        members[list[index]] = contents[index]
      }
      return members
    }
    if let lastKey { keys[lastKey] = unique }
    return JSONObject(unique, contents)
  }
}
