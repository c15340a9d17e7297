/// A value of a type ↔ its external mapping.
@_spi(Generated)
public struct ShapeTransformer<Shape: ExternalMapping>: Transformer {
  /// Creates a transformer.
  @inlinable
  public init() {}

  /// Returns the value of a mapping.
  @inlinable
  public func transform(_ input: Shape) -> Shape.Mapped { input.value }

  /// Returns the mapping of a value.
  @inlinable
  public func reverse(_ output: Shape.Mapped) -> Shape { Shape(output) }
}

/// Does nothing; the compiler sees a change of the variable of a value being built, even if that is
/// an object.
@_spi(Generated)
@inlinable
public func finishing<Mapped>(_ value: inout Mapped) {}
