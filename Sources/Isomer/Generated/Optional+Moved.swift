@_spi(Generated)
extension Optional {
  /// Moves the value out and leaves nil; for a value that is known to be there.
  ///
  /// Generated code calls it behind its check for missing keys, so the other branch is never taken;
  /// it traps there as a force unwrap would.
  @inlinable
  public mutating func moved() -> Wrapped {
    guard let value = take() else { preconditionFailure("a property is moved before it is read") }
    return value
  }

  /// The same for a variable that tells null from a missing value.
  @inlinable
  public mutating func movedValue<Value>() -> Value where Wrapped == Value? {
    guard let value = take() ?? nil else {
      preconditionFailure("a property is moved before it is read")
    }
    return value
  }

  /// Moves the value out and leaves nil; null and a missing value are one.
  @inlinable
  public mutating func takeValue<Value>() -> Value? where Wrapped == Value? { take() ?? nil }
}
