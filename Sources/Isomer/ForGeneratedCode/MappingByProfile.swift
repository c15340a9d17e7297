/// A mapping that selects another one by the profile.
@_spi(Generated)
public protocol MappingByProfile: Mapping {
  // Declared again, because it is inferred only from requirements of the same protocol.
  associatedtype MappedValue
  /// Returns the mapping for a profile, or for documents without one.
  static func mapping(as profile: String?) -> any Mapping<MappedValue>.Type
}

@_spi(Generated)
extension MappingByProfile {
  /// Reads a value with the mapping of the profile.
  @_alwaysEmitIntoClient
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> MappedValue {
    try mapping(as: reader.profile).read(&reader)
  }

  /// Returns true if a cluster selects the mapping of the profile for the next object.
  @_alwaysEmitIntoClient
  public static func memberKey(as profile: String?) -> MemberKey {
    mapping(as: profile).memberKey(as: profile)
  }

  /// The keys without a profile.
  @_alwaysEmitIntoClient
  public static var mappedKeys: KeySet { mapping(as: nil).mappedKeys }

  /// Returns how a key is handled by the mapping of a profile.
  @_alwaysEmitIntoClient
  public static func mappedHandling(
    of key: String, below path: String, as profile: String?
  ) -> KeyHandling {
    mapping(as: profile).mappedHandling(of: key, below: path, as: profile)
  }

  /// Writes a value with the mapping of the profile.
  @_alwaysEmitIntoClient
  public static func write(_ value: MappedValue, to writer: inout JSONWriter) {
    mapping(as: writer.profile).write(value, to: &writer)
  }

  /// Writes the members with the mapping of the profile.
  @_alwaysEmitIntoClient
  public static func writeMappedMembers(_ value: MappedValue, to writer: inout JSONWriter) {
    mapping(as: writer.profile).writeMappedMembers(value, to: &writer)
  }

  /// The paths of the properties in the mapping of the profile.
  @_alwaysEmitIntoClient
  public static func mappedPaths(_ value: MappedValue, _ options: WritingOptions) -> PropertyPaths {
    mapping(as: options.profile).mappedPaths(value, options)
  }

  /// Runs the checks of the mapping without a profile.
  @_alwaysEmitIntoClient
  public static func validate(_ value: MappedValue) throws(MappingError) {
    try mapping(as: nil).validate(value)
  }
}

/// A type whose mapping is selected by the profile, or the external mapping of a type.
@_spi(Generated)
public protocol MappedByProfile {
  /// The type itself, or the type that it wraps.
  associatedtype MappedValue = Self
  /// The value itself, or the wrapped one.
  var mappedValue: MappedValue { get }
  /// Returns a value, or wraps it.
  static func mappedSelf(_ value: MappedValue) -> Self
}

@_spi(Generated)
extension MappedByProfile where MappedValue == Self {
  /// The value itself.
  @_alwaysEmitIntoClient
  public var mappedValue: Self { self }

  /// Returns the value.
  @_alwaysEmitIntoClient
  public static func mappedSelf(_ value: Self) -> Self { value }
}

@_spi(Generated)
extension MappedByProfile where Self: ExternalMapping, MappedValue == Mapped {
  /// The wrapped value.
  @_alwaysEmitIntoClient
  public var mappedValue: Mapped { value }

  /// Wraps a value.
  @_alwaysEmitIntoClient
  public static func mappedSelf(_ value: Mapped) -> Self { Self(value) }
}

/// A type that selects the mapping for reading by the profile.
@_spi(Generated)
public protocol ReadByProfile: KeyedReadable, MappedByProfile {
  /// Returns the mapping for a profile, or for documents without one.
  static func mappedReading(as profile: String?) -> any Mapping<MappedValue>.Type
}

@_spi(Generated)
extension ReadByProfile {
  /// Reads a value with the mapping of the profile.
  @_alwaysEmitIntoClient
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
    mappedSelf(try mappedReading(as: reader.profile).read(&reader))
  }

  /// The keys without a profile.
  @_alwaysEmitIntoClient
  public static var mappedKeys: KeySet { mappedReading(as: nil).mappedKeys }

  /// Returns how a key is handled by the mapping of a profile.
  @_alwaysEmitIntoClient
  public static func mappedHandling(
    of key: String, below path: String, as profile: String?
  ) -> KeyHandling {
    mappedReading(as: profile).mappedHandling(of: key, below: path, as: profile)
  }
}

/// A type that selects the mapping for writing by the profile.
@_spi(Generated)
public protocol WrittenByProfile: KeyedWritable, MappedByProfile {
  /// Returns the mapping for a profile, or for documents without one.
  static func mappedWriting(as profile: String?) -> any Mapping<MappedValue>.Type
}

@_spi(Generated)
extension WrittenByProfile {
  /// Writes a value with the mapping of the profile.
  @_alwaysEmitIntoClient
  public func write(to writer: inout JSONWriter) {
    Self.mappedWriting(as: writer.profile).write(mappedValue, to: &writer)
  }

  /// Writes the members with the mapping of the profile.
  @_alwaysEmitIntoClient
  public func writeMappedMembers(to writer: inout JSONWriter) {
    Self.mappedWriting(as: writer.profile).writeMappedMembers(mappedValue, to: &writer)
  }

  /// The paths of the properties in the mapping of the profile.
  @_alwaysEmitIntoClient
  public func mappedPaths(_ options: WritingOptions) -> PropertyPaths {
    Self.mappedWriting(as: options.profile).mappedPaths(mappedValue, options)
  }
}

@_spi(Generated)
extension WrittenByProfile where Self: ReadByProfile {
  /// Returns the mapping for a profile of a type that is read and written by the same mappings.
  @_alwaysEmitIntoClient
  public static func mappedWriting(as profile: String?) -> any Mapping<MappedValue>.Type {
    mappedReading(as: profile)
  }
}

@_spi(Generated)
extension ExternalMapping where Self: Boxed, Unboxed == Mapped {
  /// The wrapped value.
  @_alwaysEmitIntoClient
  public var unboxed: Mapped { value }

  /// Wraps a value.
  @_alwaysEmitIntoClient
  public init(boxing value: Mapped) { self.init(value) }
}
