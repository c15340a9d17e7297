// The compiler cannot diagnose a wrong type of a parameter of type `T.Output.Type`.

/// Returns a transformer for reading properties of a type, for a constant in generated code.
@_spi(Generated)
@inlinable @_disfavoredOverload
public func readTransformer<T: ForwardTransformer, Value>(
  _ transformer: T, for _: Value.Type
) -> T where T.Output == Value {
  transformer
}

/// Returns a transformer of the wrapped type for reading optional properties.
@_spi(Generated)
@inlinable
public func readTransformer<T: ForwardTransformer, Value>(
  _ transformer: T, for _: Value?.Type
) -> T where T.Output == Value {
  transformer
}

/// Returns a transformer for writing properties of a type.
@_spi(Generated)
@inlinable @_disfavoredOverload
public func writeTransformer<T: Transformer, Value>(
  _ transformer: T, for _: Value.Type
) -> T where T.Output == Value {
  transformer
}

/// Returns a transformer of the wrapped type for writing optional properties.
@_spi(Generated)
@inlinable
public func writeTransformer<T: Transformer, Value>(
  _ transformer: T, for _: Value?.Type
) -> T where T.Output == Value {
  transformer
}

/// Returns a transformer that is used only for writing (`with.write:`): its reverse direction
/// writes, if it has one.
@_spi(Generated)
@inlinable
public func writeTransformer<T: Transformer, Value>(
  oneWay transformer: T, for _: Value.Type
) -> T where T.Output == Value {
  transformer
}

/// Returns a transformer of optionals whose reverse direction writes optional properties.
@_spi(Generated)
@inlinable @_disfavoredOverload
public func writeTransformer<T: Transformer, Value>(
  oneWay transformer: T, for _: Value.Type
) -> T where T.Output == Value? {
  transformer
}

/// Returns a transformer whose forward direction writes properties of a type.
///
/// The last parameter makes the compiler prefer the overload above.
@_spi(Generated)
@inlinable @_disfavoredOverload
public func writeTransformer<T: ForwardTransformer, Value>(
  oneWay transformer: T, for _: Value.Type, _: Void = ()
) -> WriteTransformer<T> where T.Input == Value {
  WriteTransformer(transformer)
}

/// A transformer that writes with the forward direction of another one, and does not read.
@_spi(Generated)
public struct WriteTransformer<Base: ForwardTransformer>: Transformer {
  @usableFromInline let base: Base

  @inlinable
  init(_ base: Base) { self.base = base }

  /// Throws an error, because the transformer does not read.
  public func transform(_ input: Base.Output) throws -> Base.Input {
    throw TransformerError(expected: "a transformer for reading", input: input)
  }

  /// Returns the result of the transformer.
  @inlinable
  public func reverse(_ output: Base.Input) throws -> Base.Output { try base.transform(output) }
}

@_spi(Generated)
extension WriteTransformer: Sendable where Base: Sendable {}
