internal import Isomer

/// The location of a value in a document that is decoded or encoded: a linked list of keys.
///
/// A path is created only for errors and for types that use it.
final class CodingPlace: Sendable {
  private let parent: CodingPlace?
  private let key: any CodingKey
  /// The number of keys.
  let depth: Int

  private init(_ parent: CodingPlace?, _ key: any CodingKey) {
    self.parent = parent
    self.key = key
    depth = (parent?.depth ?? 0) + 1
  }

  static func path(_ place: CodingPlace?) -> [any CodingKey] {
    var keys: [any CodingKey] = []
    var next = place
    while let place = next {
      keys.append(place.key)
      next = place.parent
    }
    return keys.reversed()
  }

  /// Returns the location below another; nil if it is nested too deeply, or the stack is full.
  static func below(
    _ parent: CodingPlace?, _ key: any CodingKey, limit: Int
  ) -> CodingPlace? {
    let place = CodingPlace(parent, key)
    guard place.depth > StackRoom.uncheckedDepth else { return place }
    return place.depth <= limit && StackRoom.isLeft() ? place : nil
  }
}

/// A key of any object or array.
public struct AnyCodingKey: CodingKey, Sendable {
  /// The key in an object: `"name"`.
  public let stringValue: String
  /// The position in an array, from 0; nil for a key of an object.
  public let intValue: Int?

  /// Creates a key of an object.
  public init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  /// Creates a position in an array.
  public init(intValue: Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }

  /// The key that `superDecoder()` and `superEncoder()` use.
  static var superclass: AnyCodingKey { AnyCodingKey(stringValue: "super") }
}

extension [any CodingKey] {
  /// The keys as a path of a document.
  var valuePath: ValuePath {
    ValuePath(
      map { key in
        if let key = key as? AnyCodingKey, let index = key.intValue { return .index(index) }
        return .key(key.stringValue)
      })
  }
}
