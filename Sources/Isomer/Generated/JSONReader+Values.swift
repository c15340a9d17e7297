@_spi(Generated)
extension JSONReader {
  /// Reads a value of a type that another module declares.
  ///
  /// It does what the type's own function does. Where the type has no mapping, the compiler says of
  /// this one which conformance is missing, and of the other only that there is no such function.
  @inlinable @inline(__always)
  public mutating func value<T: Readable>(_: T.Type) throws(ReadingFailure) -> T {
    try T.read(&self)
  }
}
