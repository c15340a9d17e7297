/// The keys of an object so far, by index.
@_spi(Generated)
public struct SeenKeys {
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var high: Set<Int> = []
  private var names: Set<ByteKey> = []

  /// Creates an empty set.
  public init() {}

  /// Inserts an index; false if it is in the set, which never contains negative ones.
  @inlinable
  public mutating func insert(_ index: Int) -> Bool {
    guard index >= 0 else { return true }
    guard index < 64 else { return high.insert(index).inserted }
    let bit: UInt64 = 1 &<< UInt64(index)
    defer { low |= bit }
    return low & bit == 0
  }

  /// Inserts a key without an index; returns false if it is in the set.
  mutating func insert(_ key: String) -> Bool {
    names.insert(ByteKey(key)).inserted
  }
}
