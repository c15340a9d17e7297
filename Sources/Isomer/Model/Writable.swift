/// A type that is written as JSON.
///
/// The generator writes the conformance for every type marked `@mapped`. By hand it takes one
/// function over the writer's public face:
///
/// ```swift
/// struct Version: Writable {
///   var major: Int, minor: Int
///   func write(to writer: inout JSONWriter) { writer.write("\(major).\(minor)") }
/// }
/// try Version(major: 6, minor: 3).jsonString()      // "\"6.3\""
/// ```
public protocol Writable {
  /// Writes exactly one JSON value.
  ///
  /// A value that JSON cannot hold is reported by `writer.fail(_:)`, which writes `null` in its
  /// place.
  func write(to writer: inout JSONWriter)
}

extension Writable where Self: RawRepresentable, RawValue: Writable {
  /// Writes the raw value.
  @inlinable
  public func write(to writer: inout JSONWriter) { rawValue.write(to: &writer) }
}
