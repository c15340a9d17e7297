/// A type that is read from a JSON object with known keys.
@_spi(Generated)
public protocol KeyedReadable: Readable {
  /// The keys that the type reads.
  static var mappedKeys: KeySet { get }
  /// Whether the type reads a key of the object at a path below its own; the empty path is its own
  /// object.
  static func claims(_ key: String, below path: String) -> Bool
}

@_spi(Generated)
extension KeyedReadable {
  /// Whether the type reads a key; for a type without paths and flattened models.
  public static func claims(_ key: String, below path: String) -> Bool {
    path.isEmpty && mappedKeys.claims(key)
  }
}

/// A type that is written as a JSON object with known keys.
@_spi(Generated)
public protocol KeyedWritable: Writable {
  /// Writes the members, each with a leading comma, without the braces.
  func writeMembers(to writer: inout JSONWriter)
}

/// A type that is read from a JSON object with known keys and written as one.
@_spi(Generated)
public typealias KeyedModel = KeyedReadable & KeyedWritable
