@_spi(Generated)
extension JSONReader {
  /// Reads a transformer's input and transforms it.
  ///
  /// An error of the transformer becomes a failure at the value, with the error's text as the
  /// reason.
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

  /// Reads a transformer's input and transforms it to the given type of the property.
  ///
  /// Disfavored, because a generic transformer such as `.embedded()` also fits an optional property
  /// here and would then receive null. The type is a parameter so that the compiler reports a
  /// mismatch in the call and not in the assignment.
  @inlinable @_disfavoredOverload
  public mutating func transformed<T: ForwardTransformer, Output>(
    _ transformer: T, _: Output.Type
  ) throws(ReadingFailure) -> Output where T.Input: Readable, T.Output == Output {
    try transformed(transformer)
  }

  /// Reads a transformer's input for an optional property; `null` becomes nil without the
  /// transformer.
  @inlinable
  public mutating func transformed<T: ForwardTransformer, Output>(
    _ transformer: T, _: Output?.Type
  ) throws(ReadingFailure) -> Output? where T.Input: Readable, T.Output == Output {
    try readNull() ? nil : try transformed(transformer)
  }

  /// Reads the input of a transformer of optionals; `null` becomes nil without the transformer.
  @inlinable @_disfavoredOverload
  public mutating func transformed<T: ForwardTransformer, Output>(
    _ transformer: T, _: Output?.Type
  ) throws(ReadingFailure) -> Output? where T.Input: Readable, T.Output == Output? {
    try readNull() ? nil : try transformed(transformer)
  }

  @inline(never) @usableFromInline
  mutating func transformerFailed(_ error: any Error) -> ReadingFailure {
    details = FailureDetails(reading: error)
    return ReadingFailure(.init(of: error), at: cursor)
  }
}

@_spi(Generated)
extension JSONReader {
  /// Reads a value of the type's own kind, or of another kind in the conversion table of `coerce`.
  @inlinable
  public mutating func coerced<T: Coercible>(_: T.Type) throws(ReadingFailure) -> T {
    try T.readCoerced(&self)
  }

  /// Reads a Bool, or a value that converts to one; a closure gives the meaning of further words.
  public mutating func coerced(
    _: Bool.Type, words: (String) -> Bool?
  ) throws(ReadingFailure) -> Bool {
    guard try peekKind() == .string else { return try Bool.readCoerced(&self) }
    let start = position
    let text = try readString()
    guard !text.hashesSlowly, let value = words(text) else {
      rewind(to: start)
      return try Bool.readCoerced(&self)
    }
    noteCoercion(at: start.offset)
    return value
  }

  /// Reads an optional Bool with further words; `null` is nil.
  @inlinable
  public mutating func coerced(
    _: Bool?.Type, words: (String) -> Bool?
  ) throws(ReadingFailure) -> Bool? {
    try readNull() ? nil : try coerced(Bool.self, words: words)
  }
}
