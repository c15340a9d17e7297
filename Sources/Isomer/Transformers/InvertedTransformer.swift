/// Swaps the directions of a transformer.
///
/// ```swift
/// // @mapped with: .url.inverted()
/// var homepage: String       // a URL in the document, stored as text
/// ```
///
/// Inverting twice gives the original.
public struct InvertedTransformer<Base: Transformer>: Transformer {
  @usableFromInline let base: Base

  @inlinable
  init(_ base: Base) { self.base = base }

  /// Returns what the original transformer writes.
  @inlinable
  public func transform(_ input: Base.Output) throws -> Base.Input { try base.reverse(input) }

  /// Returns what the original transformer reads.
  @inlinable
  public func reverse(_ output: Base.Input) throws -> Base.Output { try base.transform(output) }

  /// Returns the original transformer.
  @inlinable
  public func inverted() -> Base { base }
}

extension InvertedTransformer: Sendable where Base: Sendable {}

extension Transformer {
  /// Returns the transformer with reading and writing swapped.
  ///
  /// ```swift
  /// try StandardTransformer.url.inverted().transform(url)
  /// // "https://example.org"
  /// ```
  @inlinable
  public func inverted() -> InvertedTransformer<Self> { InvertedTransformer(self) }
}
