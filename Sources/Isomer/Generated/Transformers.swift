/// A transformer for reading properties of a type; generated code makes its constants with it.
@_spi(Generated)
@inlinable
public func readingTransformer<T: ForwardTransformer>(_ transformer: T, for _: T.Output.Type) -> T {
  transformer
}

/// A two-way transformer for writing properties of a type.
@_spi(Generated)
@inlinable
public func writingTransformer<T: Transformer>(_ transformer: T, for _: T.Output.Type) -> T {
  transformer
}

/// A transformer whose forward direction writes: from the property's type to what stands in the
/// document.
@_spi(Generated)
@inlinable @_disfavoredOverload
public func writingTransformer<T: ForwardTransformer>(_ transformer: T, for _: T.Input.Type) -> T {
  transformer
}

// One-way transformers for writing: `with.write:`. Their forward direction makes what stands in the
// document.
@_spi(Generated)
extension JSONWriter {
  /// Writes a key and what a transformer makes of a value.
  @inlinable @_disfavoredOverload
  public mutating func member<T: ForwardTransformer>(
    _ key: StaticString, _ value: T.Input, _ transformer: T
  ) where T.Output: Writable {
    literal(key)
    do {
      try transformer.transform(value).write(to: &self)
    } catch {
      fail(.transformerFailed, String(describing: error))
    }
  }

  /// Writes a key and what a transformer makes of a value; for nil nothing, or `null` if the
  /// options say so.
  @inlinable @_disfavoredOverload
  public mutating func optional<T: ForwardTransformer>(
    _ key: StaticString, _ value: T.Input?, _ transformer: T
  ) where T.Output: Writable {
    if options.null == .write {
      nullable(key, value, transformer)
    } else {
      omitting(key, value, transformer)
    }
  }

  /// Writes a key and what a transformer makes of a value, which is `null` for nil.
  @inlinable @_disfavoredOverload
  public mutating func nullable<T: ForwardTransformer>(
    _ key: StaticString, _ value: T.Input?, _ transformer: T
  ) where T.Output: Writable {
    if let value {
      member(key, value, transformer)
    } else {
      literal(key)
      writeNull()
    }
  }

  /// Writes a key and what a transformer makes of a value; for nil nothing, whatever the options
  /// say.
  @inlinable @_disfavoredOverload
  public mutating func omitting<T: ForwardTransformer>(
    _ key: StaticString, _ value: T.Input?, _ transformer: T
  ) where T.Output: Writable {
    if let value { member(key, value, transformer) }
  }
}
