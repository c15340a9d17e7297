@_spi(Generated)
extension Optional {
  /// Returns the value and leaves nil; traps if there is none.
  ///
  /// Generated code checks for missing keys first.
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
