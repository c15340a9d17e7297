/// A type that can be the key of a dictionary that is written as a JSON object.
///
/// `String`, `Substring`, `Character`, every integer type and `UUID` are; an enum with such a raw
/// value becomes one by naming the protocol:
///
/// ```swift
/// enum Level: String, MappableKey { case low, high }
/// let counts = try [Level: Int](json: "{\"low\":1}")      // [.low: 1]
/// ```
public protocol MappableKey: Hashable {
  /// Reads a key and the colon behind it.
  static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> Self
  /// Writes the key in quotes and the colon behind it.
  func writeKey(to writer: inout JSONWriter)
}

extension MappableKey where Self: RawRepresentable, RawValue: MappableKey {
  /// Reads the raw value as a key; one that no case has is an invalid value.
  @inlinable
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
    let raw = try RawValue.readKey(&reader)
    guard let key = Self(rawValue: raw) else { throw reader.unknownRawKey() }
    return key
  }
  /// Writes the raw value as a key.
  @inlinable
  public func writeKey(to writer: inout JSONWriter) { rawValue.writeKey(to: &writer) }
}
