/// Turns what stands in a document into a property's value; the one-way half, for reading.
///
/// ```swift
/// struct Celsius: ForwardTransformer {
///   func transform(_ input: String) throws -> Double {
///     guard input.hasSuffix("°C"), let degrees = Double(input.dropLast(2)) else {
///       throw TransformerError(expected: "a temperature such as 21.5°C", input: input)
///     }
///     return degrees
///   }
/// }
///
/// // @mapped with: Celsius(), skip: .write
/// var temperature: Double
/// ```
///
/// An error that is thrown becomes a ``MappingError`` with the place of the value.
public protocol ForwardTransformer<Input, Output> {
  /// What stands in the document; anything ``Readable``.
  associatedtype Input
  /// The property's type.
  associatedtype Output
  /// The property's value for what stands in the document.
  ///
  /// Throw where the input is not acceptable, best a ``TransformerError``.
  func transform(_ input: Input) throws -> Output
}

/// Turns what stands in a document into a property's value and back.
///
/// ```swift
/// struct Celsius: Transformer {
///   func transform(_ input: Double) throws -> Temperature { Temperature(kelvin: input + 273.15) }
///   func reverse(_ output: Temperature) throws -> Double { output.kelvin - 273.15 }
/// }
/// ```
///
/// `reverse` should give an input that `transform` turns into the same output again.
public protocol Transformer<Input, Output>: ForwardTransformer {
  /// What stands in the document for the property's value.
  ///
  /// Throw where the output has no form in the document.
  func reverse(_ output: Output) throws -> Input
}
