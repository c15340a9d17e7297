/// A string ↔ any type that can be converted to a string without loss, such as a number.
///
/// ```swift
/// // @mapped with: .string
/// var id: UInt64             // "505874924095815681"
/// ```
///
/// `.string` is available for numbers and `Bool`; for other types, use `.string()`.
public struct StringTransformer<Output: LosslessStringConvertible>: Transformer, Sendable {
  package init() {}

  /// Returns the value of a text; throws if it has none.
  public func transform(_ input: String) throws -> Output {
    // The standard library compares the text with those of a Bool.
    let isSlow = Output.self == Bool.self && input.hashesSlowly
    guard !isSlow, let value = Output(input) else {
      throw TransformerError(expected: "a string that holds \(Self.name)", input: input)
    }
    return value
  }

  /// Returns the value's description.
  public func reverse(_ output: Output) -> String { output.description }

  private static var name: String {
    Output.self is any BinaryInteger.Type ? "an integer" : "a value of type \(Output.self)"
  }
}

extension ForwardTransformer {
  /// A string ↔ any type that can be converted to a string without loss.
  ///
  /// ```swift
  /// .string()                 // the property's type
  /// .string(of: Version.self)
  /// ```
  public static func string<Output: LosslessStringConvertible>(
    of _: Output.Type = Output.self
  ) -> Self where Self == StringTransformer<Output> {
    StringTransformer()
  }
}

// One extension for each type, because Swift rejects `Self == StringTransformer<Self.Output>`.

extension ForwardTransformer where Self == StringTransformer<Int> {
  /// An `Int` as text.
  public static var string: Self { Self() }
}

extension ForwardTransformer where Self == StringTransformer<Int8> {
  /// An `Int8` as text.
  public static var string: Self { Self() }
}

extension ForwardTransformer where Self == StringTransformer<Int16> {
  /// An `Int16` as text.
  public static var string: Self { Self() }
}

extension ForwardTransformer where Self == StringTransformer<Int32> {
  /// An `Int32` as text.
  public static var string: Self { Self() }
}

extension ForwardTransformer where Self == StringTransformer<Int64> {
  /// An `Int64` as text.
  public static var string: Self { Self() }
}

extension ForwardTransformer where Self == StringTransformer<UInt> {
  /// A `UInt` as text.
  public static var string: Self { Self() }
}

extension ForwardTransformer where Self == StringTransformer<UInt8> {
  /// A `UInt8` as text.
  public static var string: Self { Self() }
}

extension ForwardTransformer where Self == StringTransformer<UInt16> {
  /// A `UInt16` as text.
  public static var string: Self { Self() }
}

extension ForwardTransformer where Self == StringTransformer<UInt32> {
  /// A `UInt32` as text.
  public static var string: Self { Self() }
}

extension ForwardTransformer where Self == StringTransformer<UInt64> {
  /// A `UInt64` as text.
  public static var string: Self { Self() }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ForwardTransformer where Self == StringTransformer<Int128> {
  /// An `Int128` as text.
  public static var string: Self { Self() }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ForwardTransformer where Self == StringTransformer<UInt128> {
  /// A `UInt128` as text.
  public static var string: Self { Self() }
}

extension ForwardTransformer where Self == StringTransformer<Float> {
  /// A `Float` as text.
  public static var string: Self { Self() }
}

extension ForwardTransformer where Self == StringTransformer<Double> {
  /// A `Double` as text.
  public static var string: Self { Self() }
}

extension ForwardTransformer where Self == StringTransformer<Bool> {
  /// A `Bool` as text.
  public static var string: Self { Self() }
}
