/// A type that wraps one without a conformance, also in collections: `[AnyMessage]` for `[any
/// Message]`.
@_spi(Generated)
public protocol Boxed<Unboxed> {
  /// The wrapped type.
  associatedtype Unboxed
  /// The wrapped value.
  var unboxed: Unboxed { get }
  /// Wraps a value.
  init(boxing value: Unboxed)
}

@_spi(Generated)
extension Optional: Boxed where Wrapped: Boxed {
  /// The value of the protocol, or nil.
  @inlinable
  public var unboxed: Wrapped.Unboxed? { self?.unboxed }

  /// Wraps the value.
  @inlinable
  public init(boxing value: Wrapped.Unboxed?) { self = value.map(Wrapped.init(boxing:)) }
}

@_spi(Generated)
extension Array: Boxed where Element: Boxed {
  /// The values of the protocol, in order.
  @inlinable
  public var unboxed: [Element.Unboxed] { map(\.unboxed) }

  /// Wraps each value.
  @inlinable
  public init(boxing value: [Element.Unboxed]) { self = value.map(Element.init(boxing:)) }
}

@_spi(Generated)
extension Dictionary: Boxed where Value: Boxed {
  /// The values of the protocol, by key.
  @inlinable
  public var unboxed: [Key: Value.Unboxed] { mapValues(\.unboxed) }

  /// Wraps each value.
  @inlinable
  public init(boxing value: [Key: Value.Unboxed]) { self = value.mapValues(Value.init(boxing:)) }
}

@_spi(Generated)
extension ExternalMapping where Self: Boxed, Unboxed == Mapped {
  /// The wrapped value.
  @_alwaysEmitIntoClient
  public var unboxed: Mapped { value }

  /// Wraps a value.
  @_alwaysEmitIntoClient
  public init(boxing value: Mapped) { self.init(value) }
}
