/// A type that is read from JSON.
///
/// The generator writes the conformance for every type marked `@mapped`. By hand it takes one
/// function over the reader's public face:
///
/// ```swift
/// struct Version: Readable {
///   var major: Int, minor: Int
///   static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Version {
///     let parts = try reader.readString().split(separator: ".").compactMap { Int($0) }
///     guard parts.count == 2 else { throw reader.invalid("a version such as \"1.2\"") }
///     return Version(major: parts[0], minor: parts[1])
///   }
/// }
/// let version = try Version(json: "\"6.3\"")      // Version(major: 6, minor: 3)
/// ```
public protocol Readable {
  /// Reads one value; the reader stands before it, and after it when this returns.
  ///
  /// Throws a `ReadingFailure` at the first byte that does not fit.
  static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Self
}

/// A type that is both read from JSON and written to it.
public typealias Mappable = Readable & Writable

extension Readable where Self: RawRepresentable, RawValue: Readable {
  /// Reads the raw value; one that no case has is an invalid value.
  @inlinable
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
    let raw = try RawValue.read(&reader)
    guard let value = Self(rawValue: raw) else { throw reader.unknownRawValue() }
    return value
  }
}
