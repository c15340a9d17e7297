/// A mapping of a JSON object with known keys.
@_spi(Generated)
public protocol KeyedMapping {
  /// The keys that are read.
  static var mappedKeys: KeySet { get }
  /// Returns how a key of the object at a path below the mapping's own is handled under a profile.
  static func claim(_ key: String, below path: String, as profile: String?) -> KeyClaim
}

@_spi(Generated)
extension KeyedMapping {
  /// Returns how a key is handled by a mapping without flattened models.
  public static func claim(_ key: String, below path: String, as profile: String?) -> KeyClaim {
    mappedKeys.claim(key, below: path)
  }

  /// The paths of the properties, for a mapping that writes what it reads at the same paths.
  public static func mappedPlaces(_ value: some Any, _ options: WritingOptions) -> WrittenPlaces {
    WrittenPlaces(mappedKeys)
  }
}

/// A mapping of values that are written as JSON objects.
@_spi(Generated)
public protocol WritingMapping {
  associatedtype MappedValue
  /// Writes the members of a value, each with a leading comma, without the braces.
  static func writeMembers(_ value: MappedValue, to writer: inout JSONWriter)
}

@_spi(Generated)
extension WritingMapping {
  /// Writes one JSON object.
  @inlinable @inline(__always)
  public static func write(_ value: MappedValue, to writer: inout JSONWriter) {
    guard let start = writer.beginObject() else { return }
    writeMembers(value, to: &writer)
    writer.endObject(start)
  }
}

/// A type that is read from a JSON object with known keys.
@_spi(Generated)
public protocol KeyedReadable: Readable, KeyedMapping {}

/// A type that is written as a JSON object with known keys.
@_spi(Generated)
public protocol KeyedWritable: Writable {
  /// Writes the members, each with a leading comma, without the braces.
  func writeMembers(to writer: inout JSONWriter)
  /// The paths of the properties.
  func mappedPlaces(_ options: WritingOptions) -> WrittenPlaces
}

@_spi(Generated)
extension KeyedWritable {
  /// Writes one JSON object.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) {
    guard let start = writer.beginObject() else { return }
    writeMembers(to: &writer)
    writer.endObject(start)
  }

  /// The paths of the properties, for a type that writes what it reads at the same paths.
  public func mappedPlaces(_ options: WritingOptions) -> WrittenPlaces {
    (Swift.type(of: self) as? any KeyedReadable.Type).map { WrittenPlaces($0.mappedKeys) }
      ?? WrittenPlaces()
  }
}
