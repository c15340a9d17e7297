/// A value of a type ↔ its mapping by a shape.
@_spi(Generated)
public struct ShapeTransformer<Shape: ShapeMapping>: Transformer {
  /// A transformer for a mapping.
  @inlinable
  public init() {}

  /// The value.
  @inlinable
  public func transform(_ input: Shape) -> Shape.Mapped { input.value }

  /// The mapping around a value.
  @inlinable
  public func reverse(_ output: Shape.Mapped) -> Shape { Shape(output) }
}

/// Does nothing with a value that is built: the variable of one that is assigned to is changed for
/// the compiler also where it is an object.
@_spi(Generated)
@inlinable
public func finishing<Mapped>(_ value: inout Mapped) {}
