/// The complete values of all open containers of a tree, the innermost last.
///
/// At the end of a container its values are moved into an array, because a copy would change the
/// reference count of each.
struct ValueStack: ~Copyable {
  private var base: UnsafeMutablePointer<JSONValue>
  private var capacity = 32
  private(set) var count = 0

  init() { base = .allocate(capacity: capacity) }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  @inline(__always)
  mutating func append(_ value: consuming JSONValue) {
    if count == capacity { grow() }
    (base + count).initialize(to: value)
    count += 1
  }

  @inline(never)
  private mutating func grow() {
    let new = UnsafeMutablePointer<JSONValue>.allocate(capacity: 2 * capacity)
    new.moveInitialize(from: base, count: count)
    base.deallocate()
    base = new
    capacity *= 2
  }

  /// Removes the values from a position on and returns them.
  @_optimize(speed)
  mutating func take(from start: Int) -> [JSONValue] {
    precondition(start >= 0 && start <= count)
    let (first, number) = (base + start, count - start)
    count = start
    return Array(unsafeUninitializedCapacity: number) { buffer, filled in
      buffer.baseAddress?.moveInitialize(from: first, count: number)
      filled = number
    }
  }
}
