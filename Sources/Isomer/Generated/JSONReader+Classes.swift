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

  /// Returns the failure for the next object, which matches no subtype of the cluster.
  @inline(never)
  public mutating func noMember(_ expected: StaticString) -> ReadingFailure {
    details.expected = expected.description
    _ = token()
    return ReadingFailure(.unknownTag, at: cursor)
  }
}
