#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The mapping of a type that does not conform itself: one of another module, or one whose mapping
/// stands elsewhere.
///
/// The generator makes one of each protocol that is a shape, named after it:
///
/// ```swift
/// // @mapped for: Coordinate
/// protocol CoordinateShape {
///   var latitude: Double { get }          // @mapped key: "lat"
///   var longitude: Double { get }         // @mapped key: "lon"
/// }
///
/// let point = try CoordinateMapping.read(json: #"{"lat":1,"lon":2}"#)     // a Coordinate
/// try CoordinateMapping.jsonString(of: point)                             // {"lat":1,"lon":2}
/// ```
///
/// A property of the type needs no word. A mapping is a model around one value: it takes all that
/// other models take, `[CoordinateMapping](json: data)` too.
public protocol ShapeMapping<Mapped> {
  /// The type that it maps.
  associatedtype Mapped
  /// The value itself.
  var value: Mapped { get }
  /// Holds a value.
  init(_ value: Mapped)
}

extension ShapeMapping where Self: Readable {
  /// Reads a value of the type from a JSON document, or from the value at a path of it.
  ///
  /// ```swift
  /// let point = try CoordinateMapping.read(json: #"{"lat":1,"lon":2}"#)
  /// ```
  ///
  /// Throws a `MappingError` as reading a model does.
  @inlinable
  public static func read(
    json: some JSONInput, at path: ValuePath? = nil, options: ReadingOptions = ReadingOptions()
  ) throws(MappingError) -> Mapped {
    try Self(json: json, at: path, options: options).value
  }
}

extension ShapeMapping where Self: Writable {
  /// Writes a value of the type as a JSON document.
  ///
  /// Throws a `MappingError` as writing a model does.
  @inlinable
  public static func json(
    of value: Mapped, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> Data {
    try Self(value).json(options)
  }

  /// Writes a value of the type as the text of a JSON document.
  ///
  /// ```swift
  /// try CoordinateMapping.jsonString(of: point)      // {"lat":1,"lon":2}
  /// ```
  ///
  /// Throws a `MappingError` as writing a model does.
  @inlinable
  public static func jsonString(
    of value: Mapped, _ options: WritingOptions = WritingOptions()
  ) throws(MappingError) -> String {
    try Self(value).jsonString(options)
  }
}
