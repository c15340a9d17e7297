/// A buffer that the reader reuses for every string with escapes.
///
/// It grows with the longest such string, up to the size of the document plus a constant.
struct Scratch {
  private(set) var base: UnsafeMutablePointer<UInt8>
  private(set) var capacity = 0

  init() {
    // Never written to: the capacity is 0.
    let empty: StaticString = ""
    base = UnsafeMutablePointer(mutating: empty.utf8Start)
  }

  /// Makes room for at least 64 bytes after the first `used` ones, which are retained.
  @inline(never)
  mutating func grow(keeping used: Int) {
    let newCapacity = max(512, capacity * 2, used + 64)
    let newBase = UnsafeMutablePointer<UInt8>.allocate(capacity: newCapacity)
    newBase.update(from: base, count: used)
    deallocate()
    base = newBase
    capacity = newCapacity
  }

  func deallocate() {
    if capacity > 0 { base.deallocate() }
  }
}
