/// A transformer of the library that needs no type of its own: `.url`, `.hex`,
/// `.dateFormat("yyyy")`.
///
/// ```swift
/// let hex: StandardTransformer<String, Data> = .hex
/// try hex.transform("00ff1a")
/// ```
public struct StandardTransformer<Input, Output>: Transformer, Sendable {
  private let expected: String
  private let read: @Sendable (Input) throws -> Output?
  private let write: @Sendable (Output) throws -> Input

  /// Creates a transformer that throws for an input without a value.
  package init(
    expecting expected: String = "a value", read: @escaping @Sendable (Input) throws -> Output?,
    write: @escaping @Sendable (Output) throws -> Input
  ) {
    (self.expected, self.read, self.write) = (expected, read, write)
  }

  /// Returns the property's value; throws a ``TransformerError`` if the input has another form.
  public func transform(_ input: Input) throws -> Output {
    if let output = try read(input) { return output }
    throw TransformerError(expected: expected, input: input)
  }

  /// Returns the value in the document; throws a ``TransformerError`` if there is none.
  public func reverse(_ output: Output) throws -> Input { try write(output) }
}
