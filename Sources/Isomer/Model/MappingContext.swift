/// A value that the caller passes to transformers, hooks and initialisers during a call.
///
/// ```swift
/// struct PriceTransformer: Transformer {
///   func transform(_ input: Double) throws -> Price {
///     guard let shop = MappingContext.current(as: Shop.self) else {
///       throw NoShop()
///     }
///     return Price(input, in: shop.currency)
///   }
///   func reverse(_ output: Price) -> Double { output.amount }
/// }
///
/// let basket = try Basket(json: data, options: .context(shop))
/// let text = try basket.jsonString(.context(shop))
/// ```
///
/// The context is available while the call runs, on the caller's thread or task, and in everything
/// it calls: nested models, embedded documents, and calls in transformers and hooks that do not
/// provide another context. It is not visible to concurrent calls elsewhere.
public enum MappingContext {
  @TaskLocal static var value: (any Sendable)?

  /// The profile of the call, for embedded documents.
  @TaskLocal static var profile: String?

  /// Returns the context of the innermost call that has one; nil if there is none or it has another
  /// type.
  ///
  /// ```swift
  /// guard let session = MappingContext.current(as: Session.self) else { … }
  /// ```
  public static func current<Context>(as _: Context.Type = Context.self) -> Context? {
    value as? Context
  }
}

/// The context and the profile of a call, in one reference so that options without them stay cheap.
@usableFromInline
package final class ContextBox: Sendable {
  let value: (any Sendable)?
  @usableFromInline let profile: String?

  init?(_ value: (any Sendable)?, profile: String? = nil) {
    guard value != nil || profile != nil else { return nil }
    self.value = value
    self.profile = profile
  }

  /// Calls a closure with the context available; without a context, that of the enclosing call
  /// remains.
  @inline(never) @usableFromInline
  func provide<Result>(_ body: () -> Result) -> Result {
    MappingContext.$profile.withValue(profile) {
      guard let value else { return body() }
      return MappingContext.$value.withValue(value, operation: body)
    }
  }
}

extension ContextBox: Equatable {
  /// Returns whether the profiles are the same and the contexts are identical or, if hashable,
  /// equal.
  @usableFromInline
  package static func == (first: ContextBox, second: ContextBox) -> Bool {
    if first === second { return true }
    guard first.profile == second.profile else { return false }
    if first.value == nil, second.value == nil { return true }
    guard let value = first.value as? AnyHashable else { return false }
    return value == second.value as? AnyHashable
  }
}
