/// Hands what one transformer gives on to another one.
///
/// ```swift
/// // @mapped with: .string(of: Double.self).then(.secondsSince1970)
/// var created: Date          // "1443164400"
/// ```
///
/// It goes both ways if both of its parts do, and otherwise only reads.
public struct ChainedTransformer<First: ForwardTransformer, Second: ForwardTransformer>:
  ForwardTransformer
where First.Output == Second.Input {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  /// A transformer that reads by the first one, then by the second.
  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// What the second transformer makes of what the first one makes of the input.
  @inlinable
  public func transform(_ input: First.Input) throws -> Second.Output {
    let middle = try first.transform(input)
    do {
      return try second.transform(middle)
    } catch {
      throw displaced(error)
    }
  }
}

extension ChainedTransformer: Transformer where First: Transformer, Second: Transformer {
  /// The same backwards: the second transformer's reverse, then the first one's.
  @inlinable
  public func reverse(_ output: Second.Output) throws -> First.Input {
    let middle = try second.reverse(output)
    do {
      return try first.reverse(middle)
    } catch {
      throw displaced(error)
    }
  }
}

extension ChainedTransformer: Sendable where First: Sendable, Second: Sendable {}

extension ForwardTransformer {
  /// This transformer followed by another one, which takes what this one gives.
  ///
  /// ```swift
  /// .string(of: Double.self).then(.secondsSince1970)      // "1443164400" ↔ a Date
  /// .base64.then(.utf8)                                   // base64 ↔ the text in it
  /// ```
  ///
  /// The result writes only if both of them do. Errors of either are placed at the value in the
  /// document.
  @inlinable
  public func then<Next: ForwardTransformer>(
    _ next: Next
  ) -> ChainedTransformer<Self, Next> where Next.Input == Output {
    ChainedTransformer(self, next)
  }
}
