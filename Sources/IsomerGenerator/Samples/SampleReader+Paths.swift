import IsomerSyntax

/// Key paths and projections.
extension SampleReader {
  enum Lookup {
    case found(SampleValue)
    case missing
    /// A component of the path is not a container.
    case wrong(SampleValue, expected: String)
  }

  /// Returns the value at a path; a null along the path counts as missing.
  func lookUp(_ path: ArraySlice<KeyPathText.Component>, in value: SampleValue) -> Lookup {
    guard let step = path.first else { return .found(value) }
    if value.isNull { return .missing }
    switch step {
    case .key(let key):
      guard value.members != nil else { return .wrong(value, expected: "an object") }
      return value[key].map { lookUp(path.dropFirst(), in: $0) } ?? .missing
    case .index(let index):
      guard let elements = value.elements else { return .wrong(value, expected: "an array") }
      return elements.indices.contains(index)
        ? lookUp(path.dropFirst(), in: elements[index]) : .missing
    case .every: return .found(value)
    }
  }

  /// Returns the projected array of the value at its stem; nil if that fails.
  mutating func project(
    _ value: SampleValue, _ path: [KeyPathText.Component], _ property: Property
  ) -> SampleValue? {
    guard !path.isEmpty else { return value }
    let before = findings.faults.count
    var gathered: [SampleValue] = []
    let isThere = gather(value, path[...], property, into: &gathered)
    guard findings.faults.count == before else { return nil }
    let content = isThere ? SampleValue.Content.array(gathered) : .null
    return SampleValue(content: content, offset: value.offset)
  }

  /// Appends the values at a path; returns false if there are none.
  private mutating func gather(
    _ value: SampleValue, _ path: ArraySlice<KeyPathText.Component>, _ property: Property,
    into gathered: inout [SampleValue]
  ) -> Bool {
    guard path.first == .every else {
      let stem = path.prefix { $0 != .every }
      switch lookUp(stem, in: value) {
      case .found(let found):
        guard stem.count < path.count else {
          gathered.append(found)
          return true
        }
        return gather(found, path.dropFirst(stem.count), property, into: &gathered)
      case .missing: return false
      case .wrong(let found, let expected):
        fail(expected, found)
        return true
      }
    }
    if value.isNull { return false }
    let wraps = property.codec.elements.contains(.wrap)
    guard let elements = value.elements ?? (wraps ? [value] : nil) else {
      fail("an array", value)
      return true
    }
    for element in elements { gatherElement(element, path.dropFirst(), property, into: &gathered) }
    return true
  }

  private mutating func gatherElement(
    _ element: SampleValue, _ path: ArraySlice<KeyPathText.Component>, _ property: Property,
    into gathered: inout [SampleValue]
  ) {
    var own: [SampleValue] = []
    let read = { (reader: inout SampleReader) in
      if reader.gather(element, path, property, into: &own) { return }
      if property.keepsMissing {
        own.append(SampleValue(content: .null, offset: element.offset))
      } else if !property.codec.elements.contains(.compact) {
        reader.addMissing(KeyPathText(Array(path)).text, in: element)
      }
    }
    if property.codec.elements.contains(.lossy) {
      guard attempt(read) else { return }
    } else {
      read(&self)
    }
    gathered += own
  }
}

extension Property {
  /// True if the elements that a projection does not match are nil, instead of being omitted.
  package var keepsMissing: Bool {
    let list = type.reference.map { $0.optionalWrapped ?? $0 }
    return list?.elementType?.optionalWrapped != nil
  }
}
