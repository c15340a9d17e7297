/// An optional, with the value for a missing key.
private protocol AbsentValue { static var whenMissing: Self { get } }

extension Optional: AbsentValue { fileprivate static var whenMissing: Wrapped? { nil } }

/// Sets a missing value of a generic parameter's type to nil if the type is an optional; returns
/// whether it is.
@_spi(Generated) @inline(never)
public func fillAbsent<Value>(_ value: inout Value?) -> Bool {
  guard let type = Value.self as? any AbsentValue.Type,
    let absent = type.whenMissing as? Value
  else { return false }
  value = .some(absent)
  return true
}

/// The same for a required key of an object; removes it from the missing ones, which are bits.
@_spi(Generated)
public func fillAbsent<Value>(_ value: inout Value?, key: Int, of missing: inout UInt64) {
  let bit: UInt64 = 1 << key
  if missing & bit != 0, fillAbsent(&value) { missing &= ~bit }
}

@_spi(Generated)
extension JSONReader {
  /// Returns nil if the type is an optional; throws otherwise, because a key is missing.
  public mutating func absent<Value>(_ path: String) throws(ReadingFailure) -> Value {
    var value: Value?
    guard fillAbsent(&value), let value else { throw missing(path) }
    return value
  }
}
