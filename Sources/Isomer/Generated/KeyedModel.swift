/// A type that is read from a JSON object with known keys.
@_spi(Generated)
public protocol KeyedReadable: Readable {
  /// The keys that the type reads.
  static var mappedKeys: KeySet { get }
  /// What the type does with a key of the object at a path below its own; the empty path is its
  /// own object.
  static func claim(_ key: String, below path: String) -> KeyClaim
  /// The same under a profile.
  static func claim(_ key: String, below path: String, as profile: String?) -> KeyClaim
}

@_spi(Generated)
extension KeyedReadable {
  /// What the type does with a key; for a type without paths and flattened models.
  public static func claim(_ key: String, below path: String) -> KeyClaim {
    path.isEmpty && mappedKeys.claims(key) ? .value : .none
  }

  /// What the type does with a key; for a type that has one mapping under all profiles.
  public static func claim(_ key: String, below path: String, as profile: String?) -> KeyClaim {
    claim(key, below: path)
  }
}

/// A type that is written as a JSON object with known keys.
@_spi(Generated)
public protocol KeyedWritable: Writable {
  /// Writes the members, each with a leading comma, without the braces.
  func writeMembers(to writer: inout JSONWriter)
  /// Where the properties are written.
  func mappedPlaces(_ options: WritingOptions) -> WrittenPlaces
}

@_spi(Generated)
extension KeyedWritable {
  /// Where the properties are written; for a type that writes all keys that it reads, each by the
  /// name of its property.
  public func mappedPlaces(_ options: WritingOptions) -> WrittenPlaces {
    (Swift.type(of: self) as? any KeyedReadable.Type).map { WrittenPlaces($0.mappedKeys) }
      ?? WrittenPlaces()
  }
}
