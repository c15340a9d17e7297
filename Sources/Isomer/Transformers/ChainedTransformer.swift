/// Passes the output of one transformer to another.
///
/// ```swift
/// // @mapped with: .string(of: Double.self).then(.secondsSince1970)
/// var created: Date          // "1443164400"
/// ```
///
/// It supports both directions if both parts do, and is otherwise read-only.
public struct ChainedTransformer<First: ForwardTransformer, Second: ForwardTransformer>:
  ForwardTransformer
where First.Output == Second.Input {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  /// Creates a transformer that reads with the first one, then with the second.
  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Transforms the input with the first transformer and the result with the second.
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
  /// Reverses the output with the second transformer and the result with the first.
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
  /// Returns this transformer followed by another one, which takes its output.
  ///
  /// ```swift
  /// .string(of: Double.self).then(.secondsSince1970)  // "1443164400" ↔ a Date
  /// .base64.then(.utf8)                               // base64 ↔ the text in it
  /// ```
  ///
  /// The result can write only if both can. Errors of either are located at the value in the
  /// document.
  @inlinable
  public func then<Next: ForwardTransformer>(
    _ next: Next
  ) -> ChainedTransformer<Self, Next> where Next.Input == Output {
    ChainedTransformer(self, next)
  }
}
