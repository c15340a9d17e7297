import IsomerSyntax

/// The rule for merging a newer value into a property: `merge:`.
///
/// | rule         | own 1, newer 2 | own 1, newer nil | own nil, newer 2 |
/// |--------------|----------------|------------------|------------------|
/// | `.replace`   | 2              | nil              | 2                |
/// | `.keep`      | 1              | 1                | 2                |
/// | `.ifPresent` | 2              | 1                | 2                |
/// | `.deep`      | merged         | nil              | 2                |
enum MergeRule: Sendable, Equatable {
  case replace, keep, ifPresent, deep
  case function(PastedExpression, throws: Bool)

  init(_ option: MergeOption, in context: TypeContext) {
    switch option {
    case .named(.replace): self = .replace
    case .named(.keep): self = .keep
    case .named(.ifPresent): self = .ifPresent
    case .named(.deep): self = .deep
    case .function(let value):
      let pasted = value.pasted(in: context.file)
      self = .function(pasted, throws: Self.mayThrow(pasted, in: context))
    }
  }

  var canThrow: Bool { if case .function(_, throws: true) = self { true } else { false } }

  /// Returns true if the function throws, as declared by a method or inferred for a closure.
  ///
  /// A closure with `try` or `throw` is assumed to throw; other functions are not.
  private static func mayThrow(_ function: PastedExpression, in context: TypeContext) -> Bool {
    guard case .path(let names) = function.shape, let name = names.last else {
      return function.text.hasThrowingWords
    }
    return context.functions.contains { $0.name.text == name && $0.isThrowing }
  }
}

extension String {
  /// True if the tokens include `throw`, or a `try` that propagates errors.
  fileprivate var hasThrowingWords: Bool {
    adjacentTokens.contains { word, next in
      word == "throw" || word == "try" && !next.hasPrefix("?") && !next.hasPrefix("!")
    }
  }
}

/// The rule for updating a property that is present in a document.
enum UpdateRule: Sendable {
  /// The new value replaces the current one.
  case replace
  /// The current model, or the models in a collection, are updated: `merge: .deep`, `flatten`.
  case deep
  /// The property is never updated: `skip: .merge`.
  case leave
}

extension Derivation {
  func updates(_ members: Set<DerivedMember>) -> Bool {
    !members.isDisjoint(with: [.merge, .changes])
  }
}
