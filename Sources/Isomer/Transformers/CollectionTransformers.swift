/// Applies a transformer to each element of an array.
///
/// ```swift
/// // @mapped with: .array(of: .secondsSince1970)
/// var visits: [Date]         // [1443164400, 1443250800]
/// ```
///
/// An error says which element it is about: `visits[1]: …`. It writes if the transformer of the
/// elements does.
public struct ArrayTransformer<Element: ForwardTransformer>: ForwardTransformer {
  @usableFromInline let element: Element

  /// A transformer of arrays by one of their elements.
  @inlinable
  public init(_ element: Element) { self.element = element }

  /// The transformed elements, in the same order.
  @inlinable
  public func transform(_ input: [Element.Input]) throws -> [Element.Output] {
    try mapElements(input, element.transform)
  }
}

extension ArrayTransformer: Transformer where Element: Transformer {
  /// What stands in the document for each element.
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
/// Equal elements become one; the order in which they are written is not fixed.
public struct SetTransformer<Element: ForwardTransformer>: ForwardTransformer
where Element.Output: Hashable {
  @usableFromInline let element: Element

  /// A transformer of sets by one of their elements.
  @inlinable
  public init(_ element: Element) { self.element = element }

  /// The set of the transformed elements.
  @inlinable
  public func transform(_ input: [Element.Input]) throws -> Set<Element.Output> {
    Set(try mapElements(input, element.transform))
  }
}

extension SetTransformer: Transformer where Element: Transformer {
  /// What stands in the document for each element, in no particular order.
  @inlinable
  public func reverse(_ output: Set<Element.Output>) throws -> [Element.Input] {
    try mapElements(output, element.reverse)
  }
}

extension SetTransformer: Sendable where Element: Sendable {}

/// Applies a transformer to what is there and passes null on as nil.
///
/// ```swift
/// // @mapped with: .array(of: .optional(.secondsSince1970))
/// var visits: [Date?]        // [1443164400, null]
/// ```
///
/// An optional property does not need it: nil is handled before its transformer is asked.
public struct OptionalTransformer<Wrapped: ForwardTransformer>: ForwardTransformer {
  @usableFromInline let wrapped: Wrapped

  /// A transformer of optionals by one of what they wrap.
  @inlinable
  public init(_ wrapped: Wrapped) { self.wrapped = wrapped }

  /// Nil for nil, else the transformed value.
  @inlinable
  public func transform(_ input: Wrapped.Input?) throws -> Wrapped.Output? {
    guard let input else { return nil }
    return try wrapped.transform(input)
  }
}

extension OptionalTransformer: Transformer where Wrapped: Transformer {
  /// Nil for nil, else what stands in the document for the value.
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

  /// A value that may be null, inside of a collection: null ↔ nil.
  @inlinable
  public static func optional<Wrapped: ForwardTransformer>(_ wrapped: Wrapped) -> Self
  where Self == OptionalTransformer<Wrapped> { OptionalTransformer(wrapped) }
}
