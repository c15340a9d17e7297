/// A string ↔ any type that can be converted to a string without loss, such as a number.
///
/// ```swift
/// // @mapped with: .string()
/// var id: UInt64             // "505874924095815681"
/// ```
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
