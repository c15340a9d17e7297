/// A value and the checks of its property or type; a check throws, or may replace the value.
///
/// ```swift
/// private static func mappedCheck_count(
///   _ value: inout Isomer.Checked<Int>
/// ) throws {
///   try value.within(1...10)
///   try value.check(by: Order.roundUp, "Order.roundUp")
/// }
/// ```
@_spi(Generated)
public struct Checked<Value> {
  /// The value after the checks so far.
  public var value: Value
  /// True if a check has replaced the value.
  @usableFromInline package var isReplaced = false

  /// Creates a value before its first check.
  @inlinable
  public init(_ value: Value) { self.value = value }
}

// The compiler selects the overload by the function's type. For a closure that fits several, a test
// is preferred to a replacement (so `{ !$0 }` tests a Bool), and both to an action. A range is only
// considered with `orRange`, because the compiler's errors about other functions would mention it.
@_spi(Generated)
extension Checked {
  /// Throws if the function returns false.
  @inlinable
  public func check(
    by isValid: (Value) throws -> Bool, _ words: StaticString, orRange: Void = ()
  ) throws {
    if try !isValid(value) { throw Self.refusal(words) }
  }

  /// Calls a function that throws for an invalid value.
  @inlinable @_disfavoredOverload
  public func check(
    by check: (Value) throws -> Void, _ words: StaticString, orRange: Void = ()
  ) throws {
    try check(value)
  }

  /// Replaces the value with the function's result.
  @inlinable @_disfavoredOverload
  public mutating func check(
    by replacement: (Value) throws -> Value, _ words: StaticString, orRange: Void = ()
  ) throws {
    value = try replacement(value)
    isReplaced = true
  }

  /// Calls a method that throws for an invalid value.
  @inlinable @_disfavoredOverload
  public func check(
    by method: (Value) -> () throws -> Void, _ words: StaticString, orRange: Void = ()
  ) throws {
    try method(value)()
  }

  /// Throws if the method returns false.
  @inlinable @_disfavoredOverload
  public func check(
    by method: (Value) -> () throws -> Bool, _ words: StaticString, orRange: Void = ()
  ) throws {
    if try !method(value)() { throw Self.refusal(words) }
  }

  /// Throws if the value is outside a range.
  @inlinable @_disfavoredOverload
  public func check<Bounds: RangeExpression>(
    by range: Bounds, _ words: StaticString, orRange: Void
  ) throws where Bounds.Bound == Value {
    try within(range)
  }

  /// Runs a closure of statements that throws for an invalid value.
  @inlinable
  public func run(_ check: (Value) throws -> Void) throws {
    try check(value)
  }

  @inline(never) @usableFromInline
  static func refusal(_ words: StaticString) -> CheckFailure {
    CheckFailure(expected: "a value that '\(words)' accepts")
  }
}

/// A value that checks can change; a protocol, so that overloads of the type itself are preferred.
@_spi(Generated)
public protocol Replaceable {
  /// The type of the value.
  associatedtype Value
  /// Changes the value with a function.
  mutating func change(by function: (inout Value) throws -> Void) throws
}

@_spi(Generated)
extension Checked: Replaceable {
  /// Changes the value with a function.
  @inlinable
  public mutating func change(by function: (inout Value) throws -> Void) throws {
    try function(&value)
    isReplaced = true
  }
}

@_spi(Generated)
extension Replaceable {
  /// Calls a function that may change the value, and throws for an invalid one.
  @inlinable @_disfavoredOverload
  public mutating func check(
    by change: (inout Value) throws -> Void, _ words: StaticString, orRange: Void = ()
  ) throws {
    try self.change(by: change)
  }

  /// Runs a closure of statements that may change the value, and throws for an invalid one.
  @inlinable
  public mutating func run(_ change: (inout Value) throws -> Void) throws {
    try self.change(by: change)
  }
}
