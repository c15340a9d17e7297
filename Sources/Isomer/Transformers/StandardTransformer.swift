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

  /// Returns the value of an input; throws if there is none.
  static func value(_ value: Output?, of input: Input, _ expected: String) throws -> Output {
    if let value { return value }
    throw TransformerError(expected: expected, input: input)
  }

  /// Returns the property's value; throws a ``TransformerError`` if the input has another form.
  public func transform(_ input: Input) throws -> Output { try read(input) }

  /// Returns the value in the document; throws a ``TransformerError`` if there is none.
  public func reverse(_ output: Output) throws -> Input { try write(output) }
}
