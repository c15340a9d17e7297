/// A transformer of the library that needs no type of its own: `.url`, `.hex`,
/// `.dateFormat("yyyy")`.
///
/// ```swift
/// let hex: StandardTransformer<String, Data> = .hex
/// try hex.transform("00ff1a")
/// ```
public struct StandardTransformer<Input, Output>: Transformer, Sendable {
  let read: @Sendable (Input) throws -> Output
  let write: @Sendable (Output) throws -> Input

  package init(
    read: @escaping @Sendable (Input) throws -> Output,
    write: @escaping @Sendable (Output) throws -> Input
  ) {
    self.read = read
    self.write = write
  }

  /// Creates a transformer that fails for an input without a value.
  package init(
    expecting expected: String, read: @escaping @Sendable (Input) -> Output?,
    write: @escaping @Sendable (Output) throws -> Input
  ) {
    self.read = { input in
      if let output = read(input) { return output }
      throw TransformerError(expected: expected, input: input)
    }
    self.write = write
  }

  /// Returns the property's value; throws a ``TransformerError`` if the input has another form.
  public func transform(_ input: Input) throws -> Output { try read(input) }

  /// Returns the value in the document; throws a ``TransformerError`` if there is none.
  public func reverse(_ output: Output) throws -> Input { try write(output) }
}
