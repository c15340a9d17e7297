/// The external mapping of a type that is read.
@_spi(Generated)
public protocol ExternallyReadable: ExternalMapping, KeyedReadable {
  /// Returns the mapping for a profile, or for documents without one.
  static func mappedReading(as profile: String?) -> any Mapping<Mapped>.Type
}

@_spi(Generated)
extension ExternallyReadable {
  @inlinable
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
    Self(try mappedReading(as: reader.profile).read(&reader))
  }

  public static var mappedKeys: KeySet { mappedReading(as: nil).mappedKeys }

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
  @inlinable
  public func write(to writer: inout JSONWriter) {
    Self.mappedWriting(as: writer.profile).write(value, to: &writer)
  }

  public func writeMappedMembers(to writer: inout JSONWriter) {
    Self.mappedWriting(as: writer.profile).writeMappedMembers(value, to: &writer)
  }

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
  public var unboxed: Mapped { value }

  public init(boxing value: Mapped) { self.init(value) }
}
