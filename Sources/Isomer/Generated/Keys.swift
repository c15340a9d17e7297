@_spi(Generated)
extension JSONReader {
  /// Reads a key, and the colon behind it, as the string that a type reads as a value.
  @inlinable
  public mutating func keyAsValue<Key: Readable>(_: Key.Type) throws(ReadingFailure) -> Key {
    _ = token()
    keyStart = cursor
    let key = try Key.read(&self)
    try takeColon()
    return key
  }
}

@_spi(Generated)
extension JSONWriter {
  /// Writes the string that a type writes as a value as a key, and the colon behind it.
  @inlinable
  public mutating func keyAsValue(_ key: some Writable) {
    key.write(to: &self)
    append(Byte.colon)
  }
}

extension JSONReader {
  /// Takes the colon behind a key.
  @usableFromInline
  mutating func takeColon() throws(ReadingFailure) {
    guard token() == Byte.colon else { throw failure(.expectedColon) }
    cursor += 1
  }
}
