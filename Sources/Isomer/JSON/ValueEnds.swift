/// Where arrays and objects end that are read again for flattened values, so that these pass over
/// them at once; else each level of nested models would skip all that is below it.
///
/// A direct-mapped cache: a value whose slot another has taken is skipped byte by byte.
@usableFromInline
struct ValueEnds {
  private typealias Entry = (start: Int, end: Int)
  private static let capacity = 64
  /// Shorter values are skipped as fast as they are recorded.
  @inlinable static var minimumLength: Int { 256 }

  private var entries: UnsafeMutablePointer<Entry>?

  /// The end of a value that was read completely; nil if it is not recorded.
  @inline(__always)
  func end(ofValueAt start: Int) -> Int? {
    guard let entries else { return nil }
    let entry = entries[start & (Self.capacity - 1)]
    return entry.start == start ? entry.end : nil
  }

  mutating func record(_ value: Range<Int>) {
    if entries == nil {
      entries = .allocate(capacity: Self.capacity)
      entries?.initialize(repeating: (-1, -1), count: Self.capacity)
    }
    entries?[value.lowerBound & (Self.capacity - 1)] = (value.lowerBound, value.upperBound)
  }

  func deallocate() { entries?.deallocate() }
}
