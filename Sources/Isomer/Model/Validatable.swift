/// A model whose checks can be run on demand.
///
/// The generator writes the conformance for every type with `check:` in it, and for the types that
/// hold such models. Reading runs the checks by itself; this is for values that were made or changed
/// in the program:
///
/// ```swift
/// // @mapped
/// struct Order {
///   var count: Int          // @mapped check: 1...10
///   var code: String        // @mapped check: .matches("[A-Z]{3}")
/// }
/// var order = Order(count: 12, code: "ABC")
/// try order.validate()      // count: expected a value within 1...10, found number 12
/// ```
///
/// Arrays, sets, dictionaries and optionals of models are validated element by element. By hand the
/// conformance takes one function:
///
/// ```swift
/// extension Account: Validatable {
///   func validated() throws(MappingError) -> Account {
///     guard balance >= 0 else {
///       throw MappingError(.checkFailed, path: "balance", expected: "no debt")
///     }
///     return self
///   }
/// }
/// ```
public protocol Validatable {
  /// The value as its checks leave it.
  ///
  /// A check may put another value in place of the one that it is given: it is in what this returns.
  /// A class is changed in place. Throws a `MappingError` for the first check that fails, with the
  /// path that the value has in a document and without a place in a text.
  func validated() throws(MappingError) -> Self
}

extension Validatable {
  /// Runs the checks.
  ///
  /// ```swift
  /// let order = try makeOrder()
  /// try order.validate()
  /// ```
  ///
  /// What a check puts in place of a value is kept where `self` is a variable; of a constant the
  /// checks are run, and nothing is changed. Throws as ``validated()`` does.
  public func validate() throws(MappingError) { _ = try validated() }
}

extension Optional: Validatable where Wrapped: Validatable {
  /// The value as its checks leave it; nil passes.
  public func validated() throws(MappingError) -> Wrapped? {
    guard let value = self else { return nil }
    return try value.validated()
  }

  /// Runs the checks and keeps what they put in place of a value.
  public mutating func validate() throws(MappingError) { self = try validated() }
}

extension Array: Validatable where Element: Validatable {
  /// The elements as their checks leave them; a failure names the index.
  public func validated() throws(MappingError) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for (index, element) in enumerated() {
      elements.append(try element.validated(below: .index(index)))
    }
    return elements
  }

  /// Runs the checks and keeps what they put in place of a value.
  public mutating func validate() throws(MappingError) { self = try validated() }
}

extension Set: Validatable where Element: Validatable {
  /// The elements as their checks leave them; they have no order, so a failure names none.
  public func validated() throws(MappingError) -> Set<Element> {
    var elements: Set<Element> = []
    for element in self { elements.insert(try element.validated()) }
    return elements
  }

  /// Runs the checks and keeps what they put in place of a value.
  public mutating func validate() throws(MappingError) { self = try validated() }
}

extension Dictionary: Validatable where Value: Validatable {
  /// The values as their checks leave them; a failure names the key.
  public func validated() throws(MappingError) -> [Key: Value] {
    var members = self
    for (key, value) in self {
      members[key] = try value.validated(below: .key("\(key)"))
    }
    return members
  }

  /// Runs the checks and keeps what they put in place of a value.
  public mutating func validate() throws(MappingError) { self = try validated() }
}

extension Validatable {
  /// The value as its checks leave it, with a step in front of the path of a failure.
  fileprivate func validated(below step: ValuePath.Component) throws(MappingError) -> Self {
    do {
      return try validated()
    } catch {
      throw error.below(ValuePath([step]))
    }
  }
}
