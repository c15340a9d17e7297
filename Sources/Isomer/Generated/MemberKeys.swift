/// An iterator over the members of an object, by the indices of their keys.
///
/// ```swift
/// var keys = MemberKeys(mappedKeys)
/// while let index = try keys.next(&reader) { … }
/// ```
@_spi(Generated)
@frozen
public struct MemberKeys {
  @usableFromInline let set: KeySet
  /// The previous index; `Int.min` at the beginning.
  @usableFromInline var previous = Int.min

  /// Creates an iterator over the next object.
  @inlinable
  public init(_ set: KeySet) { self.set = set }

  /// Reads the next key with its colon; returns nil after the last member.
  @inlinable @inline(__always)
  public mutating func next(_ reader: inout JSONReader) throws(ReadingFailure) -> Int? {
    let index =
      previous == .min
      ? try reader.firstKey(of: set) : try reader.nextKey(of: set, after: previous)
    if let index { previous = index }
    return index
  }
}
