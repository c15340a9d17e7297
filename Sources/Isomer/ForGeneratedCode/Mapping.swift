/// One of the mappings of a type, such as that of a profile or of a class, in an enum of its own.
///
/// A mapping declares the functions of the directions that it supports.
@_spi(Generated)
public protocol Mapping<MappedValue>: KeyedMapping {
  associatedtype MappedValue
  /// Reads a value.
  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> MappedValue
  /// Writes a value as a JSON object.
  static func write(_ value: MappedValue, to writer: inout JSONWriter)
  /// Writes the members of a value, each with a leading comma, without the braces.
  static func writeMappedMembers(_ value: MappedValue, to writer: inout JSONWriter)
  /// The paths of the properties.
  static func mappedPaths(_ value: MappedValue, _ options: WritingOptions) -> PropertyPaths
  /// Runs the checks of a value.
  static func validate(_ value: MappedValue) throws(MappingError)
  /// Returns the key by which the cluster of another module selects the mapping under a profile.
  static func memberKey(as profile: String?) -> MemberKey
}

@_spi(Generated)
extension Mapping {
  /// Throws, because the mapping is not read.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> MappedValue {
    throw reader.unread("\(MappedValue.self)")
  }

  /// Writes one JSON object.
  @inlinable @inline(__always)
  public static func write(_ value: MappedValue, to writer: inout JSONWriter) {
    guard let start = writer.beginObject() else { return }
    writeMappedMembers(value, to: &writer)
    writer.endObject(start)
  }

  /// Fails, because the mapping is not written.
  public static func writeMappedMembers(_ value: MappedValue, to writer: inout JSONWriter) {
    writer.unwritten("\(MappedValue.self)")
  }

  /// The keys of a mapping that is not read.
  public static var mappedKeys: KeySet { .empty }

  /// Accepts every value.
  public static func validate(_ value: MappedValue) throws(MappingError) {}

  /// Returns nothing, because the type belongs to no cluster of another module.
  public static func memberKey(as profile: String?) -> MemberKey { .none }
}

@_spi(Generated)
extension KeySet {
  /// The keys of a mapping that is not read.
  public static let empty = KeySet("")
}
