import IsomerSyntax

/// The decoders, or the encoders, of a program, and the values that they receive for a strategy.
struct CoderUses {
  /// The number of coders that are created.
  let created: Int
  /// The names that are assigned, `iso8601` for `.iso8601`; nil for other values.
  let values: [String?]
  /// The offsets of the assignments.
  let offsets: [Int]

  /// Finds the assignments of `coder.strategy = value`.
  init(of coder: String, _ strategy: String, in source: SwiftSource) {
    let tokens = source.tokens
    created = Self.created(coder, in: source)
    offsets = source.uses(of: strategy)
    values = offsets.map { offset in
      let index = source.index(at: offset)
      guard tokens.is(index + 1, "="), tokens.is(index + 2, "."), tokens.isIdentifier(index + 3),
        !tokens.is(index + 4, "("), !tokens.is(index + 4, "{")
      else { return nil }
      return tokens.name(index + 3).text
    }
  }

  /// Returns the number of coders of a type that a program creates.
  static func created(_ coder: String, in source: SwiftSource) -> Int {
    source.uses(of: coder).count { source.tokens.is(source.index(at: $0) + 1, "(") }
  }

  /// True if the program neither creates coders nor sets the strategy.
  var isEmpty: Bool { created == 0 && offsets.isEmpty }

  /// The name that all coders receive; nil if there are none, several, or other values.
  var onlyValue: String? {
    guard let first = values.first, offsets.count >= created, values.allSatisfy({ $0 == first })
    else { return nil }
    return first
  }
}
