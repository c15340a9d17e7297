// What generated code writes. A key is given as it stands in the output: `,"name":`.
@_spi(Generated)
extension JSONWriter {
  /// Appends text that is JSON already.
  @inlinable @inline(__always)
  public mutating func raw(_ text: StaticString) { literal(text) }

  /// Writes a key and a value.
  @inlinable @inline(__always)
  public mutating func member(_ key: StaticString, _ value: some Writable) {
    literal(key)
    value.write(to: &self)
  }

  /// Writes a key and a value; for nil nothing, or `null` if the options say so.
  @inlinable @inline(__always)
  public mutating func optional<Value: Writable>(_ key: StaticString, _ value: Value?) {
    if let value {
      literal(key)
      value.write(to: &self)
    } else if options.null == .write {
      literal(key)
      writeNull()
    }
  }

  /// Writes a key and a value, which is `null` for nil.
  @inlinable @inline(__always)
  public mutating func nullable<Value: Writable>(_ key: StaticString, _ value: Value?) {
    literal(key)
    if let value { value.write(to: &self) } else { writeNull() }
  }

  /// Writes a key and a value; for nil nothing, whatever the options say.
  @inlinable @inline(__always)
  public mutating func omitting<Value: Writable>(_ key: StaticString, _ value: Value?) {
    guard let value else { return }
    literal(key)
    value.write(to: &self)
  }

  /// Writes a key and what a transformer makes of a value.
  @inlinable
  public mutating func member<T: Transformer>(
    _ transformer: T, _ key: StaticString, _ value: T.Output
  ) where T.Input: Writable {
    literal(key)
    transformed(transformer, value)
  }

  /// Writes a key and what a transformer makes of a value; for nil nothing, or `null` if the
  /// options say so.
  @inlinable
  public mutating func optional<T: Transformer>(
    _ transformer: T, _ key: StaticString, _ value: T.Output?
  ) where T.Input: Writable {
    if let value {
      literal(key)
      transformed(transformer, value)
    } else if options.null == .write {
      literal(key)
      writeNull()
    }
  }

  /// Writes a key and what a transformer makes of a value, which is `null` for nil.
  @inlinable
  public mutating func nullable<T: Transformer>(
    _ transformer: T, _ key: StaticString, _ value: T.Output?
  ) where T.Input: Writable {
    literal(key)
    if let value { transformed(transformer, value) } else { writeNull() }
  }

  /// Writes a key and what a transformer makes of a value; for nil nothing, whatever the options
  /// say.
  @inlinable
  public mutating func omitting<T: Transformer>(
    _ transformer: T, _ key: StaticString, _ value: T.Output?
  ) where T.Input: Writable {
    guard let value else { return }
    literal(key)
    transformed(transformer, value)
  }

  /// Writes what a transformer makes of a value; an error that it throws is remembered and `null`
  /// written.
  @inlinable
  public mutating func transformed<T: Transformer>(_ transformer: T, _ value: T.Output)
  where T.Input: Writable {
    do {
      let input = try transformer.reverse(value)
      input.write(to: &self)
    } catch {
      transformerFailed(error)
    }
  }

  /// Writes the members that a model keeps without knowing them, sorted by key; those that it
  /// claims by now are left out.
  @inline(never)
  public mutating func rest(
    _ members: [String: Value], besides mapping: (any KeyedMapping.Type)? = nil,
    below path: String = ""
  ) {
    for (key, value) in members.sorted(by: { $0.key < $1.key })
    where mapping.map({ $0.claim(key, below: path, as: profile) == .none }) ?? true {
      append(Byte.comma)
      write(key)
      append(Byte.colon)
      value.write(to: &self)
    }
  }
}
