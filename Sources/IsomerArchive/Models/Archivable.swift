@_spi(Generated) public import Isomer

/// A type that can be archived.
///
/// The standard library's types conform, and arrays, sets, dictionaries and optionals of such
/// types. A hand-written conformance requires two functions that are inverse to each other:
///
/// ```swift
/// struct Version: Archivable {
///   var major: Int, minor: Int
///   static func unarchive(
///     _ reader: inout ArchiveReader
///   ) throws(ReadingFailure) -> Version {
///     let start = reader.position
///     let text = try String.unarchive(&reader)
///     let parts = text.split(separator: ".").compactMap { Int($0) }
///     guard parts.count == 2 else {
///       throw reader.invalid("a version such as \"1.2\"", at: start)
///     }
///     return Version(major: parts[0], minor: parts[1])
///   }
///   func archive(to writer: inout ArchiveWriter) {
///     "\(major).\(minor)".archive(to: &writer)
///   }
/// }
/// let data = try [Version(major: 6, minor: 3)].archive()
/// try [Version](archive: data)      // [Version(major: 6, minor: 3)]
/// ```
///
/// An archive is CBOR. The article *The format of archives* of the module `Isomer` describes it.
public protocol Archivable {
  /// Reads one value and leaves the reader after it.
  ///
  /// Throws a `ReadingFailure` at the first invalid value.
  static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self

  /// Writes exactly one value.
  ///
  /// Reports a value that cannot be archived with `writer.fail(_:)`, which writes null instead.
  func archive(to writer: inout ArchiveWriter)

  /// True if a value may be written as null, so that an optional must be distinguished from it.
  static var encodesNil: Bool { get }
}

extension Archivable {
  /// False, because hardly any value is written as null.
  @inlinable
  public static var encodesNil: Bool { false }
}

extension Archivable where Self: RawRepresentable, RawValue: Archivable {
  /// Reads the raw value; throws if no case has it.
  @inlinable
  public static func unarchive(_ reader: inout ArchiveReader) throws(ReadingFailure) -> Self {
    let start = reader.position
    let raw = try RawValue.unarchive(&reader)
    let isSlow = _isPOD(Self.self) && RawValue.self == String.self && hashesSlowly(raw)
    guard !isSlow, let value = Self(rawValue: raw) else {
      throw reader.unknownRawValue(of: Self.self, at: start)
    }
    return value
  }

  /// Writes the raw value.
  @inlinable
  public func archive(to writer: inout ArchiveWriter) { rawValue.archive(to: &writer) }

  /// True if the raw value may be written as null.
  @inlinable
  public static var encodesNil: Bool { RawValue.encodesNil }
}
