/// Swaps the directions of a two-way transformer.
///
/// ```swift
/// // @mapped with: .url.inverted()
/// var homepage: String       // has to be a URL in the document, and is kept as text
/// ```
///
/// Inverting twice gives the original.
public struct InvertedTransformer<Base: Transformer>: Transformer {
  @usableFromInline let base: Base

  /// The inverse of a transformer.
  @inlinable
  public init(_ base: Base) { self.base = base }

  /// What the original transformer writes.
  @inlinable
  public func transform(_ input: Base.Output) throws -> Base.Input { try base.reverse(input) }

  /// What the original transformer reads.
  @inlinable
  public func reverse(_ output: Base.Input) throws -> Base.Output { try base.transform(output) }

  /// The original transformer.
  @inlinable
  public func inverted() -> Base { base }
}

extension InvertedTransformer: Sendable where Base: Sendable {}

extension Transformer {
  /// The transformer that reads as this one writes and writes as this one reads.
  ///
  /// ```swift
  /// try URLTransformer().inverted().transform(url)      // "https://example.org"
  /// ```
  @inlinable
  public func inverted() -> InvertedTransformer<Self> { InvertedTransformer(self) }
}
