/// The external mapping of a type that is read.
@_spi(Generated)
public protocol ExternallyReadable: ExternalMapping, KeyedReadable {
  /// Returns the mapping for a profile, or for documents without one.
  static func mappedReading(as profile: String?) -> any Mapping<Mapped>.Type
}

@_spi(Generated)
extension ExternallyReadable {
  /// Reads a value with the mapping of the profile.
  @inlinable
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
    Self(try mappedReading(as: reader.profile).read(&reader))
  }

  /// The keys without a profile.
  public static var mappedKeys: KeySet { mappedReading(as: nil).mappedKeys }

  /// Returns how a key is handled by the mapping of a profile.
  public static func mappedHandling(
    of key: String, below path: String, as profile: String?
  ) -> KeyHandling {
    mappedReading(as: profile).mappedHandling(of: key, below: path, as: profile)
  }
}

/// The external mapping of a type that is written.
@_spi(Generated)
public protocol ExternallyWritable: ExternalMapping, KeyedWritable {
  /// Returns the mapping for a profile, or for documents without one.
  static func mappedWriting(as profile: String?) -> any Mapping<Mapped>.Type
}

@_spi(Generated)
extension ExternallyWritable {
  /// Writes the value with the mapping of the profile.
  @inlinable
  public func write(to writer: inout JSONWriter) {
    Self.mappedWriting(as: writer.profile).write(value, to: &writer)
  }

  /// Writes the members with the mapping of the profile.
  public func writeMappedMembers(to writer: inout JSONWriter) {
    Self.mappedWriting(as: writer.profile).writeMappedMembers(value, to: &writer)
  }

  /// The paths of the properties in the mapping of the profile.
  public func mappedPaths(_ options: WritingOptions) -> PropertyPaths {
    Self.mappedWriting(as: options.profile).mappedPaths(value, options)
  }
}

@_spi(Generated)
extension ExternallyWritable where Self: ExternallyReadable {
  /// Returns the mapping for a profile of a type that is read and written by the same mappings.
  @inlinable
  public static func mappedWriting(as profile: String?) -> any Mapping<Mapped>.Type {
    mappedReading(as: profile)
  }
}

@_spi(Generated)
extension ExternalMapping where Self: Boxed, Unboxed == Mapped {
  /// The wrapped value.
  public var unboxed: Mapped { value }

  /// Wraps a value.
  public init(boxing value: Mapped) { self.init(value) }
}
