/// Applies a transformer to each element of an array.
///
/// ```swift
/// // @mapped with: .array(of: .secondsSince1970)
/// var visits: [Date]         // [1443164400, 1443250800]
/// ```
///
/// An error includes the index of the element: `visits[1]: …`. It can write if the transformer of
/// the elements can.
public struct ArrayTransformer<Element: ForwardTransformer>: ForwardTransformer {
  @usableFromInline let element: Element

  /// Creates a transformer of arrays from a transformer of their elements.
  @inlinable
  public init(_ element: Element) { self.element = element }

  /// Returns the transformed elements in the same order.
  @inlinable
  public func transform(_ input: [Element.Input]) throws -> [Element.Output] {
    try mapElements(input, element.transform)
  }
}

extension ArrayTransformer: Transformer where Element: Transformer {
  /// Returns the elements' values in the document.
  @inlinable
  public func reverse(_ output: [Element.Output]) throws -> [Element.Input] {
    try mapElements(output, element.reverse)
  }
}

extension ArrayTransformer: Sendable where Element: Sendable {}

/// Applies a transformer to each element of a set, which is an array in the document.
///
/// ```swift
/// // @mapped with: .set(of: .hex)
/// var digests: Set<Data>     // ["00ff", "1a"]
/// ```
///
/// Duplicate elements are merged; the order of written elements is unspecified.
public struct SetTransformer<Element: ForwardTransformer>: ForwardTransformer
where Element.Output: Hashable {
  @usableFromInline let element: Element

  /// Creates a transformer of sets from a transformer of their elements.
  @inlinable
  public init(_ element: Element) { self.element = element }

  /// Returns the set of the transformed elements.
  @inlinable
  public func transform(_ input: [Element.Input]) throws -> Set<Element.Output> {
    Set(try mapElements(input) { try hashable(element.transform($0)) })
  }
}

extension SetTransformer: Transformer where Element: Transformer {
  /// Returns the elements' values in the document, in an unspecified order.
  @inlinable
  public func reverse(_ output: Set<Element.Output>) throws -> [Element.Input] {
    try mapElements(output, element.reverse)
  }
}

extension SetTransformer: Sendable where Element: Sendable {}

/// Applies a transformer to a value unless it is null, which becomes nil.
///
/// ```swift
/// // @mapped with: .array(of: .optional(.secondsSince1970))
/// var visits: [Date?]        // [1443164400, null]
/// ```
///
/// An optional property does not need it: nil is handled before its transformer is called.
public struct OptionalTransformer<Wrapped: ForwardTransformer>: ForwardTransformer {
  @usableFromInline let wrapped: Wrapped

  /// Creates a transformer of optionals from a transformer of the wrapped value.
  @inlinable
  public init(_ wrapped: Wrapped) { self.wrapped = wrapped }

  /// Returns nil for nil, and otherwise the transformed value.
  @inlinable
  public func transform(_ input: Wrapped.Input?) throws -> Wrapped.Output? {
    guard let input else { return nil }
    return try wrapped.transform(input)
  }
}

extension OptionalTransformer: Transformer where Wrapped: Transformer {
  /// Returns nil for nil, and otherwise the value in the document.
  @inlinable
  public func reverse(_ output: Wrapped.Output?) throws -> Wrapped.Input? {
    guard let output else { return nil }
    return try wrapped.reverse(output)
  }
}

extension OptionalTransformer: Sendable where Wrapped: Sendable {}

extension ForwardTransformer {
  /// An array whose elements are transformed.
  ///
  /// ```swift
  /// .array(of: .secondsSince1970)      // [1443164400] ↔ [Date]
  /// ```
  @inlinable
  public static func array<Element: ForwardTransformer>(of element: Element) -> Self
  where Self == ArrayTransformer<Element> { ArrayTransformer(element) }

  /// An array in the document ↔ a `Set` whose elements are transformed.
  @inlinable
  public static func set<Element: ForwardTransformer>(of element: Element) -> Self
  where Self == SetTransformer<Element> { SetTransformer(element) }

  /// A value in a collection that may be null: null ↔ nil.
  @inlinable
  public static func optional<Wrapped: ForwardTransformer>(_ wrapped: Wrapped) -> Self
  where Self == OptionalTransformer<Wrapped> { OptionalTransformer(wrapped) }
}
