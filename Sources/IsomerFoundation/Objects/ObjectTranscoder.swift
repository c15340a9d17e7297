internal import Foundation
internal import Isomer

/// Converts objects into the equivalent JSON, for a reader that supports native tokens.
///
/// ```
/// ["id": 7, "due": Date(), "tags": ["a", nil]]   →   {"due":␁kh…␅,"id":7,"tags":["a",null]}
/// ```
///
/// Members of Swift's and Foundation's dictionaries are written in the order of their keys' UTF-8
/// bytes, so that the same objects give the same errors and reports in every run. Unsupported
/// values become tokens too: they are an error only if they are read.
///
/// Not recursive: the open lists and maps are on a separate stack, so cycles end at the depth
/// limit. Shared objects are written several times; because that can double with every level, the
/// size is limited.
struct ObjectTranscoder: ~Copyable {
  /// An open list or map, and the number of its values written so far.
  private struct Open {
    let values: [Any]
    let keys: [String]
    /// A map's members in the order in which they are written; nil for a list.
    let order: [SortedKey]?
    let start: Int
    var position = 0
  }

  private var writer = JSONWriter(.native)
  private var open: [Open] = []
  private var valueCount = 0
  private let depthLimit: Int
  private let sizeLimit: Int

  /// The limit for any object graph: this number of bytes, or one value for every 128 of them.
  static var sizeLimit: Int { 1 << 30 }

  private init(depthLimit: Int, sizeLimit: Int) {
    self.depthLimit = depthLimit
    self.sizeLimit = sizeLimit
  }

  /// Returns the document of an object.
  ///
  /// Throws for keys that are not text, objects that are nested too deeply or become too large, and
  /// models that cannot be written.
  static func document(
    _ object: Any, depthLimit: Int, sizeLimit: Int = Self.sizeLimit
  ) throws(MappingError) -> JSONWriter {
    var transcoder = ObjectTranscoder(depthLimit: depthLimit, sizeLimit: sizeLimit)
    try transcoder.write(object)
    return transcoder.writer
  }

  private mutating func write(_ object: Any) throws(MappingError) {
    try begin(object)
    while let container = open.last {
      guard try writeValues(of: container) else { continue }
      if container.order != nil {
        writer.wrapMembers(container.start)
      } else {
        writer.wrapElements(container.start)
      }
      open.removeLast()
    }
    try writer.throwFailure()
  }

  /// Writes the remaining values of the innermost container; returns false at a value that is a
  /// container, which is now open.
  private mutating func writeValues(of container: Open) throws(MappingError) -> Bool {
    let level = open.count - 1
    for position in container.position..<container.values.count {
      open[level].position = position + 1
      writer.append(Byte.comma)
      let index = container.order?[position].index ?? position
      if container.order != nil { container.keys[index].writeKey(to: &writer) }
      try begin(container.values[index])
      if open.count > level + 1 { return false }
    }
    return true
  }

  /// Writes a scalar, or opens a list or a map.
  private mutating func begin(_ object: Any) throws(MappingError) {
    valueCount += 1
    guard valueCount < sizeLimit / 128, writer.count < sizeLimit else {
      throw MappingError(
        .invalidValue, path: path,
        reason: "the objects have too many values, or use some of them too many times")
    }
    if writer.writeCommon(object) { return }
    if try openCommon(object) { return }
    switch ObjectShape(object) {
    case .null: writer.writeNull()
    case .elements(let elements): try open(elements)
    case .members(let members): try openMap(members)
    case .scalar(let object): writer.writeScalar(object)
    }
  }

  /// Opens a list or a map of the types that `JSONSerialization` returns; returns false for another
  /// type.
  private mutating func openCommon<Object>(_ object: Object) throws(MappingError) -> Bool {
    if Object.self == [String: Any].self, let members = object as? [String: Any] {
      let keys = Array(members.keys)
      try open(Array(members.values), keys: keys, order: SortedKey.sorted(keys))
    } else if Object.self == [Any].self, let elements = object as? [Any] {
      try open(elements)
    } else {
      return false
    }
    return true
  }

  private mutating func openMap(_ members: [(key: Any, value: Any)]) throws(MappingError) {
    var keys: [String] = []
    var ranks: [Int] = []
    for (key, _) in members {
      guard let key = ObjectKey(key) else {
        throw MappingError(
          .typeMismatch, path: path, expected: "strings as keys",
          found: "a key of the type \(type(of: key))")
      }
      keys.append(key.text)
      ranks.append(key.rank)
    }
    try open(members.map(\.value), keys: keys, order: SortedKey.sorted(keys, ranks: ranks))
  }

  /// Opens a list, or a map with its keys and their order.
  private mutating func open(
    _ values: [Any], keys: [String] = [], order: [SortedKey]? = nil
  ) throws(MappingError) {
    guard open.count < depthLimit else {
      throw MappingError(
        .depthLimit, path: path,
        reason: StackRoom.words(limit: depthLimit))
    }
    open.append(Open(values: values, keys: keys, order: order, start: writer.count))
  }

  /// The path of the value being written.
  private var path: ValuePath {
    ValuePath(
      open.map { container in
        let position = container.position - 1
        return container.order.map { .key(container.keys[$0[position].index]) } ?? .index(position)
      })
  }
}
