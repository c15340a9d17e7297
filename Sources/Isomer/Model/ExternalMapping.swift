#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The external mapping of a type that does not conform itself, such as a type of another module.
///
/// The generator creates one for each protocol that declares an external mapping, named after it:
///
/// ```swift
/// // @mapped for: Coordinate
/// protocol CoordinateShape {
///   var latitude: Double { get }          // @mapped key: "lat"
///   var longitude: Double { get }         // @mapped key: "lon"
/// }
///
/// let point = try CoordinateMapping.read(json: #"{"lat":1,"lon":2}"#)
/// // a Coordinate
/// try CoordinateMapping.jsonString(of: point)
/// // {"lat":1,"lon":2}
/// ```
///
/// A property of the type needs no option. A mapping is a model that wraps one value and supports
/// everything other models support, such as `[CoordinateMapping](json: data)`.
public protocol ExternalMapping<Mapped> {
  /// The mapped type.
  associatedtype Mapped
  /// The wrapped value.
  var value: Mapped { get }
  /// Creates a mapping that wraps a value.
  init(_ value: Mapped)
}

extension ExternalMapping where Self: Readable {
  /// Reads a value of the type from a JSON document, or from the value at a path in it.
  ///
  /// ```swift
  /// let point = try CoordinateMapping.read(json: #"{"lat":1,"lon":2}"#)
  /// ```
  ///
  /// Throws a `MappingError` like reading a model.
  @inlinable
  public static func read(
    json: some JSONInput, at path: ValuePath = ValuePath(),
    options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) -> Mapped {
    try Self(json: json, at: path, options: options).value
  }
}

extension ExternalMapping where Self: Writable {
  /// Writes a value of the type as a JSON document.
  ///
  /// Throws a `MappingError` like writing a model.
  @inlinable
  public static func json(
    of value: Mapped, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> Data {
    try Self(value).json(options)
  }

  /// Writes a value of the type as a JSON string.
  ///
  /// ```swift
  /// try CoordinateMapping.jsonString(of: point)      // {"lat":1,"lon":2}
  /// ```
  ///
  /// Throws a `MappingError` like writing a model.
  @inlinable
  public static func jsonString(
    of value: Mapped, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> String {
    try Self(value).jsonString(options)
  }
}
