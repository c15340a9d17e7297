// Elements with an identity are found through a dictionary of their positions, so that many newer
// ones cost one pass and not one pass each.

extension Array where Element: Identified {
  /// Takes over newer elements: one with a known identity takes the place of the element that has
  /// it, any other is appended.
  ///
  /// ```swift
  /// issues.upsert(downloaded)      // the known ones are replaced, the new ones come last
  /// ```
  ///
  /// The order stays. Of several newer elements with one identity the last one counts. Elements
  /// that derive `.merge` are merged instead.
  public mutating func upsert(_ newer: some Sequence<Element>) {
    upsert(newer) { own, newer in own = newer }
  }

  /// Takes over one newer element: in place of the one with its identity, or at the end.
  ///
  /// Throws nothing. Looks at every element; several elements are taken over faster together.
  public mutating func upsert(_ newer: Element) {
    upsert(newer) { own, newer in own = newer }
  }
}

extension Array where Element: Identified & Mergeable {
  /// Takes over newer elements: the element with a known identity merges the newer one, any other
  /// is appended.
  ///
  /// ```swift
  /// try issues.upsert([Issue](json: data))
  /// ```
  ///
  /// The order stays. Several newer elements with one identity are merged one after the other.
  /// Throws what merging throws; the array is then as it was, except that objects of a class may
  /// have been merged.
  public mutating func upsert(
    _ newer: some Sequence<Element>
  ) throws(Element.MergeFailure) {
    try upsert(newer) { own, newer throws(Element.MergeFailure) in try own.merge(newer) }
  }

  /// Takes over one newer element: merged into the one with its identity, or at the end.
  ///
  /// Throws what merging throws; nothing has changed then.
  public mutating func upsert(_ newer: Element) throws(Element.MergeFailure) {
    try upsert(newer) { own, newer throws(Element.MergeFailure) in try own.merge(newer) }
  }
}

extension Dictionary where Value: Identified, Key == Value.MappedIdentity {
  /// Takes over newer values of a dictionary by identity: they replace the ones with their identity.
  ///
  /// ```swift
  /// var issues: [Int: Issue] = [:]
  /// issues.upsert(downloaded)
  /// ```
  ///
  /// Of several newer values with one identity the last one counts.
  public mutating func upsert(_ newer: some Sequence<Value>) {
    for value in newer { self[value.mappedIdentity] = value }
  }

  /// Takes over one newer value.
  public mutating func upsert(_ newer: Value) { self[newer.mappedIdentity] = newer }
}

extension Dictionary where Value: Identified & Mergeable, Key == Value.MappedIdentity {
  /// Takes over newer values of a dictionary by identity: the value with a known identity merges
  /// the newer one, any other is added.
  ///
  /// Throws what merging throws; the dictionary is then as it was, except that objects of a class
  /// may have been merged.
  public mutating func upsert(_ newer: some Sequence<Value>) throws(Value.MergeFailure) {
    var merged = self
    for value in newer { try merged.upsert(value) }
    self = merged
  }

  /// Takes over one newer value: merged into the one with its identity, or added.
  ///
  /// Throws what merging throws; nothing has changed then.
  public mutating func upsert(_ newer: Value) throws(Value.MergeFailure) {
    let identity = newer.mappedIdentity
    guard var own = self[identity] else {
      self[identity] = newer
      return
    }
    try own.merge(newer)
    self[identity] = own
  }
}

extension Array where Element: Identified {
  /// Takes over newer elements as they are, whether or not they could be merged.
  mutating func upsert(replacing newer: [Element]) {
    upsert(newer, by: { own, newer in own = newer })
  }

  /// One pass over the own elements and one over the newer ones; of two own elements with one
  /// identity the first takes the newer one.
  fileprivate mutating func upsert<Failure: Error>(
    _ newer: some Sequence<Element>,
    by merge: (inout Element, Element) throws(Failure) -> Void
  ) throws(Failure) {
    var merged = self
    var positions: [Element.MappedIdentity: Int] = [:]
    positions.reserveCapacity(count)
    for (position, element) in enumerated() where positions[element.mappedIdentity] == nil {
      positions[element.mappedIdentity] = position
    }
    for element in newer {
      let identity = element.mappedIdentity
      if let position = positions[identity] {
        try merge(&merged[position], element)
      } else {
        positions[identity] = merged.count
        merged.append(element)
      }
    }
    self = merged
  }

  fileprivate mutating func upsert<Failure: Error>(
    _ newer: Element, by merge: (inout Element, Element) throws(Failure) -> Void
  ) throws(Failure) {
    let identity = newer.mappedIdentity
    guard let position = firstIndex(where: { $0.mappedIdentity == identity }) else {
      append(newer)
      return
    }
    var merged = self[position]
    try merge(&merged, newer)
    self[position] = merged
  }
}
