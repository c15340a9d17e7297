import IsomerGenerator
import IsomerSyntax

/// The requirements of a property's checks, which run when it is read.
struct CheckSchemas {
  let value: Acceptance
  /// The code points of a text that each begin a character of their own.
  ///
  /// Other code points, such as accents and parts of emoji, can be joined to one character.
  private static let separate =
    "[ -~\u{a1}-\u{a8}\u{aa}-\u{ac}\u{af}-\u{2ff}\u{391}-\u{3a1}\u{3a3}-\u{3ff}\u{400}-\u{482}"
    + "\u{48a}-\u{52f}\u{5d0}-\u{5ea}\u{620}-\u{64a}\u{3041}-\u{3096}\u{30a1}-\u{30fa}"
    + "\u{3400}-\u{4dbf}\u{4e00}-\u{9fff}\u{ac00}-\u{d7a3}]"

  /// Returns a schema with the checks.
  func adding(_ checks: [Check], to schema: Schema) -> Schema {
    checks.reduce(schema) { add($1, to: $0) }
  }

  /// The name of the type, if it is a simple one.
  private var type: String? { if case .type(let type, _) = value { type.simpleName } else { nil } }

  private func add(_ check: Check, to schema: Schema) -> Schema {
    let unknown = { schema.wider(check.remark) }
    switch (check.form, check.expression.shape) {
    case (.range, let range): return limited(schema, by: range) ?? unknown()
    case (.count, .call(_, let arguments)):
      guard let bounds = bounds(arguments.first?.value.shape) else { return unknown() }
      return counts(bounds, of: schema) ?? unknown()
    case (.pattern, .call(_, let arguments)):
      guard case .string(let text)? = arguments.first?.value.shape,
        let translation = RegexTranslation(text)
      else { return unknown() }
      let found = schema.and(Schema().with("pattern", translation.pattern))
      return translation.isNarrower
        ? found.narrower("other characters than ASCII match too") : found
    default: return unknown()
    }
  }

  // MARK: Ranges

  /// Returns the schema of a number with the bounds in place of wider ones.
  private func limited(_ schema: Schema, by range: ValueShape) -> Schema? {
    guard case .range(let lower, let upper, let isHalfOpen) = range, let type else { return nil }
    let integers = IntegerRange.convertible[type]
    guard integers != nil || ["Double", "Float", "CGFloat", "Decimal"].contains(type) else {
      return nil
    }
    var bounds: [OrderedJSON.Member] = []
    if let lower {
      guard let (bound, literal) = Self.bound(lower) else { return nil }
      let least = schema.number("minimum") ?? integers.flatMap { Double($0.lower) }
      if bound > least ?? -.infinity { bounds.append(.init(key: "minimum", value: literal)) }
    }
    if let upper {
      guard let (bound, literal) = Self.bound(upper) else { return nil }
      let most = schema.number("maximum") ?? integers.flatMap { Double($0.upper) }
      let keyword = isHalfOpen ? "exclusiveMaximum" : "maximum"
      if bound < most ?? .infinity { bounds.append(.init(key: keyword, value: literal)) }
    }
    return schema.bounded(by: bounds)
  }

  private static func bound(_ value: AnnotationValue) -> (Double, OrderedJSON)? {
    guard let number = value.shape.number else { return nil }
    return JSONLiteralValue.number(value.shape).map { (number, $0) }
  }

  // MARK: Counts

  private struct Bounds {
    var lower = 0
    var upper: Int?

    /// The schema of a value with such a number of units: `Length`, `Items` or `Properties`.
    func schema(_ unit: String) -> Schema {
      Schema().with("min\(unit)", lower > 0 ? lower : nil).with("max\(unit)", upper)
    }
  }

  private func bounds(_ shape: ValueShape?) -> Bounds? {
    guard let shape else { return nil }
    if let count = Self.count(shape) { return Bounds(lower: count, upper: count) }
    guard case .range(let lower, let upper, let isHalfOpen) = shape else { return nil }
    var bounds = Bounds()
    if let lower {
      guard let count = Self.count(lower.shape) else { return nil }
      bounds.lower = max(count, 0)
    }
    if let upper {
      guard let count = Self.count(upper.shape) else { return nil }
      bounds.upper = isHalfOpen ? count - 1 : count
    }
    return bounds
  }

  private static func count(_ shape: ValueShape) -> Int? {
    guard case .integer(let text) = shape else { return nil }
    return Int(text.filter { $0 != "_" })
  }

  private func counts(_ bounds: Bounds, of schema: Schema) -> Schema? {
    switch value {
    case .dictionary(let key, _, let rules): members(bounds, key, rules, of: schema)
    case .list(let element, let rules, let isSet):
      elements(bounds, element, rules, isSet, of: schema)
    default: ["String", "Substring"].contains(type) ? text(bounds, of: schema) : nil
    }
  }

  private func text(_ bounds: Bounds, of schema: Schema) -> Schema {
    var own = bounds.schema("Length")
    if bounds.lower > 1 {
      let other = Self.separate.replacing("[", with: "[^", maxReplacements: 1)
      own = own.with("pattern", "^(?:\(other)*\(Self.separate)){\(bounds.lower)}")
    }
    let isExact = bounds.lower < 2 && bounds.upper == nil
    return isExact
      ? schema.and(own)
      : schema.and(own).narrower("characters of several code points are counted as one")
  }

  private func members(
    _ bounds: Bounds, _ key: TypeReference, _ rules: [ElementRule], of schema: Schema
  ) -> Schema? {
    guard rules.isEmpty || bounds.lower == 0 else { return nil }
    var own = bounds.schema("Properties")
    // Equivalent keys such as "é" in one code point and in two are merged.
    if bounds.lower > 1, key.simpleName == "String" {
      own = own.with("propertyNames", Schema().with("pattern", "^[ -~]*$"))
        .narrower("keys of other characters than ASCII are also read")
    }
    return schema.and(own)
  }

  private func elements(
    _ bounds: Bounds, _ element: Acceptance, _ rules: [ElementRule], _ isSet: Bool,
    of schema: Schema
  ) -> Schema? {
    guard rules.isEmpty || bounds.lower == 0 else { return nil }
    let own = bounds.schema("Items")
    guard isSet, bounds.lower > 1 else { return schema.and(own) }
    let type = CheckSchemas(value: element).type
    guard type.flatMap({ IntegerRange.convertible[$0] }) != nil else { return nil }
    return schema.and(own).with("uniqueItems", true).narrower("repeated elements are also read")
  }
}

extension Schema {
  /// The value of a keyword that is a number.
  fileprivate func number(_ keyword: String) -> Double? {
    if case .literal(let text)? = self[keyword] { Double(text) } else { nil }
  }

  /// The schema with bounds after the type, in place of wider ones.
  fileprivate func bounded(by bounds: [OrderedJSON.Member]) -> Schema {
    let replaced = Set(bounds.map { $0.key == "exclusiveMaximum" ? "maximum" : $0.key })
    let kept = keywords.filter { !replaced.contains($0.key) }
    let numeric = ["type", "minimum"]
    let first = kept.filter { numeric.contains($0.key) }
    let upper = kept.filter { !numeric.contains($0.key) }
    return Schema().with(first + bounds + upper)
  }
}
