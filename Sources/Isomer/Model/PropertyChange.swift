/// A change of a property in a document or a newer value: nothing, null, or a value.
///
/// ```swift
/// // @mapped
/// struct Patch {
///   var nickname: PropertyChange<String>
/// }
/// try Patch(json: "{}").nickname                       // .absent
/// try Patch(json: #"{"nickname": null}"#).nickname     // .null
/// try Patch(nickname: .value("mo")).jsonString()       // {"nickname":"mo"}
/// ```
///
/// A property of this type in a mapped model is absent if its key is missing, and then writes no
/// key. A type with `derive: .changes` has one for each of its properties in `Changes`.
public enum PropertyChange<Wrapped> {
  /// No change: the property keeps its value.
  case absent
  /// Null: the property becomes nil or its default.
  case null
  /// A new value.
  case value(Wrapped)

  /// Creates a change to a value, or to null for nil.
  ///
  /// ```swift
  /// PropertyChange(3)              // .value(3)
  /// PropertyChange<Int>(nil)       // .null
  /// ```
  @inlinable
  public init(_ value: Wrapped?) {
    self = value.map { .value($0) } ?? .null
  }

  /// True if there is no change.
  @inlinable
  public var isAbsent: Bool { if case .absent = self { true } else { false } }

  /// The new value; nil if the change is null or absent.
  @inlinable
  public var wrapped: Wrapped? { if case .value(let value) = self { value } else { nil } }
}

extension PropertyChange: Sendable where Wrapped: Sendable {}
extension PropertyChange: Equatable where Wrapped: Equatable {}
extension PropertyChange: Hashable where Wrapped: Hashable {}

extension PropertyChange: Readable where Wrapped: Readable {
  /// Reads a value or null; the enclosing model handles a missing key.
  @inlinable
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> PropertyChange {
    PropertyChange(try Wrapped?.read(&reader))
  }
}

extension PropertyChange: Writable where Wrapped: Writable {
  /// Writes the value or null.
  ///
  /// An absent change is written as null in an array.
  @inlinable
  public func write(to writer: inout JSONWriter) { wrapped.write(to: &writer) }
}

extension PropertyChange: CustomStringConvertible {
  /// `absent`, `null`, or the value.
  public var description: String {
    switch self {
    case .absent: "absent"
    case .null: "null"
    case .value(let value): DescriptionText.text(of: value)
    }
  }
}
