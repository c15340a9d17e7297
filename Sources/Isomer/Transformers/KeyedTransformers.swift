/// A list in the document ↔ a dictionary by a property of its elements.
///
/// ```swift
/// // @mapped with: .keyed(by: \.id)
/// var users: [String: User]  // [{"id": "a", …}, {"id": "b", …}]
/// ```
///
/// An element whose key is repeated is an error: `users[1]: …`. On writing, each element must be
/// stored under its key. The order of written elements is unspecified.
public struct KeyedDictionaryTransformer<Key: Hashable, Element>: Transformer, Sendable {
  let key: any KeyPath<Element, Key> & Sendable

  /// Returns the dictionary of some elements; throws at one whose key is repeated.
  public func transform(_ input: [Element]) throws -> [Key: Element] {
    try uniquelyKeyed(input, of: { $0 }, at: []) { $0[keyPath: key] }
  }

  /// Returns the elements in an unspecified order; throws for one that is stored under another key.
  public func reverse(_ output: [Key: Element]) throws -> [Element] {
    try output.map { stored, element in
      let own = element[keyPath: key]
      guard own == stored else {
        throw TransformerError(expected: "an element with the key \(stored)", input: own)
      }
      return element
    }
  }
}

/// An object in the document ↔ a list whose elements contain their keys, in the document's order.
///
/// ```swift
/// // @mapped with: .keyed(by: \.name)
/// var columns: [Column]
/// // {"id": {"type": "int"}, "title": {"type": "text"}}
/// ```
///
/// The key is assigned to the property after an element is read, so the property needs no value in
/// the document: give it `skip: .documents` and an initial value. A key that is repeated is an error.
public struct KeyedListTransformer<Key: MappableKey, Element>: Transformer, Sendable {
  /// A member of the object.
  public struct Members {
    var members: [(key: Key, element: Element)]
  }

  let key: any WritableKeyPath<Element, Key> & Sendable

  /// Returns the elements with their keys, in order.
  public func transform(_ input: Members) -> [Element] {
    input.members.map { member in
      var element = member.element
      element[keyPath: key] = member.key
      return element
    }
  }

  /// Returns the members of the object, in order; throws at an element whose key is repeated.
  public func reverse(_ output: [Element]) throws -> Members {
    _ = try uniquelyKeyed(output, of: { _ in }, at: []) { $0[keyPath: key] }
    return Members(members: output.map { ($0[keyPath: key], $0) })
  }
}

extension KeyedListTransformer.Members: Readable where Element: Readable {
  /// Reads an object; a key that is repeated is an error.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
    var keys: Set<Key> = []
    var members: [(key: Key, element: Element)] = []
    try reader.forEachMember { reader throws(ReadingFailure) in
      let key = try reader.hashableKey(Key.self)
      guard keys.insert(key).inserted else { throw reader.duplicateKey() }
      members.append((key, try Element.read(&reader)))
    }
    return Self(members: members)
  }
}

extension KeyedListTransformer.Members: Writable where Element: Writable {
  /// Writes the members in order.
  public func write(to writer: inout JSONWriter) {
    guard let start = writer.beginObject() else { return }
    for member in members {
      writer.append(Byte.comma)
      member.key.writeKey(to: &writer)
      member.element.write(to: &writer)
    }
    writer.endObject(start)
  }
}

extension ForwardTransformer {
  /// A list in the document ↔ a dictionary by a property of its elements.
  ///
  /// ```swift
  /// .keyed(by: \.id)           // [{"id": "a"}] ↔ ["a": User(id: "a")]
  /// ```
  public static func keyed<Key: Hashable, Element>(
    by key: any KeyPath<Element, Key> & Sendable
  ) -> Self where Self == KeyedDictionaryTransformer<Key, Element> {
    KeyedDictionaryTransformer(key: key)
  }

  /// An object in the document ↔ a list whose elements contain their keys, in the document's order.
  ///
  /// ```swift
  /// .keyed(by: \.name)         // {"id": {}} ↔ [Column(name: "id")]
  /// ```
  public static func keyed<Key: MappableKey, Element>(
    by key: any WritableKeyPath<Element, Key> & Sendable
  ) -> Self where Self == KeyedListTransformer<Key, Element> { KeyedListTransformer(key: key) }
}
