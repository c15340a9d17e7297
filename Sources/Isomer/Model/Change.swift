/// What a document, or a newer value, says about a property: nothing, null, or a value.
///
/// ```swift
/// // @mapped
/// struct Patch {
///   var nickname: Change<String>
/// }
/// try Patch(json: "{}").nickname                       // .absent
/// try Patch(json: #"{"nickname": null}"#).nickname     // .null
/// try Patch(nickname: .value("mo")).jsonString()       // {"nickname":"mo"}
/// ```
///
/// As a property of a mapped model it is absent where its key is missing, and writes no key then. A
/// type with `derive: .changes` has one for each of its properties in `Changes`.
public enum Change<Wrapped> {
  /// Nothing is said: the property stays as it is.
  case absent
  /// Null: nil, or the default.
  case null
  /// A new value.
  case value(Wrapped)

  /// A value, or null in place of nil.
  ///
  /// ```swift
  /// Change(3)              // .value(3)
  /// Change<Int>(nil)       // .null
  /// ```
  @inlinable
  public init(_ value: Wrapped?) {
    self = value.map { .value($0) } ?? .null
  }

  /// Whether nothing is said.
  @inlinable
  public var isAbsent: Bool { if case .absent = self { true } else { false } }

  /// The new value; nil for null, and where nothing is said.
  @inlinable
  public var wrapped: Wrapped? { if case .value(let value) = self { value } else { nil } }
}

extension Change: Sendable where Wrapped: Sendable {}
extension Change: Equatable where Wrapped: Equatable {}
extension Change: Hashable where Wrapped: Hashable {}

extension Change: Readable where Wrapped: Readable {
  /// Reads a value or null; a missing key is for the model around it to see.
  @inlinable
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Change {
    Change(try Wrapped?.read(&reader))
  }
}

extension Change: Writable where Wrapped: Writable {
  /// Writes the value or null.
  ///
  /// What is absent has no place in a list, and is null there.
  @inlinable
  public func write(to writer: inout JSONWriter) { wrapped.write(to: &writer) }
}

extension Change: CustomStringConvertible {
  /// `absent`, `null`, or the value.
  public var description: String {
    switch self {
    case .absent: "absent"
    case .null: "null"
    case .value(let value): DescriptionText.text(of: value)
    }
  }
}
