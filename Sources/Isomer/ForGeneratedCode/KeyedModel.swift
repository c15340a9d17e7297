/// A mapping of a JSON object with known keys.
@_spi(Generated)
public protocol KeyedMapping {
  /// The keys that are read.
  static var mappedKeys: KeySet { get }
  /// Returns how a key of the object at a path below the mapping's own is handled under a profile.
  static func mappedHandling(
    of key: String, below path: String, as profile: String?
  ) -> KeyHandling
}

@_spi(Generated)
extension KeyedMapping {
  /// Returns how a key is handled by a mapping without flattened models.
  public static func mappedHandling(
    of key: String, below path: String, as profile: String?
  ) -> KeyHandling {
    mappedKeys.handling(of: key, below: path)
  }

  /// The paths of the properties, for a mapping that writes what it reads at the same paths.
  public static func mappedPaths(_ value: some Any, _ options: WritingOptions) -> PropertyPaths {
    PropertyPaths(mappedKeys)
  }
}

/// A type that is written as a JSON object with known keys.
@_spi(Generated)
public protocol KeyedWritable: Writable {
  /// Writes the members, each with a leading comma, without the braces.
  func writeMappedMembers(to writer: inout JSONWriter)
  /// The paths of the properties.
  func mappedPaths(_ options: WritingOptions) -> PropertyPaths
}

@_spi(Generated)
extension KeyedWritable {
  /// Writes one JSON object.
  @inlinable @inline(__always)
  public func write(to writer: inout JSONWriter) {
    guard let start = writer.beginObject() else { return }
    writeMappedMembers(to: &writer)
    writer.endObject(start)
  }

  /// The paths of the properties, for a type that writes what it reads at the same paths.
  public func mappedPaths(_ options: WritingOptions) -> PropertyPaths {
    (Swift.type(of: self) as? any KeyedMapping.Type).map { PropertyPaths($0.mappedKeys) }
      ?? PropertyPaths()
  }
}
