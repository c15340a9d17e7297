public import Isomer
@_spi(Generated) public import IsomerArchive

/// A value in the form of its own `Codable` conformance ↔ the value, for types that are not mapped.
///
/// ```swift
/// // @mapped with: .codable()
/// var settings: Settings     // {"theme":"dark"}; Settings is Codable
/// ```
///
/// The type's `init(from:)` reads directly from the bytes of the document, and its `encode(to:)`
/// writes directly to the output. Its keys are not checked for unknown ones. It is read-only if the
/// type is only `Decodable`.
///
/// An error is located in the document like any other:
///
/// ```
/// settings.theme: expected a string, found number 5
///   (line 1, column 22, byte 21)
/// ```
public struct CodableTransformer<Output: Decodable>: ForwardTransformer, Sendable {
  /// Returns the value that was read.
  public func transform(_ input: CodableValue<Output>) -> Output { input.value }
}

extension CodableTransformer: Transformer where Output: Encodable {
  /// Returns the value in its own form.
  public func reverse(_ output: Output) -> CodableValue<Output> { CodableValue(output) }
}

extension ForwardTransformer {
  /// A value in the form of its own `Codable` conformance ↔ the value.
  ///
  /// ```swift
  /// .codable()                        // the property's type
  /// .codable(as: Settings.self)
  /// .array(.codable())
  /// .base64.then(.utf8).then(.embedded(as: CodableValue<Settings>.self))
  /// ```
  public static func codable<Output: Decodable>(
    as _: Output.Type = Output.self
  ) -> Self where Self == CodableTransformer<Output> {
    CodableTransformer()
  }
}

/// A value that is read and written by its own `Codable` conformance.
///
/// ```swift
/// let point = try CodableValue<CGPoint>(json: "[1, 2]").value
/// // CGPoint(x: 1, y: 2)
/// try CodableValue(point).jsonString()
/// // "[1,2]"
/// ```
///
/// Dates, data, URLs and decimal numbers inside it have the same form as in mapped models: RFC 3339,
/// base 64, text and a number.
public struct CodableValue<Wrapped> {
  /// The value.
  public var value: Wrapped

  /// Creates a value to be written.
  public init(_ value: Wrapped) { self.value = value }
}

extension CodableValue: Sendable where Wrapped: Sendable {}
extension CodableValue: Equatable where Wrapped: Equatable {}
extension CodableValue: Hashable where Wrapped: Hashable {}

extension CodableValue: Readable where Wrapped: Decodable {
  /// Reads the value by its `init(from:)`.
  ///
  /// Throws the failure that the initialiser threw, at the value that it is about.
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> CodableValue {
    CodableValue(try DecodedDocument.decode(&reader) { try $0.decode(Wrapped.self, at: $1, nil) })
  }
}

extension CodableValue: Writable where Wrapped: Encodable {
  /// Writes the value by its `encode(to:)`.
  public func write(to writer: inout JSONWriter) {
    EncodedBuffer.encode(value, to: &writer)
  }
}

extension CodableValue: Archivable where Wrapped: Codable {
  /// Reads a string that contains the value's JSON document.
  public static func unarchive(
    _ reader: inout ArchiveReader
  ) throws(ReadingFailure) -> CodableValue {
    try reader.transformed(.embedded(as: CodableValue.self))
  }

  /// Writes a string that contains the value's JSON document.
  public func archive(to writer: inout ArchiveWriter) {
    writer.transformed(.embedded(as: CodableValue.self), Self.self, self)
  }
}
