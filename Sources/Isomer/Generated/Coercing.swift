// `coerce` and `elements: .lossy` together: elements that neither are of the wanted kind nor convert
// to it are left out.

/// A value read by the conversion table, as an element of the lossy readers.
@_spi(Generated)
public struct Coerced<Wrapped: Coercible>: Readable {
  @usableFromInline let value: Wrapped

  @inlinable
  init(_ value: Wrapped) { self.value = value }

  /// Reads a value by the conversion table.
  @inlinable
  public static func read(_ reader: inout JSONReader) throws(ReadingFailure) -> Coerced {
    Coerced(try Wrapped.readCoerced(&reader))
  }
}

@_spi(Generated)
extension JSONReader {
  /// Reads an array, converts its elements and leaves out those that do not convert.
  @inlinable
  public mutating func lossyCoerced<Element: Coercible>(
    _: [Element].Type
  ) throws(ReadingFailure) -> [Element] {
    try lossy([Coerced<Element>].self).map(\.value)
  }

  /// Reads an array as a set, converts its elements and leaves out those that do not convert.
  @inlinable
  public mutating func lossyCoerced<Element: Coercible>(
    _: Set<Element>.Type
  ) throws(ReadingFailure) -> Set<Element> {
    Set(try lossyCoerced([Element].self))
  }

  /// Reads an object, converts its values and leaves out the members whose value does not convert.
  @inlinable
  public mutating func lossyCoerced<Key: MappableKey, Element: Coercible>(
    _: [Key: Element].Type
  ) throws(ReadingFailure) -> [Key: Element] {
    try lossy([Key: Coerced<Element>].self).mapValues(\.value)
  }

  /// The same for an optional array; `null` gives nil.
  @inlinable
  public mutating func lossyCoerced<Element: Coercible>(
    _: [Element]?.Type
  ) throws(ReadingFailure) -> [Element]? {
    try readNull() ? nil : try lossyCoerced([Element].self)
  }

  /// The same for an optional set; `null` gives nil.
  @inlinable
  public mutating func lossyCoerced<Element: Coercible>(
    _: Set<Element>?.Type
  ) throws(ReadingFailure) -> Set<Element>? {
    try readNull() ? nil : try lossyCoerced(Set<Element>.self)
  }

  /// The same for an optional dictionary; `null` gives nil.
  @inlinable
  public mutating func lossyCoerced<Key: MappableKey, Element: Coercible>(
    _: [Key: Element]?.Type
  ) throws(ReadingFailure) -> [Key: Element]? {
    try readNull() ? nil : try lossyCoerced([Key: Element].self)
  }
}
