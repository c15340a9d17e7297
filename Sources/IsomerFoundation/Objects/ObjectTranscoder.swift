internal import Foundation
internal import Isomer

/// Turns objects into the JSON that says the same, for a reader that takes native tokens.
///
/// ```
/// ["id": 7, "due": Date(), "tags": ["a", nil]]   →   {"due":␁kh…␅,"id":7,"tags":["a",null]}
/// ```
///
/// Members of Swift's and Foundation's dictionaries stand in the order of their keys' UTF-8 bytes, so
/// that the same objects give the same errors and reports in every run. What has no form in any
/// document becomes a token as well: it is an error only where somebody wants to read it.
///
/// Without recursion: the open lists and maps are kept on a stack of their own. So cycles end at the
/// depth limit. What is used several times is written several times, and since that can double with
/// every level, the size is bounded.
struct ObjectTranscoder: ~Copyable {
  /// A list or a map that is being written, and how many of its values are.
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

  /// What any object graph may become: as many bytes, or one value for 128 of them.
  static var sizeLimit: Int { 1 << 30 }

  private init(depthLimit: Int, sizeLimit: Int) {
    self.depthLimit = depthLimit
    self.sizeLimit = sizeLimit
  }

  /// The document of an object.
  ///
  /// Throws for keys that are no text, what is nested too deep or grows too large, and for models
  /// that cannot be written.
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

  /// Writes a scalar; of a list or a map nothing yet, but it becomes the innermost open one.
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
    // Of keys with the same text a string counts, as the last one does in JSON.
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
  /// The way to the value that is written now.
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
  /// Where keys have the same text, a higher rank counts.
  var rank = 0

  /// The text of a string, and of whatever else is a key in JSON; nil for any other key.
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
