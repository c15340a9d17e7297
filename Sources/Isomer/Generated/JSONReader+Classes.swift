@_spi(Generated)
extension JSONReader {
  /// Returns an object as the class that was read; throws for a subclass without a mapping.
  @inlinable
  public mutating func casting<Object: AnyObject, Wanted: AnyObject>(
    _ object: Object, to wanted: Wanted.Type
  ) throws(ReadingFailure) -> Wanted {
    guard let found = object as? Wanted else { throw notOfClass(wanted) }
    return found
  }

  @inline(never) @usableFromInline
  mutating func notOfClass(_ wanted: any AnyObject.Type) -> ReadingFailure {
    details.expected = "a value of '\(wanted)', which has no mapping of its own"
    return ReadingFailure(.invalidValue, at: cursor)
  }
}
