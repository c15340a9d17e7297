/// A list of pairs in the document ↔ a dictionary.
///
/// ```swift
/// // @mapped with: .pairs()
/// var names: [Int: String]   // [[1, "one"], [2, "two"]]
/// ```
///
/// The keys can have any type that is read and hashable. A key that is repeated is an error at the
/// key: `names[1][0]: …`. The order of written pairs is unspecified.
public struct PairsTransformer<Key: Hashable, Value>: Transformer, Sendable {
  /// A key and its value, an array of two in the document.
  public struct Pair {
    let key: Key
    let value: Value
  }

  /// Returns the dictionary of some pairs; throws at a key that is repeated.
  public func transform(_ input: [Pair]) throws -> [Key: Value] {
    try uniquelyKeyed(input, of: \.value, at: [.index(0)]) { $0.key }
  }

  /// Returns the pairs in an unspecified order.
  public func reverse(_ output: [Key: Value]) -> [Pair] {
    output.map { Pair(key: $0.key, value: $0.value) }
  }
}

extension PairsTransformer.Pair: Readable where Key: Readable, Value: Readable {
  /// Reads an array of two values.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
    try reader.beginValues(of: 2)
    let key = try reader.hashable { reader throws(ReadingFailure) in try Key.read(&reader) }
    try reader.nextValue(of: 2)
    let value = try Value.read(&reader)
    try reader.endValues(of: 2)
    return Self(key: key, value: value)
  }
}

extension PairsTransformer.Pair: Writable where Key: Writable, Value: Writable {
  /// Writes an array of two values.
  public func write(to writer: inout JSONWriter) {
    writer.array {
      $0.element(key)
      $0.element(value)
    }
  }
}

extension ForwardTransformer {
  /// A list of pairs in the document ↔ a dictionary with keys of any type.
  ///
  /// ```swift
  /// .pairs()                   // [["a", 1]] ↔ ["a": 1]
  /// ```
  public static func pairs<Key: Hashable, Value>() -> Self
  where Self == PairsTransformer<Key, Value> { PairsTransformer() }
}

/// Returns the dictionary of some elements; throws at a path below an element whose key is repeated.
func uniquelyKeyed<Element, Key: Hashable, Value>(
  _ elements: [Element], of value: (Element) -> Value, at path: [ValuePath.Component],
  by key: (Element) -> Key
) throws -> [Key: Value] {
  var members: [Key: Value] = [:]
  members.reserveCapacity(elements.count)
  for (index, element) in elements.enumerated() {
    do {
      let key = try hashable(key(element))
      guard members.updateValue(value(element), forKey: key) == nil else {
        throw TransformerError(expected: "a key that is not repeated", input: key)
      }
    } catch {
      throw ElementError(ValuePath([.index(index)] + path), error)
    }
  }
  return members
}
