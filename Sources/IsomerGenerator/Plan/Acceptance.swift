package import IsomerSyntax

/// The values that a mapping accepts at a place of a document, or that it writes there.
///
/// Samples are checked by it, schemas print it, and tables list it. A form contains what it changes:
///
///     // @mapped coerce, check: 1...9, default: 1, recover
///     var count: Int                     recovered ── optional ── checked ── type, converted
package indirect enum Acceptance {
  /// A value of a type that has no elements, or one that is converted.
  case type(TypeReference, Coercion?)
  /// An object of the external mapping with this name.
  case mapping(String)
  /// A value that a transformer reads, or writes, for a type.
  case transformed(PastedExpression, TypeReference)
  /// A value of the property with this name, whose type only the compiler knows.
  case inferred(String)
  /// The same, or null.
  case optional(Acceptance)
  case list(Acceptance, rules: [ElementRule], isSet: Bool)
  case dictionary(keys: TypeReference, Acceptance, rules: [ElementRule])
  /// A value that passes checks.
  case checked(Acceptance, [Check])
  /// A value from which a list is collected.
  case projected(Projection, Acceptance)
  /// Any value, because an invalid one is replaced; if `isChecked`, the replacement can be invalid.
  case recovered(Acceptance, isChecked: Bool)

  /// How a list is collected from the arrays of a document: `users[].name`.
  package struct Projection {
    /// The path, which begins at an array.
    package var path: [KeyPathText.Component]
    package var rules: [ElementRule]
    /// True if elements without a value are nil.
    package var keepsMissing: Bool

    /// True if an element can be without a value.
    package var mayMiss: Bool { keepsMissing || rules.contains(.compact) }
  }
}

extension Acceptance {
  /// Creates what a property reads, at a path with this projection.
  package init(reading property: Property, at projection: [KeyPathText.Component] = []) {
    let codec = property.codec
    let checks = property.validation.checks
    var value = Self.value(of: property, codec.transformers.read, codec.elements) {
      .type($0, codec.coercion)
    }
    if !checks.isEmpty { value = .checked(value, checks) }
    // At the only path, a required value must not be null.
    let isRequired = property.mustBePresent && property.location.readPaths.count == 1
    let refusing: [NullMeaning] = isRequired ? [.error, .value, .missing] : [.error, .value]
    if !refusing.contains(property.nullMeaning) { value = .optional(value) }
    if !projection.isEmpty {
      let element = property.type.reference?.unwrapped.elementType
      let projection = Projection(
        path: projection, rules: codec.elements, keepsMissing: element?.optionalWrapped != nil)
      value = .projected(projection, value)
    }
    switch property.presence.recovery {
    case .none: break
    case .fallBack: value = .recovered(value, isChecked: property.checksDefault)
    case .value(let other):
      let passes = checks.allSatisfy { LiteralCheck.passes(other.shape, $0) == true }
      value = .recovered(value, isChecked: !passes)
    }
    self = value
  }

  /// Creates what a property writes for a value other than nil.
  package init(writing property: Property) {
    self = Self.value(of: property, property.codec.transformers.write, []) { .type($0, nil) }
  }

  /// Creates the values of the runtime's ordered map; nil for another type.
  package init?(ordered type: TypeReference) {
    guard let value = type.orderedValue else { return nil }
    let string = TypeReference(
      text: "String", range: type.range, shape: .named([TypeComponent(name: "String")]))
    self = .dictionary(keys: string, Acceptance(value), rules: [])
  }

  private static func value(
    of property: Property, _ transformer: Property.Transformer?,
    _ rules: [ElementRule], _ leaf: (TypeReference) -> Acceptance
  ) -> Acceptance {
    guard let reference = property.type.reference else { return .inferred(property.name) }
    let type = reference.unwrapped
    guard let transformer else { return Acceptance(type, rules, leaf) }
    guard transformer.lifts != nil else { return .transformed(transformer.expression, type) }
    return Acceptance(type, rules) { leaf in
      property.codec.externalMapping.map { .mapping($0) }
        ?? .transformed(transformer.expression, leaf)
    }
  }

  /// Creates the values of a type, with rules for the elements of collections and a form for the
  /// values inside all of them.
  package init(
    _ type: TypeReference, _ rules: [ElementRule] = [], isOuter: Bool = true,
    _ leaf: (TypeReference) -> Acceptance = { .type($0, nil) }
  ) {
    if let wrapped = type.optionalWrapped {
      self = .optional(Acceptance(wrapped, rules, isOuter: isOuter, leaf))
    } else if let element = type.elementType {
      let values = Acceptance(element, rules, isOuter: false, leaf)
      let rules = type.applicable(rules, isOuter: isOuter)
      self =
        type.keyType.map { .dictionary(keys: $0, values, rules: rules) }
        ?? .list(values, rules: rules, isSet: type.simpleName == "Set")
    } else {
      self = leaf(type)
    }
  }
}
