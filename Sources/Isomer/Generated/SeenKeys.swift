/// The keys that an object has had so far, by index.
///
/// ```swift
/// var seen = SeenKeys()
/// seen.insert(3)      // true
/// seen.insert(3)      // false: twice
/// ```
@_spi(Generated)
public struct SeenKeys {
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var high: Set<Int> = []
  private var names: Set<ByteKey> = []

  /// None so far.
  public init() {}

  /// Adds an index; false if it was there.
  ///
  /// An index below 0 is never there.
  @inlinable
  public mutating func insert(_ index: Int) -> Bool {
    guard index >= 0 else { return true }
    guard index < 64 else { return high.insert(index).inserted }
    let bit: UInt64 = 1 &<< UInt64(index)
    defer { low |= bit }
    return low & bit == 0
  }

  /// Adds a key that has no index; false if it was there.
  mutating func insert(_ key: String) -> Bool {
    names.insert(ByteKey(key)).inserted
  }
}
