/// Returns a transformer for reading properties of a type, for a constant in generated code.
@_spi(Generated)
@inlinable
public func readTransformer<T: ForwardTransformer>(_ transformer: T, for _: T.Output.Type) -> T {
  transformer
}

/// Returns a transformer for writing properties of a type.
@_spi(Generated)
@inlinable
public func writeTransformer<T: Transformer>(_ transformer: T, for _: T.Output.Type) -> T {
  transformer
}

/// Returns a transformer of both directions that is used only for writing.
@_spi(Generated)
@inlinable
public func writeTransformer<T: Transformer>(
  oneWay transformer: T, for _: T.Output.Type
) -> T {
  transformer
}

/// Returns a transformer whose forward direction writes properties of a type.
@_spi(Generated)
@inlinable @_disfavoredOverload
public func writeTransformer<T: ForwardTransformer>(
  oneWay transformer: T, for _: T.Input.Type
) -> T {
  transformer
}

// Transformers that are used only for writing (`with.write:`) use their reverse direction, if they
// have one.
@_spi(Generated)
extension JSONWriter {
  /// Writes a key and a transformer's reverse result.
  @inlinable
  public mutating func member<T: Transformer>(
    writing transformer: T, _ key: StaticString, _ value: T.Output
  ) where T.Input: Writable {
    member(transformer, key, value)
  }

  /// Writes a key and a transformer's reverse result, or nil according to the options.
  @inlinable
  public mutating func optional<T: Transformer>(
    writing transformer: T, _ key: StaticString, _ value: T.Output?
  ) where T.Input: Writable {
    optional(transformer, key, value)
  }

  /// Writes a key and a transformer's reverse result, or null for nil.
  @inlinable
  public mutating func nullable<T: Transformer>(
    writing transformer: T, _ key: StaticString, _ value: T.Output?
  ) where T.Input: Writable {
    nullable(transformer, key, value)
  }

  /// Writes a key and a transformer's reverse result, or nothing for nil.
  @inlinable
  public mutating func omitting<T: Transformer>(
    writing transformer: T, _ key: StaticString, _ value: T.Output?
  ) where T.Input: Writable {
    omitting(transformer, key, value)
  }
}

@_spi(Generated)
extension JSONWriter {
  /// Writes a key and a transformer's result.
  @inlinable @_disfavoredOverload
  public mutating func member<T: ForwardTransformer>(
    writing transformer: T, _ key: StaticString, _ value: T.Input
  ) where T.Output: Writable {
    literal(key)
    do {
      try transformer.transform(value).write(to: &self)
    } catch {
      transformerFailed(error)
    }
  }

  /// Writes a key and a transformer's result, or nil according to the options.
  @inlinable @_disfavoredOverload
  public mutating func optional<T: ForwardTransformer>(
    writing transformer: T, _ key: StaticString, _ value: T.Input?
  ) where T.Output: Writable {
    if options.null == .write {
      nullable(writing: transformer, key, value)
    } else {
      omitting(writing: transformer, key, value)
    }
  }

  /// Writes a key and a transformer's result, or null for nil.
  @inlinable @_disfavoredOverload
  public mutating func nullable<T: ForwardTransformer>(
    writing transformer: T, _ key: StaticString, _ value: T.Input?
  ) where T.Output: Writable {
    if let value {
      member(writing: transformer, key, value)
    } else {
      literal(key)
      writeNull()
    }
  }

  /// Writes a key and a transformer's result, or nothing for nil.
  @inlinable @_disfavoredOverload
  public mutating func omitting<T: ForwardTransformer>(
    writing transformer: T, _ key: StaticString, _ value: T.Input?
  ) where T.Output: Writable {
    if let value { member(writing: transformer, key, value) }
  }
}
