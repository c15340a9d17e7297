/// A type that can be the key of a dictionary written as a JSON object.
///
/// `String`, `Substring`, `Character`, integers of up to 64 bits, `Double`, `Bool`, `Date` and
/// `UUID` conform; an enum with such a raw value conforms by declaring it:
///
/// ```swift
/// enum Level: String, MappableKey { case low, high }
/// let counts = try [Level: Int](json: "{\"low\":1}")      // [.low: 1]
/// ```
public protocol MappableKey: Hashable {
  /// Reads a key and the colon after it.
  static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> Self
  /// Writes the key in quotes and the colon after it.
  func writeKey(to writer: inout JSONWriter)
}

extension MappableKey where Self: RawRepresentable, RawValue: MappableKey {
  /// Reads the raw value as a key; throws if no case has it.
  @inlinable
  public static func readKey(_ reader: inout JSONReader) throws(ReadingFailure) -> Self {
    let raw = try RawValue.readKey(&reader)
    guard let key = Self(rawValue: raw) else { throw reader.unknownRawKey(of: Self.self) }
    return key
  }
  /// Writes the raw value as a key.
  @inlinable
  public func writeKey(to writer: inout JSONWriter) { rawValue.writeKey(to: &writer) }
}
