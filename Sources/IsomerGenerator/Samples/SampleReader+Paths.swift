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
    _ value: SampleValue, _ path: [KeyPathText.Component], _ property: SampleProperty
  ) -> SampleValue? {
    guard !path.isEmpty else { return value }
    let rules = SampleProjection(property.description)
    let before = findings.faults.count
    var gathered: [SampleValue] = []
    let isThere = gather(value, path[...], rules, into: &gathered)
    guard findings.faults.count == before else { return nil }
    let content = isThere ? SampleValue.Content.array(gathered) : .null
    return SampleValue(content: content, offset: value.offset)
  }

  /// Appends the values at a path; returns false if there are none.
  private mutating func gather(
    _ value: SampleValue, _ path: ArraySlice<KeyPathText.Component>, _ rules: SampleProjection,
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
        return gather(found, path.dropFirst(stem.count), rules, into: &gathered)
      case .missing: return false
      case .wrong(let found, let expected):
        fail(expected, found)
        return true
      }
    }
    if value.isNull { return false }
    guard let elements = value.elements ?? (rules.wraps ? [value] : nil) else {
      fail("an array", value)
      return true
    }
    for element in elements { gatherElement(element, path.dropFirst(), rules, into: &gathered) }
    return true
  }

  private mutating func gatherElement(
    _ element: SampleValue, _ path: ArraySlice<KeyPathText.Component>, _ rules: SampleProjection,
    into gathered: inout [SampleValue]
  ) {
    var own: [SampleValue] = []
    let read = { (reader: inout SampleReader) in
      if reader.gather(element, path, rules, into: &own) { return }
      if rules.keepsMissing {
        own.append(SampleValue(content: .null, offset: element.offset))
      } else if !rules.compacts {
        reader.addMissing(KeyPathText(Array(path)).text, in: element)
      }
    }
    if rules.isLossy { if !attempt(read) { return } } else { read(&self) }
    gathered += own
  }
}

/// The handling of elements that a projection does not match.
struct SampleProjection {
  var wraps: Bool
  var compacts: Bool
  var isLossy: Bool
  /// True if missing elements are nil, instead of being omitted.
  var keepsMissing: Bool

  init(_ property: Property) {
    wraps = property.codec.elements.contains(.wrap)
    compacts = property.codec.elements.contains(.compact)
    isLossy = property.codec.elements.contains(.lossy)
    let list = property.type.reference.map { $0.optionalWrapped ?? $0 }
    keepsMissing = list?.elementType?.optionalWrapped != nil
  }
}
