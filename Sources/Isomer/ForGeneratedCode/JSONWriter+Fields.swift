@_spi(Generated)
extension JSONWriter {
  /// Writes one field of a composite after its key, if it has a value.
  @inline(never)
  public mutating func field(_ key: StaticString, _ field: Int, of fields: WrittenFields) {
    fields.write(field, behind: key, to: &self)
  }

  /// Returns the fields of a transformer's result.
  @inlinable
  public func fields<T: Transformer>(
    _ transformer: T, _ names: FieldNames, of value: T.Output,
    null _: WrittenNil? = nil
  ) -> WrittenFields where T.Input: Writable {
    do {
      return fields(names, of: try transformer.reverse(value))
    } catch {
      return WrittenFields(names, failedBy: error)
    }
  }

  /// Returns the fields of a transformer's result; for nil none, or null for each.
  @inlinable
  public func fields<T: Transformer>(
    _ transformer: T, _ names: FieldNames, of value: T.Output?,
    null: WrittenNil? = nil
  ) -> WrittenFields where T.Input: Writable {
    guard let value else { return noFields(names, null) }
    return fields(transformer, names, of: value)
  }

  @inlinable
  func fields(_ names: FieldNames, of input: some Writable) -> WrittenFields {
    var scratch = scratch()
    input.write(to: &scratch)
    return WrittenFields(names, in: scratch)
  }

  @usableFromInline
  package func scratch() -> JSONWriter {
    var scratch = JSONWriter(form, options: options, capacity: 256)
    scratch.freeLevels = freeLevels
    return scratch
  }

  @usableFromInline
  func noFields(_ names: FieldNames, _ null: WrittenNil?) -> WrittenFields {
    // Without fields, the transformer might read another value than nil.
    let isNull = null.map { $0 != .omit } ?? (options.null == .write && !form.omitsNil)
    return WrittenFields(names, isNull: isNull)
  }
}
