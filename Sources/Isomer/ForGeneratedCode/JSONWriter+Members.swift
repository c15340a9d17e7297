/// How generated code writes nil; without it, the options of the call determine it.
@_spi(Generated)
public enum WrittenNil {
  /// Without the key.
  case omit
  /// As null, or without the key in a format that has no null.
  case write
  /// As null in every format, because a missing key is an error or is read as another value.
  case require
}

// Functions for generated code. A key is given in its written form: `,"name":`.
@_spi(Generated)
extension JSONWriter {
  /// Appends text that is already JSON.
  @inlinable @inline(__always)
  public mutating func raw(_ text: StaticString) { literal(text) }

  /// Writes a key and a value.
  @inlinable @inline(__always)
  public mutating func member(_ key: StaticString, _ value: some Writable) {
    literal(key)
    value.write(to: &self)
  }

  /// Writes a key and a value; for nil nothing or `null`, by default as the options require.
  @inlinable @inline(__always)
  public mutating func optional<Value: Writable>(
    _ key: StaticString, _ value: Value?, null: WrittenNil? = nil
  ) {
    if let value {
      literal(key)
      value.write(to: &self)
    } else {
      writeNil(key, null)
    }
  }

  /// Writes a key and a transformed value.
  @inlinable
  public mutating func member<T: Transformer>(
    _ transformer: T, _ key: StaticString, _ value: T.Output
  ) where T.Input: Writable {
    literal(key)
    transformed(transformer, value)
  }

  /// Writes a key and a transformed value; for nil nothing or `null`, by default as the options
  /// require.
  @inlinable
  public mutating func optional<T: Transformer>(
    _ transformer: T, _ key: StaticString, _ value: T.Output?,
    null: WrittenNil? = nil
  ) where T.Input: Writable {
    if let value {
      literal(key)
      transformed(transformer, value)
    } else {
      writeNil(key, null)
    }
  }

  /// Writes a key and a value or empty text for nil, which is left out only if an option of the
  /// property says so.
  @inlinable
  public mutating func optional<Wrapped: Transformer>(
    _ transformer: EmptyAsNilTransformer<Wrapped>, _ key: StaticString, _ value: Wrapped.Output?,
    null: WrittenNil? = nil
  ) where Wrapped.Input: Writable {
    if null == .omit, case nil = value { return }
    literal(key)
    transformed(transformer, value)
  }

  @inlinable @inline(__always)
  mutating func writeNil(_ key: StaticString, _ null: WrittenNil?) {
    if null == .require {
      literal(key)
      writeNull()
    } else if null == .write || null == nil && options.null == .write {
      writeNull(key)
    }
  }

  @inline(never) @usableFromInline
  mutating func writeNull(_ key: StaticString) {
    guard !form.omitsNil else { return }
    literal(key)
    writeNull()
  }

  /// Writes a transformed value; if the transformer throws, records the error and writes `null`.
  @inlinable
  package mutating func transformed<T: Transformer>(_ transformer: T, _ value: T.Output)
  where T.Input: Writable {
    do {
      let input = try transformer.reverse(value)
      input.write(to: &self)
    } catch {
      transformerFailed(error)
    }
  }

  /// Writes the unknown members that a model stores, sorted by key, except those that the model now
  /// handles.
  @inline(never)
  public mutating func rest(
    _ members: [String: JSONValue], besides mapping: (any KeyedMapping.Type)? = nil,
    below path: String = ""
  ) {
    for (key, value) in members.sorted(by: { $0.key < $1.key })
    where mapping.map({ $0.mappedHandling(of: key, below: path, as: profile) == .none }) ?? true {
      append(Byte.comma)
      write(key)
      append(Byte.colon)
      value.write(to: &self)
    }
  }
}
