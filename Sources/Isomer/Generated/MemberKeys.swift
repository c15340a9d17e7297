/// The members of an object of the document, by the indices of their keys.
///
/// ```swift
/// var keys = MemberKeys(mappedKeys)
/// while let index = try keys.next(&reader) { … }
/// ```
@_spi(Generated)
@frozen
public struct MemberKeys {
  @usableFromInline let set: KeySet
  /// The index that was returned before; below all of them at the beginning.
  @usableFromInline var previous = Int.min

  /// The members of the object that comes next.
  @inlinable
  public init(_ set: KeySet) { self.set = set }

  /// Takes the next key with its colon; nil behind the last member.
  @inlinable @inline(__always)
  public mutating func next(_ reader: inout JSONReader) throws(ReadingFailure) -> Int? {
    let index =
      previous == .min
      ? try reader.firstKey(of: set) : try reader.nextKey(of: set, after: previous)
    if let index { previous = index }
    return index
  }
}
