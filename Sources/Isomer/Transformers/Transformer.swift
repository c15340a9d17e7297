/// Transforms a value of a document into a property's value, for reading only.
///
/// ```swift
/// struct Celsius: ForwardTransformer {
///   func transform(_ input: String) throws -> Double {
///     guard input.hasSuffix("°C"), let degrees = Double(input.dropLast(2))
///     else {
///       throw TransformerError(
///         expected: "a temperature such as 21.5°C", input: input)
///     }
///     return degrees
///   }
/// }
///
/// // @mapped with: Celsius(), skip: .write
/// var temperature: Double
/// ```
///
/// A thrown error becomes a ``MappingError`` with the location of the value.
public protocol ForwardTransformer<Input, Output> {
  /// The type of the value in the document; any ``Readable`` type.
  associatedtype Input
  /// The property's type.
  associatedtype Output
  /// Returns the property's value for a value of the document.
  ///
  /// Throw for unacceptable input, preferably a ``TransformerError``.
  func transform(_ input: Input) throws -> Output
}

/// Transforms a value of a document into a property's value and back.
///
/// ```swift
/// struct Celsius: Transformer {
///   func transform(_ input: Double) throws -> Temperature {
///     Temperature(kelvin: input + 273.15)
///   }
///   func reverse(_ output: Temperature) throws -> Double {
///     output.kelvin - 273.15
///   }
/// }
/// ```
///
/// `reverse` should return an input that `transform` turns into the same output.
public protocol Transformer<Input, Output>: ForwardTransformer {
  /// Returns the value in the document for the property's value.
  ///
  /// Throw if the document cannot represent the output.
  func reverse(_ output: Output) throws -> Input
}
