public import Isomer
@_spi(Generated) public import IsomerArchive

/// A value in the form of its own `Codable` conformance, with keys in snake case ↔ the value.
///
/// ```swift
/// // @mapped with: .codable(keys: .snake)
/// var settings: Settings     // {"dark_theme":true}; Settings has the coding key darkTheme
/// ```
///
/// Keys are converted as by Foundation's coders with `convertFromSnakeCase` and `convertToSnakeCase`.
/// Otherwise, it is the same as ``CodableTransformer``.
public struct SnakeCaseCodableTransformer<Output: Decodable>: ForwardTransformer, Sendable {
  /// Returns the value that was read.
  public func transform(_ input: SnakeCaseCodableValue<Output>) -> Output { input.value }
}

extension SnakeCaseCodableTransformer: Transformer where Output: Encodable {
  /// Returns the value in its own form.
  public func reverse(_ output: Output) -> SnakeCaseCodableValue<Output> {
    SnakeCaseCodableValue(output)
  }
}

/// The conversion of the keys of a `Codable` type.
public struct CodableKeyConversion: Sendable {
  /// Keys in snake case are converted from and to the names in the type: `created_at` ↔ `createdAt`.
  public static var snake: CodableKeyConversion { CodableKeyConversion() }
}

extension ForwardTransformer {
  /// A value in the form of its own `Codable` conformance, with keys in snake case ↔ the value.
  ///
  /// ```swift
  /// .codable(keys: .snake)                        // the property's type
  /// .array(of: .codable(keys: .snake))
  /// ```
  public static func codable<Output: Decodable>(
    as _: Output.Type = Output.self, keys _: CodableKeyConversion
  ) -> Self where Self == SnakeCaseCodableTransformer<Output> {
    SnakeCaseCodableTransformer()
  }
}

/// A value that is read and written by its own `Codable` conformance, with keys in snake case.
///
/// ```swift
/// let json = #"{"dark_theme":true}"#
/// try SnakeCaseCodableValue<Settings>(json: json).value.darkTheme      // true
/// ```
public struct SnakeCaseCodableValue<Wrapped> {
  /// The value.
  public var value: Wrapped

  /// Creates a value to be written.
  public init(_ value: Wrapped) { self.value = value }
}

extension SnakeCaseCodableValue: Sendable where Wrapped: Sendable {}
extension SnakeCaseCodableValue: Equatable where Wrapped: Equatable {}
extension SnakeCaseCodableValue: Hashable where Wrapped: Hashable {}

extension SnakeCaseCodableValue: Readable where Wrapped: Decodable {
  /// Reads the value by its `init(from:)`.
  ///
  /// Throws the failure that the initialiser threw, at the value that it is about.
  public static func read(
    _ reader: inout JSONReader
  ) throws(ReadingFailure) -> SnakeCaseCodableValue {
    SnakeCaseCodableValue(try DecodedDocument.decode(Wrapped.self, &reader, convertsKeys: true))
  }
}

extension SnakeCaseCodableValue: Writable where Wrapped: Encodable {
  /// Writes the value by its `encode(to:)`.
  public func write(to writer: inout JSONWriter) {
    EncodedBuffer.encode(value, to: &writer, convertsKeys: true)
  }
}

extension SnakeCaseCodableValue: Archivable where Wrapped: Codable {
  /// Reads a string that contains the value's JSON document.
  public static func unarchive(
    _ reader: inout ArchiveReader
  ) throws(ReadingFailure) -> SnakeCaseCodableValue {
    try reader.transformed(.embedded(as: SnakeCaseCodableValue.self))
  }

  /// Writes a string that contains the value's JSON document.
  public func archive(to writer: inout ArchiveWriter) {
    writer.transformed(.embedded(as: SnakeCaseCodableValue.self), Self.self, self)
  }
}
