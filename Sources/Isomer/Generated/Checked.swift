/// A value and the checks of its property or type; a check throws, or may replace the value.
///
/// ```swift
/// private static func mappedCheck_count(_ value: inout Isomer.Checked<Int>) throws {
///   try value.within(1...10)
///   try value.check(by: Order.roundUp, "Order.roundUp")
/// }
/// ```
@_spi(Generated)
public struct Checked<Value> {
  /// The value, as the checks so far have left it.
  public var value: Value
  /// Whether a check has put another value in place of the first one.
  public var isReplaced = false

  /// A value before its first check.
  @inlinable
  public init(_ value: Value) { self.value = value }
}

// What a function is, its type tells: the compiler picks the overload. Of the closures that fit
// several, a test is preferred to a replacement (so `{ !$0 }` tests a Bool), and both to an action.
@_spi(Generated)
extension Checked {
  /// Fails if the function gives false.
  @inlinable
  public func check(
    by isValid: (Value) throws -> Bool, _ words: StaticString
  ) throws {
    if try !isValid(value) { throw Self.refusal(words) }
  }

  /// Fails if the function throws.
  @inlinable @_disfavoredOverload
  public func check(
    by check: (Value) throws -> Void, _ words: StaticString
  ) throws {
    try check(value)
  }

  /// Fails if the function throws; what it gives takes the value's place.
  @inlinable @_disfavoredOverload
  public mutating func check(
    by replacement: (Value) throws -> Value, _ words: StaticString
  ) throws {
    value = try replacement(value)
    isReplaced = true
  }

  /// Fails if the method throws.
  @inlinable @_disfavoredOverload
  public func check(
    by method: (Value) -> () throws -> Void, _ words: StaticString
  ) throws {
    try method(value)()
  }

  /// Fails if the method gives false.
  @inlinable @_disfavoredOverload
  public func check(
    by method: (Value) -> () throws -> Bool, _ words: StaticString
  ) throws {
    if try !method(value)() { throw Self.refusal(words) }
  }

  /// Fails if the value is outside of a range.
  @inlinable @_disfavoredOverload
  public func check<Bounds: RangeExpression>(
    by range: Bounds, _ words: StaticString
  ) throws where Bounds.Bound == Value {
    try within(range)
  }

  /// Runs a closure of statements; fails if it throws.
  @inlinable
  public func run(_ check: (Value) throws -> Void) throws {
    try check(value)
  }

  @inline(never) @usableFromInline
  static func refusal(_ words: StaticString) -> CheckFailure {
    CheckFailure(expected: "a value that '\(words)' accepts")
  }
}

/// A value that checks can change; a protocol, so that functions of the type itself are preferred.
@_spi(Generated)
public protocol Replaceable {
  /// The type of what is checked.
  associatedtype Value
  /// Lets a function change the value in place.
  mutating func change(by function: (inout Value) throws -> Void) throws
}

@_spi(Generated)
extension Checked: Replaceable {
  /// Lets a function change the value in place.
  @inlinable
  public mutating func change(by function: (inout Value) throws -> Void) throws {
    try function(&value)
    isReplaced = true
  }
}

@_spi(Generated)
extension Replaceable {
  /// Fails if the function throws; it may change the value in place.
  @inlinable @_disfavoredOverload
  public mutating func check(
    by change: (inout Value) throws -> Void, _ words: StaticString
  ) throws {
    try self.change(by: change)
  }

  /// Runs a closure of statements, which may change the value; fails if it throws.
  @inlinable
  public mutating func run(_ change: (inout Value) throws -> Void) throws {
    try self.change(by: change)
  }
}
