// Functions of generated code for properties with a merge rule. The compiler selects the overload
// by the type.

/// Returns the result of a property's merge function.
@_spi(Generated)
@inlinable
public func merging<Property>(
  by rule: (Property, Property) -> Property, _ own: Property, _ newer: Property
) -> Property {
  rule(own, newer)
}

/// Returns the result of a property's merge function; an error names the property.
@_spi(Generated)
public func merging<Property>(
  by rule: (Property, Property) throws -> Property, _ name: StaticString, isSecret: Bool = false,
  _ own: Property, _ newer: Property
) throws(MappingError) -> Property {
  try merging(name, isSecret: isSecret, own) { $0 = try rule($0, newer) }
}

/// Returns a value with another one merged into it; an error names the property.
@_spi(Generated)
public func merging<Property>(
  _ name: StaticString, isSecret: Bool = false, _ own: Property,
  into merge: (inout Property) throws -> Void
) throws(MappingError) -> Property {
  var merged = own
  do {
    try merge(&merged)
  } catch {
    throw MappingError(merging: error, into: name, isSecret)
  }
  return merged
}

/// Merges a model.
@_spi(Generated)
@inlinable
public func mergeDeeply<Model: Mergeable>(
  _ own: inout Model, _ newer: Model
) throws(Model.MergeFailure) {
  try own.merge(newer)
}

/// Replaces elements with newer ones by identity.
@_spi(Generated)
@inlinable
public func mergeDeeply<Element: IdentifiedModel>(_ own: inout [Element], _ newer: [Element]) {
  own.upsert(newer)
}

/// Merges elements by identity.
@_spi(Generated)
@inlinable
public func mergeDeeply<Element: IdentifiedModel & Mergeable>(
  _ own: inout [Element], _ newer: [Element]
) throws(Element.MergeFailure) {
  try own.upsert(newer)
}

/// Replaces values with newer ones by key.
@_spi(Generated)
@inlinable
public func mergeDeeply<Key: Hashable, Value>(_ own: inout [Key: Value], _ newer: [Key: Value]) {
  own.merge(newer) { _, newer in newer }
}

/// Merges values by key.
@_spi(Generated)
@inlinable
public func mergeDeeply<Key: Hashable, Value: Mergeable>(
  _ own: inout [Key: Value], _ newer: [Key: Value]
) throws(Value.MergeFailure) {
  var merged = own
  for (key, value) in newer { try merged.merge(value, at: key) }
  own = merged
}

/// Merges two optional values; if one is nil, the newer one is used.
@_spi(Generated)
@inlinable
public func mergeDeeply<Wrapped, Failure: Error>(
  _ own: inout Wrapped?, _ newer: Wrapped?,
  by merge: (inout Wrapped, Wrapped) throws(Failure) -> Void
) throws(Failure) {
  guard var merged = own, let newer else {
    own = newer
    return
  }
  try merge(&merged, newer)
  own = merged
}

extension MappingError {
  /// Creates the error of merging a property, with the original error as the reason.
  fileprivate init(merging error: any Error, into name: StaticString, _ isSecret: Bool) {
    let inner = error as? MappingError
    var details = FailureDetails()
    details.reason = inner.map(\.reason) ?? FailureDetails.words(of: error)
    details.underlying = inner.map(\.underlying) ?? error
    if isSecret || inner?.isSecret == true { details.conceal() }
    self.init(
      inner?.code ?? .mergeFailed,
      path: ValuePath([.key(name.description)]).appending(inner?.path ?? ValuePath()),
      expected: inner?.expected, found: isSecret ? nil : inner?.found, reason: details.reason,
      underlying: details.underlying, isSecret: details.isSecret)
  }
}
