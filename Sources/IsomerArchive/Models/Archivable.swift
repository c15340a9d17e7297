@_spi(Generated) public import Isomer

/// A type that is kept in archives.
///
/// The standard library's types are, and arrays, sets, dictionaries and optionals of such types. By
/// hand it takes two functions that are each other's reverse:
///
/// ```swift
/// struct Version: Archivable {
///   var major: Int, minor: Int
///   static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Version {
///     let start = reader.position
///     let parts = try reader.readString().split(separator: ".").compactMap { Int($0) }
///     guard parts.count == 2 else {
///       throw reader.invalid("a version such as \"1.2\"", at: start)
///     }
///     return Version(major: parts[0], minor: parts[1])
///   }
///   func archive(to writer: inout ArchiveWriter) { writer.write("\(major).\(minor)") }
/// }
/// let data = try [Version(major: 6, minor: 3)].archive()
/// try [Version](archive: data)      // [Version(major: 6, minor: 3)]
/// ```
///
/// An archive is CBOR: <doc:ArchiveFormat> tells what stands where.
public protocol Archivable {
  /// Reads one value; the reader stands before it, and after it when this returns.
  ///
  /// Throws a `ReadingFailure` at the first byte that does not fit.
  static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self

  /// Writes exactly one value.
  ///
  /// A value that cannot be kept is reported by `writer.fail(_:)`, which writes null in its place.
  func archive(to writer: inout ArchiveWriter)

  /// Whether a value may be written as null, so that an optional around it has to be told from it.
  static var archivesNull: Bool { get }
}

extension Archivable {
  /// False: nearly nothing is written as null.
  @inlinable
  public static var archivesNull: Bool { false }
}

extension Archivable where Self: RawRepresentable, RawValue: Archivable {
  /// Reads the raw value; one that no case has is an invalid value.
  @inlinable
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self {
    let start = reader.position
    guard let value = Self(rawValue: try RawValue.unarchive(&reader)) else {
      throw reader.unknownRawValue(at: start)
    }
    return value
  }

  /// Writes the raw value.
  @inlinable
  public func archive(to writer: inout ArchiveWriter) { rawValue.archive(to: &writer) }

  /// Whether the raw value may be written as null.
  @inlinable
  public static var archivesNull: Bool { RawValue.archivesNull }
}
