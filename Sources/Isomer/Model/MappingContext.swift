/// What the caller hands over with a call, for transformers, hooks and initialisers to read.
///
/// ```swift
/// struct PriceTransformer: Transformer {
///   func transform(_ input: Double) throws -> Price {
///     guard let shop = MappingContext.current(as: Shop.self) else { throw NoShop() }
///     return Price(input, in: shop.currency)
///   }
///   func reverse(_ output: Price) -> Double { output.amount }
/// }
///
/// let basket = try Basket(json: data, options: .context(shop))
/// let text = try basket.jsonString(.context(shop))
/// ```
///
/// The context is there while the call runs, on the caller's thread or task, and in all it calls:
/// models inside of others, embedded documents, and calls inside of transformers and hooks that name
/// no context of their own. Calls elsewhere at the same time do not see it.
public enum MappingContext {
  @TaskLocal static var value: (any Sendable)?

  /// The profile of the call, for documents inside of the one that is read or written.
  @TaskLocal static var profile: String?

  /// The context of the innermost call that has one; nil if there is none, or one of another type.
  ///
  /// ```swift
  /// guard let session = MappingContext.current(as: Session.self) else { … }
  /// ```
  public static func current<Context>(as _: Context.Type = Context.self) -> Context? {
    value as? Context
  }
}

/// A context and a profile in the options of a call, in one word, so that options without them stay
/// cheap.
@usableFromInline
package final class ContextBox: Sendable {
  let value: (any Sendable)?
  @usableFromInline let profile: String?

  init?(_ value: (any Sendable)?, profile: String? = nil) {
    guard value != nil || profile != nil else { return nil }
    self.value = value
    self.profile = profile
  }

  /// Runs a closure in which the context can be read; without one that of the call around it stays.
  @inline(never) @usableFromInline
  func provide<Result>(_ body: () -> Result) -> Result {
    MappingContext.$profile.withValue(profile) {
      guard let value else { return body() }
      return MappingContext.$value.withValue(value, operation: body)
    }
  }
}

extension ContextBox: Equatable {
  /// Whether it is the same context, or an equal one of a type that can tell, and the same profile.
  @usableFromInline
  package static func == (first: ContextBox, second: ContextBox) -> Bool {
    if first === second { return true }
    guard first.profile == second.profile else { return false }
    if first.value == nil, second.value == nil { return true }
    guard let value = first.value as? AnyHashable else { return false }
    return value == second.value as? AnyHashable
  }
}
