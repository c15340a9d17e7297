public import Isomer

/// A value in the form of its own `Codable` conformance, with keys in snake case ↔ the value.
///
/// ```swift
/// // @mapped with: .codable(keys: .snake)
/// var settings: Settings
/// // {"dark_theme":true}; Settings has the coding key darkTheme
/// ```
///
/// Keys are converted as by Foundation's coders with `convertFromSnakeCase` and `convertToSnakeCase`.
/// Otherwise, it is the same as ``CodableTransformer``.
public struct SnakeCaseCodableTransformer<Output: Decodable>: ForwardTransformer, Sendable {
  /// Returns the value that was read.
  public func transform(_ input: CodableValue<SnakeCaseKeys<Output>>) -> Output {
    input.value.value
  }
}

extension SnakeCaseCodableTransformer: Transformer where Output: Encodable {
  /// Returns the value in its own form.
  public func reverse(_ output: Output) -> CodableValue<SnakeCaseKeys<Output>> {
    CodableValue(SnakeCaseKeys(output))
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

/// A `Codable` value whose keys are in snake case in a document of Isomer.
///
/// ```swift
/// let json = #"{"dark_theme":true}"#
/// let settings = try CodableValue<SnakeCaseKeys<Settings>>(json: json)
/// settings.value.value.darkTheme      // true
/// ```
///
/// Other coders convert keys by their own strategy.
public struct SnakeCaseKeys<Wrapped> {
  /// The value.
  public var value: Wrapped

  /// Creates a value to be written.
  public init(_ value: Wrapped) { self.value = value }
}

extension SnakeCaseKeys: Sendable where Wrapped: Sendable {}
extension SnakeCaseKeys: Equatable where Wrapped: Equatable {}
extension SnakeCaseKeys: Hashable where Wrapped: Hashable {}

extension SnakeCaseKeys: Decodable where Wrapped: Decodable {
  /// Reads the value by its `init(from:)`.
  ///
  /// Throws the error of that initialiser.
  public init(from decoder: any Decoder) throws {
    let document = (decoder as? DocumentDecoder)?.document
    let convertsKeys = document?.convertsKeys ?? false
    document?.convertsKeys = true
    defer { document?.convertsKeys = convertsKeys }
    value = try decoder.singleValueContainer().decode(Wrapped.self)
  }
}

extension SnakeCaseKeys: Encodable where Wrapped: Encodable {
  /// Writes the value by its `encode(to:)`.
  ///
  /// Throws the error of that function.
  public func encode(to encoder: any Encoder) throws {
    let buffer = (encoder as? ValueEncoder)?.buffer
    let convertsKeys = buffer?.convertsKeys ?? false
    buffer?.convertsKeys = true
    defer { buffer?.convertsKeys = convertsKeys }
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
