/// A type that can be written as JSON.
///
/// The generator writes the conformance for every type marked `@mapped`. A hand-written conformance
/// requires one function:
///
/// ```swift
/// struct Version: Writable {
///   var major: Int, minor: Int
///   func write(to writer: inout JSONWriter) {
///     writer.write("\(major).\(minor)")
///   }
/// }
/// try Version(major: 6, minor: 3).jsonString()      // "\"6.3\""
/// ```
public protocol Writable {
  /// Writes exactly one JSON value.
  ///
  /// Reports a value that JSON cannot represent with `writer.fail(_:)`, which writes `null`
  /// instead.
  func write(to writer: inout JSONWriter)
}

extension Writable where Self: RawRepresentable, RawValue: Writable {
  /// Writes the raw value.
  @inlinable
  public func write(to writer: inout JSONWriter) { rawValue.write(to: &writer) }
}
