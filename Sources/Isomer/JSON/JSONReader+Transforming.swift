@_spi(Generated)
extension JSONReader {
  /// Reads a transformer's input and transforms it.
  ///
  /// An error that the transformer throws becomes a failure at the value, with the error's text as
  /// the reason.
  @inlinable
  public mutating func transformed<T: ForwardTransformer>(
    _ transformer: T
  ) throws(ReadingFailure) -> T.Output where T.Input: Readable {
    let input = try T.Input.read(&self)
    do {
      return try transformer.transform(input)
    } catch {
      throw transformerFailed(error)
    }
  }

  /// The same, with the property's type written out.
  ///
  /// Disfavored, since a transformer of any type, such as `.embedded()`, fits an optional property
  /// here too, and then null would reach it. The type is a parameter of its own, since the compiler
  /// finds fault with the call then, not with the assignment, where the transformer has another one.
  @inlinable @_disfavoredOverload
  public mutating func transformed<T: ForwardTransformer, Output>(
    _ transformer: T, _: Output.Type
  ) throws(ReadingFailure) -> Output where T.Input: Readable, T.Output == Output {
    try transformed(transformer)
  }

  /// The same for an optional property; `null` gives nil and does not reach the transformer.
  @inlinable
  public mutating func transformed<T: ForwardTransformer, Output>(
    _ transformer: T, _: Output?.Type
  ) throws(ReadingFailure) -> Output? where T.Input: Readable, T.Output == Output {
    try readNull() ? nil : try transformed(transformer)
  }

  @inline(never) @usableFromInline
  mutating func transformerFailed(_ error: any Error) -> ReadingFailure {
    details = FailureDetails(reading: error)
    return ReadingFailure(.transformerFailed, at: cursor)
  }
}

@_spi(Generated)
extension JSONReader {
  /// Reads a value by the conversion table of `coerce`: of the type's own kind, or of another that
  /// means the same.
  @inlinable
  public mutating func coerced<T: Coercible>(_: T.Type) throws(ReadingFailure) -> T {
    try T.readCoerced(&self)
  }
}
