/// A transformer for reading properties of a type; generated code makes its constants with it.
@_spi(Generated)
@inlinable
public func readTransformer<T: ForwardTransformer>(_ transformer: T, for _: T.Output.Type) -> T {
  transformer
}

/// A two-way transformer for writing properties of a type.
@_spi(Generated)
@inlinable
public func writeTransformer<T: Transformer>(_ transformer: T, for _: T.Output.Type) -> T {
  transformer
}

/// A two-way transformer that is named for writing alone.
@_spi(Generated)
@inlinable
public func writeTransformer<T: Transformer>(
  oneWay transformer: T, for _: T.Output.Type
) -> T {
  transformer
}

/// A transformer whose forward direction writes: from the property's type to what stands in the
/// document.
@_spi(Generated)
@inlinable @_disfavoredOverload
public func writeTransformer<T: ForwardTransformer>(
  oneWay transformer: T, for _: T.Input.Type
) -> T {
  transformer
}

// Transformers that are named for writing alone: `with.write:`. A two-way one writes by its reverse,
// a one-way one by its forward direction.
@_spi(Generated)
extension JSONWriter {
  /// Writes a key and what a two-way transformer makes of a value.
  @inlinable
  public mutating func member<T: Transformer>(
    writing transformer: T, _ key: StaticString, _ value: T.Output
  ) where T.Input: Writable {
    member(transformer, key, value)
  }

  /// Writes a key and what a two-way transformer makes of a value; for nil as the options say.
  @inlinable
  public mutating func optional<T: Transformer>(
    writing transformer: T, _ key: StaticString, _ value: T.Output?
  ) where T.Input: Writable {
    optional(transformer, key, value)
  }

  /// Writes a key and what a two-way transformer makes of a value, which is `null` for nil.
  @inlinable
  public mutating func nullable<T: Transformer>(
    writing transformer: T, _ key: StaticString, _ value: T.Output?
  ) where T.Input: Writable {
    nullable(transformer, key, value)
  }

  /// Writes a key and what a two-way transformer makes of a value; for nil nothing.
  @inlinable
  public mutating func omitting<T: Transformer>(
    writing transformer: T, _ key: StaticString, _ value: T.Output?
  ) where T.Input: Writable {
    omitting(transformer, key, value)
  }
}

// document.
@_spi(Generated)
extension JSONWriter {
  /// Writes a key and what a transformer makes of a value.
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

  /// Writes a key and what a transformer makes of a value; for nil nothing, or `null` if the
  /// options say so.
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

  /// Writes a key and what a transformer makes of a value, which is `null` for nil.
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

  /// Writes a key and what a transformer makes of a value; for nil nothing, whatever the options
  /// say.
  @inlinable @_disfavoredOverload
  public mutating func omitting<T: ForwardTransformer>(
    writing transformer: T, _ key: StaticString, _ value: T.Input?
  ) where T.Output: Writable {
    if let value { member(writing: transformer, key, value) }
  }
}
