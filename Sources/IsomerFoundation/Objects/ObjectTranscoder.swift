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
    var values: [Any]
    /// The keys of a map; nil for a list.
    var keys: [String]?
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
    return transcoder.finish()
  }

  private consuming func finish() -> JSONWriter { writer }

  private mutating func write(_ object: Any) throws(MappingError) {
    try begin(object)
    while let last = open.indices.last {
      let position = open[last].position
      guard position < open[last].values.count else {
        let isMap = open[last].keys != nil
        let start = open[last].start
        if isMap { writer.wrapMembers(start) } else { writer.wrapElements(start) }
        open.removeLast()
        continue
      }
      open[last].position += 1
      writer.append(Byte.comma)
      if let key = open[last].keys?[position] { key.writeKey(to: &writer) }
      try begin(open[last].values[position])
    }
    if let failure = writer.failure { throw writer.error(failure) }
  }

  /// Writes a scalar, or opens a list or a map.
  private mutating func begin(_ object: Any) throws(MappingError) {
    valueCount += 1
    guard valueCount < sizeLimit / 128, writer.count < sizeLimit else { throw tooLarge() }
    if writer.writeCommon(object) { return }
    switch ObjectShape(object) {
    case .null: writer.writeNull()
    case .elements(let elements): try open(elements, keys: nil)
    case .members(let members): try open(members)
    case .scalar(let object): writer.writeScalar(object)
    }
  }

  private mutating func open(_ members: [(key: Any, value: Any)]) throws(MappingError) {
    var sorted: [(key: String, rank: Int, value: Any)] = []
    sorted.reserveCapacity(members.count)
    for (key, value) in members {
      guard let text = ObjectKey(key) else { throw wrongKey(key) }
      sorted.append((text.text, text.rank, value))
    }
    // If several keys have the same text, a string counts, like the last one in JSON.
    sorted.sort { first, second in
      let isSame = first.key.utf8.elementsEqual(second.key.utf8)
      return isSame
        ? first.rank < second.rank : first.key.utf8.lexicographicallyPrecedes(second.key.utf8)
    }
    try open(sorted.map(\.value), keys: sorted.map(\.key))
  }

  private mutating func open(_ values: [Any], keys: [String]?) throws(MappingError) {
    guard open.count < depthLimit else {
      throw MappingError(
        .depthLimit, path: path,
        reason: StackRoom.words(limit: depthLimit))
    }
    open.append(Open(values: values, keys: keys, start: writer.count))
  }
}

extension ObjectTranscoder {
  /// The path of the value being written.
  private var path: ValuePath {
    ValuePath(
      open.map { container in
        let position = container.position - 1
        return container.keys.map { .key($0[position]) } ?? .index(position)
      })
  }

  private func wrongKey(_ key: Any) -> MappingError {
    MappingError(
      .typeMismatch, path: path, expected: "strings as keys",
      found: "a key of the type \(type(of: key))")
  }

  private func tooLarge() -> MappingError {
    MappingError(
      .invalidValue, path: path,
      reason: "the objects have too many values, or use some of them too many times")
  }
}

/// The text of a dictionary's key.
struct ObjectKey {
  var text: String
  /// The key with the highest rank counts among those with the same text.
  var rank = 0

  /// Returns the text of a string, or of another type that is a key in JSON; nil for any other key.
  init?(_ key: Any) {
    let key = (key as? AnyHashable)?.base ?? key
    if let string = key as? String {
      text = string
      rank = 1
    } else if let key = key as? any MappableKey {
      guard let written = Self.written(key) else { return nil }
      text = written
    } else if let number = key as? NSNumber, let integer = number.integerText {
      text = integer
    } else {
      return nil
    }
  }

  private static func written(_ key: some MappableKey) -> String? {
    var writer = JSONWriter()
    key.writeKey(to: &writer)
    guard writer.failure == nil else { return nil }
    return writer.withBytes { bytes in
      var reader = JSONReader(unsafe: bytes)
      return try? reader.readKeyString()
    }
  }
}
