/// A type that can be read from JSON.
///
/// The generator writes the conformance for every type marked `@mapped`. A hand-written conformance
/// requires one function:
///
/// ```swift
/// struct Version: Readable {
///   var major: Int, minor: Int
///   static func read(
///     _ reader: inout JSONReader
///   ) throws(ReadingFailure) -> Version {
///     let text = try reader.readString()
///     let parts = text.split(separator: ".").compactMap { Int($0) }
///     guard parts.count == 2 else {
///       throw reader.invalid("a version such as \"1.2\"")
///     }
///     return Version(major: parts[0], minor: parts[1])
///   }
/// }
/// let version = try Version(json: "\"6.3\"")
/// // Version(major: 6, minor: 3)
/// ```
public protocol Readable {
  /// Reads one value and leaves the reader after it.
  ///
  /// Throws a `ReadingFailure` at the first invalid value.
  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Self
}

/// A type that can be read from and written to JSON.
public typealias Mappable = Readable & Writable

extension Readable where Self: RawRepresentable, RawValue: Readable {
  /// Reads the raw value; throws if no case has it.
  @inlinable
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
    let raw = try RawValue.read(&reader)
    // An enum compares text with those of its cases.
    if _isPOD(Self.self), RawValue.self == String.self, hashesSlowly(raw) {
      throw reader.unknownRawValue(of: Self.self)
    }
    guard let value = Self(rawValue: raw) else { throw reader.unknownRawValue(of: Self.self) }
    return value
  }
}
