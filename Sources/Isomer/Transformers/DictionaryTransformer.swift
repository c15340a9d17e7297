/// Applies a transformer to each value of a dictionary.
///
/// ```swift
/// // @mapped with: .dictionary(of: .secondsSince1970)
/// var visits: [String: Date]     // {"ann": 1443164400}
/// ```
///
/// An error includes the key: `visits.ann: …`. It can write if the transformer of the values can.
public struct DictionaryTransformer<Key: MappableKey, Element: ForwardTransformer>:
  ForwardTransformer
{
  @usableFromInline let element: Element

  /// Creates a transformer of dictionaries from a transformer of their values.
  @inlinable
  public init(_ element: Element) { self.element = element }

  /// Returns the transformed values with the same keys.
  @inlinable
  public func transform(_ input: [Key: Element.Input]) throws -> [Key: Element.Output] {
    try Self.mapValues(input, element.transform)
  }

  @inlinable
  static func mapValues<From, To>(
    _ members: [Key: From], _ transform: (From) throws -> To
  ) throws -> [Key: To] {
    do {
      return try members.mapValues(transform)
    } catch {
      throw firstFailure(members, transform) ?? error
    }
  }

  /// Returns the failure with the smallest key, because the order of the members differs in each
  /// run.
  @inline(never) @usableFromInline
  static func firstFailure<From, To>(
    _ members: [Key: From], _ transform: (From) throws -> To
  ) -> (any Error)? {
    var first: (key: String, error: any Error)?
    for (key, value) in members {
      do {
        _ = try transform(value)
      } catch {
        let text = key.textInJSON
        if first.map({ text < $0.key }) ?? true { first = (text, error) }
      }
    }
    return first.map { placed($0.error, at: .key($0.key)) }
  }
}

extension DictionaryTransformer: Transformer where Element: Transformer {
  /// Returns the values in the document, with the same keys.
  @inlinable
  public func reverse(_ output: [Key: Element.Output]) throws -> [Key: Element.Input] {
    try Self.mapValues(output, element.reverse)
  }
}

extension DictionaryTransformer: Sendable where Element: Sendable {}

extension ForwardTransformer {
  /// A dictionary whose values are transformed.
  ///
  /// ```swift
  /// .dictionary(of: .secondsSince1970)
  /// // {"ann": 1443164400} ↔ [String: Date]
  /// ```
  @inlinable
  public static func dictionary<Key: MappableKey, Element: ForwardTransformer>(
    of element: Element
  ) -> Self where Self == DictionaryTransformer<Key, Element> { DictionaryTransformer(element) }
}

extension MappableKey {
  /// The key in a document, without quotes and escapes.
  var textInJSON: String {
    var writer = JSONWriter()
    writeKey(to: &writer)
    return writer.withBytes { JSONBytes.text(of: $0.dropLast()) }
  }
}
