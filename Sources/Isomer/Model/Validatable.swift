/// A model whose checks can be run on demand.
///
/// The generator writes the conformance for every type with a `check:`, and for the types that
/// contain such models. Reading runs the checks automatically; validate values that were created or
/// changed in code:
///
/// ```swift
/// // @mapped
/// struct Order {
///   var count: Int          // @mapped check: 1...10
///   var code: String        // @mapped check: .matches("[A-Z]{3}")
/// }
/// var order = Order(count: 12, code: "ABC")
/// try order.validate()
/// // count: expected a value within 1...10, found number 12
/// ```
///
/// Arrays, sets, dictionaries and optionals of models validate their elements. A hand-written
/// conformance requires one function:
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
  /// Runs the checks and returns the resulting value.
  ///
  /// A check may replace a value; the result contains the replacement. A class is changed in place.
  /// Throws a `MappingError` for the first check that fails, with the path of the value in a
  /// document and without a location in a text.
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
  /// Values that checks replace are updated if `self` is a variable; a constant is only checked.
  /// Throws like ``validated()``.
  public func validate() throws(MappingError) { _ = try validated() }
}

extension Optional: Validatable where Wrapped: Validatable {
  /// Runs the checks and returns the resulting value; nil is valid.
  public func validated() throws(MappingError) -> Wrapped? {
    guard let value = self else { return nil }
    return try value.validated()
  }

  /// Runs the checks and updates values that checks replace.
  public mutating func validate() throws(MappingError) { self = try validated() }
}

extension Array: Validatable where Element: Validatable {
  /// Runs the checks and returns the resulting elements; an error includes the index.
  public func validated() throws(MappingError) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for (index, element) in enumerated() {
      elements.append(try element.validated(below: .index(index)))
    }
    return elements
  }
}

extension Set: Validatable where Element: Validatable {
  /// Runs the checks and returns the resulting elements; an error includes no position, as sets
  /// have no order.
  public func validated() throws(MappingError) -> Set<Element> {
    var elements: Set<Element> = []
    for element in self { elements.insert(try element.validated()) }
    return elements
  }
}

extension Dictionary: Validatable where Value: Validatable {
  /// Runs the checks and returns the resulting values; an error includes the key.
  public func validated() throws(MappingError) -> [Key: Value] {
    var members = self
    for (key, value) in self {
      members[key] = try value.validated(below: .key("\(key)"))
    }
    return members
  }
}

extension Validatable where Self: Collection {
  /// Runs the checks and updates values that checks replace.
  public mutating func validate() throws(MappingError) { self = try validated() }
}

extension Validatable {
  /// Runs the checks and returns the resulting value; prepends a step to the path of an error.
  func validated(below step: ValuePath.Component) throws(MappingError) -> Self {
    do {
      return try validated()
    } catch {
      throw error.below(ValuePath([step]))
    }
  }
}
