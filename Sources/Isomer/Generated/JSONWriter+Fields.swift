@_spi(Generated)
extension JSONWriter {
  /// Writes one field of a composite behind its key, if it has one.
  @inline(never)
  public mutating func field(_ key: StaticString, _ field: Int, of fields: WrittenFields) {
    fields.write(field, behind: key, to: &self)
  }

  /// The fields of what a transformer makes of a value.
  @inlinable
  public func fields<T: Transformer>(
    _ transformer: T, _ names: FieldNames, of value: T.Output,
    null _: WritingOptions.NullPolicy? = nil
  ) -> WrittenFields where T.Input: Writable {
    do {
      return fields(names, of: try transformer.reverse(value))
    } catch {
      return WrittenFields(names, failedBy: error)
    }
  }

  /// The fields of what a transformer makes of a value; for nil none, or all of them `null`.
  @inlinable
  public func fields<T: Transformer>(
    _ transformer: T, _ names: FieldNames, of value: T.Output?,
    null: WritingOptions.NullPolicy? = nil
  ) -> WrittenFields where T.Input: Writable {
    guard let value else { return noFields(names, null) }
    return fields(transformer, names, of: value)
  }

  /// The fields of what a two-way transformer makes of a value, where it is named for writing
  /// alone.
  @inlinable
  public func fields<T: Transformer>(
    writing transformer: T, _ names: FieldNames, of value: T.Output,
    null _: WritingOptions.NullPolicy? = nil
  ) -> WrittenFields where T.Input: Writable {
    fields(transformer, names, of: value)
  }

  /// The same for an optional property.
  @inlinable
  public func fields<T: Transformer>(
    writing transformer: T, _ names: FieldNames, of value: T.Output?,
    null: WritingOptions.NullPolicy? = nil
  ) -> WrittenFields where T.Input: Writable {
    fields(transformer, names, of: value, null: null)
  }

  /// The fields of what a one-way transformer makes of a value.
  @inlinable @_disfavoredOverload
  public func fields<T: ForwardTransformer>(
    writing transformer: T, _ names: FieldNames, of value: T.Input,
    null _: WritingOptions.NullPolicy? = nil
  ) -> WrittenFields where T.Output: Writable {
    do {
      return fields(names, of: try transformer.transform(value))
    } catch {
      return WrittenFields(names, failedBy: error)
    }
  }

  /// The same for an optional property.
  @inlinable @_disfavoredOverload
  public func fields<T: ForwardTransformer>(
    writing transformer: T, _ names: FieldNames, of value: T.Input?,
    null: WritingOptions.NullPolicy? = nil
  ) -> WrittenFields where T.Output: Writable {
    guard let value else { return noFields(names, null) }
    return fields(writing: transformer, names, of: value)
  }

  @inlinable
  func fields(_ names: FieldNames, of input: some Writable) -> WrittenFields {
    var scratch = scratch()
    input.write(to: &scratch)
    return WrittenFields(names, in: scratch)
  }

  /// A writer for a part of the same document.
  @usableFromInline
  func scratch() -> JSONWriter {
    var scratch = JSONWriter(form, options: options, capacity: 256)
    scratch.freeLevels = freeLevels
    return scratch
  }

  @usableFromInline
  func noFields(_ names: FieldNames, _ null: WritingOptions.NullPolicy?) -> WrittenFields {
    WrittenFields(names, isNull: (null ?? options.null) == .write)
  }
}
