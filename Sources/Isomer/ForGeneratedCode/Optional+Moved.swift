@_spi(Generated)
extension Optional {
  /// Returns the value and sets nil; traps if there is none, so generated code checks for missing
  /// keys first.
  @inlinable
  public mutating func moved() -> Wrapped {
    guard let value = take() else { preconditionFailure("a property is moved before it is read") }
    return value
  }

  /// The same for a variable that distinguishes null from a missing value.
  @inlinable
  public mutating func movedValue<Value>() -> Value where Wrapped == Value? {
    guard let value = take() ?? nil else {
      preconditionFailure("a property is moved before it is read")
    }
    return value
  }

  /// Returns the value and sets nil; null is the same as a missing value.
  @inlinable
  public mutating func takeValue<Value>() -> Value? where Wrapped == Value? { take() ?? nil }
}
