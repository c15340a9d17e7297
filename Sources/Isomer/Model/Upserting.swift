// Elements are found by identity in a dictionary of their positions, so merging many newer elements
// takes one pass in total.

extension Array where Element: IdentifiedModel {
  /// Inserts newer elements: each replaces the element with the same identity, or is appended.
  ///
  /// ```swift
  /// issues.upsert(downloaded)      // replaces known issues and appends new ones
  /// ```
  ///
  /// The order is preserved. The last of several newer elements with the same identity counts.
  /// Elements that derive `.merge` are merged instead.
  public mutating func upsert(_ newer: some Sequence<Element>) {
    upsert(newer) { own, newer in own = newer }
  }

  /// Inserts a newer element: replaces the element with the same identity, or appends it.
  ///
  /// Searches all elements; to insert several, pass them together.
  public mutating func upsert(_ newer: Element) {
    upsert(newer) { own, newer in own = newer }
  }
}

extension Array where Element: IdentifiedModel & Mergeable {
  /// Merges newer elements: each is merged into the element with the same identity, or appended.
  ///
  /// ```swift
  /// try issues.upsert([Issue](json: data))
  /// ```
  ///
  /// The order is preserved. Several newer elements with the same identity are merged in their
  /// order. Throws the errors of merging; the array is then unchanged, except that objects of a
  /// class may have been merged.
  public mutating func upsert(
    _ newer: some Sequence<Element>
  ) throws(Element.MergeFailure) {
    try upsert(newer) { own, newer throws(Element.MergeFailure) in try own.merge(newer) }
  }

  /// Merges a newer element into the element with the same identity, or appends it.
  ///
  /// Throws the errors of merging; then nothing has changed.
  public mutating func upsert(_ newer: Element) throws(Element.MergeFailure) {
    try upsert(newer) { own, newer throws(Element.MergeFailure) in try own.merge(newer) }
  }
}

extension Dictionary where Value: IdentifiedModel, Key == Value.MappedIdentity {
  /// Inserts newer values by identity, replacing existing ones.
  ///
  /// ```swift
  /// var issues: [Int: Issue] = [:]
  /// issues.upsert(downloaded)
  /// ```
  ///
  /// The last of several newer values with the same identity counts.
  public mutating func upsert(_ newer: some Sequence<Value>) {
    for value in newer { self[value.mappedIdentity] = value }
  }

  /// Inserts a newer value by identity, replacing an existing one.
  public mutating func upsert(_ newer: Value) { self[newer.mappedIdentity] = newer }
}

extension Dictionary where Value: IdentifiedModel & Mergeable, Key == Value.MappedIdentity {
  /// Merges newer values: each is merged into the value with the same identity, or added.
  ///
  /// Throws the errors of merging; the dictionary is then unchanged, except that objects of a class
  /// may have been merged.
  public mutating func upsert(_ newer: some Sequence<Value>) throws(Value.MergeFailure) {
    var merged = self
    for value in newer { try merged.upsert(value) }
    self = merged
  }

  /// Merges a newer value into the value with the same identity, or adds it.
  ///
  /// Throws the errors of merging; then nothing has changed.
  public mutating func upsert(_ newer: Value) throws(Value.MergeFailure) {
    try merge(newer, at: newer.mappedIdentity)
  }
}

extension Dictionary where Value: Mergeable {
  /// Merges a newer value into the one with a key, or adds it.
  @inlinable
  mutating func merge(_ newer: Value, at key: Key) throws(Value.MergeFailure) {
    guard var own = self[key] else {
      self[key] = newer
      return
    }
    try own.merge(newer)
    self[key] = own
  }
}

extension Array where Element: IdentifiedModel {
  /// Inserts newer elements without merging them, even if they are mergeable.
  mutating func upsert(replacing newer: [Element]) {
    upsert(newer, by: { own, newer in own = newer })
  }

  /// Inserts or merges newer elements in one pass over both; if several existing elements have the
  /// same identity, the first is used.
  fileprivate mutating func upsert<Failure: Error>(
    _ newer: some Sequence<Element>,
    by merge: (inout Element, Element) throws(Failure) -> Void
  ) throws(Failure) {
    var known = KnownElements(self)
    for element in newer {
      if let position = known.positions[element.mappedIdentity] {
        try merge(&known.elements[position], element)
      } else {
        known.append(element)
      }
    }
    self = known.elements
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

/// The elements of an array by identity.
struct KnownElements<Element: IdentifiedModel> {
  var elements: [Element]
  /// The position of the first element with each identity.
  private(set) var positions: [Element.MappedIdentity: Int] = [:]

  init(_ elements: [Element]) {
    self.elements = elements
    positions.reserveCapacity(elements.count)
    for (position, element) in elements.enumerated() { note(element, at: position) }
  }

  mutating func append(_ element: Element) {
    note(element, at: elements.count)
    elements.append(element)
  }

  private mutating func note(_ element: Element, at position: Int) {
    let identity = element.mappedIdentity
    if positions[identity] == nil { positions[identity] = position }
  }
}
