/// An optional, with the value for a missing key.
private protocol AbsentValue {
  static var whenMissing: Self { get }
  var isNil: Bool { get }
}

extension Optional: AbsentValue {
  fileprivate static var whenMissing: Wrapped? { nil }
  fileprivate var isNil: Bool { self == nil }
}

/// Sets a missing value to nil if its type, a generic parameter, is an optional; returns whether it
/// is.
@_spi(Generated) @inline(never)
public func fillAbsent<Value>(_ value: inout Value?) -> Bool {
  guard let type = Value.self as? any AbsentValue.Type,
    let absent = type.whenMissing as? Value
  else { return false }
  value = .some(absent)
  return true
}

/// Removes a read value that is nil, so that an update in which null counts as missing leaves the
/// property unchanged.
@_spi(Generated) @inline(never)
public func passOverNil<Value>(_ value: inout Value?) {
  if let read = value, (read as? any AbsentValue)?.isNil == true { value = nil }
}

@_spi(Generated)
extension JSONReader {
  /// The same for the value of a path, which may be missing.
  @inline(never)
  public func fillAbsent<Value>(_ value: inout Value?, _ path: String) -> Bool {
    if Isomer.fillAbsent(&value) { return true }
    collector?.search?.takeAbsent(path, depth)
    return false
  }

  /// The same for a required key of an object; removes it from the missing ones, which are bits.
  public func fillAbsent<Value>(
    _ value: inout Value?, key: Int, of missing: inout UInt64, in set: KeySet
  ) {
    let bit: UInt64 = 1 << key
    guard missing & bit != 0 else { return }
    if Isomer.fillAbsent(&value) {
      missing &= ~bit
    } else if let search = collector?.search {
      search.takeAbsent(KeySet.path(of: set.names[key], below: set.path), depth)
    }
  }

  /// Returns nil if the type is an optional; throws otherwise, because a path is missing.
  public mutating func absent<Value>(_ path: String) throws(ReadingFailure) -> Value {
    var value: Value?
    guard fillAbsent(&value, path), let value else { throw missing(path) }
    return value
  }
}
