@_spi(Generated)
extension JSONReader {
  /// Reads a key as the string value of a type, and the colon.
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
  /// Writes a key as the string value of a type, and the colon.
  @inlinable
  public mutating func keyAsValue(_ key: some Writable) {
    key.write(to: &self)
    append(Byte.colon)
  }
}

extension JSONReader {
  @usableFromInline
  mutating func takeColon() throws(ReadingFailure) {
    guard token() == Byte.colon else { throw failure(.expectedColon) }
    cursor += 1
  }
}
