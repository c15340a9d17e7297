/// The presence of a flattened optional whose keys are read among those of its model.
///
/// Keys that are null count as missing unless another one of them has a value:
///
///     {"id": 1, "tax_amount": null, "tax_currency": null}       nil
///     {"id": 1, "tax_amount": null, "tax_currency": "EUR"}      the null is read as usual
@_spi(Generated)
@frozen
public struct FlattenedPresence {
  /// True if the object has one of the keys with a value other than null.
  public var isPresent = false
  /// True if all keys are null that the object has.
  @usableFromInline var isNull = false

  /// Creates the presence before any key.
  @inlinable
  public init() {}
}

@_spi(Generated)
extension JSONReader {
  /// Skips the next value, which is that of one of some keys, if it is null and the others are null
  /// or missing; returns whether it is skipped.
  ///
  /// The keys are bits by their index in the set.
  @inlinable @inline(__always)
  public mutating func skipNull(
    _ presence: inout FlattenedPresence, _ keys: UInt64, of set: KeySet
  ) throws(ReadingFailure) -> Bool {
    if mayBeNull, try skipIfAllNull(&presence, keys, of: set) { return true }
    presence.isPresent = true
    return false
  }

  @inline(never) @usableFromInline
  mutating func skipIfAllNull(
    _ presence: inout FlattenedPresence, _ keys: UInt64, of set: KeySet
  ) throws(ReadingFailure) -> Bool {
    guard !presence.isPresent, token() == Byte.lowerN else { return false }
    if !presence.isNull, try hasValue(keys, of: set) { return false }
    presence.isNull = true
    collector?.search?.forgetKey(depth)
    objects?.pointee.takeMissingNull(depth)
    try skipValue()
    return true
  }

  /// Returns whether one of the keys has a value other than null in the rest of the object, without
  /// moving the reader.
  private mutating func hasValue(
    _ keys: UInt64, of set: KeySet
  ) throws(ReadingFailure) -> Bool {
    let (start, key) = (position, keyStart)
    var isFound = false
    do throws(ReadingFailure) {
      try skipValue()
      while !isFound, try nextMember() {
        let index = indexOfKey(try readKeyString(), in: set)
        isFound = index >= 0 && keys >> UInt64(index) & 1 != 0 && token() != Byte.lowerN
        if !isFound { try skipValue() }
      }
    } catch {
      // The error is found again when the rest is read.
      details = FailureDetails()
    }
    try comeBack(to: start, key)
    return isFound
  }
}
