import IsomerSyntax

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
    _ value: SampleValue, _ projection: Acceptance.Projection
  ) -> SampleValue? {
    let before = findings.faults.count
    let found = values(at: projection.path[...], in: value, projection)
    guard findings.faults.count == before else { return nil }
    let content = found.map { SampleValue.Content.array($0) } ?? .null
    return SampleValue(content: content, offset: value.offset)
  }

  /// Returns the values at a path; nil if there are none.
  private mutating func values(
    at path: ArraySlice<KeyPathText.Component>, in value: SampleValue,
    _ projection: Acceptance.Projection
  ) -> [SampleValue]? {
    let stem = path.prefix { $0 != .every }
    switch lookUp(stem, in: value) {
    case .missing: return nil
    case .wrong(let found, let expected):
      fail(expected, found)
      return []
    case .found(let found):
      if stem.count == path.count { return [found] }
      if found.isNull { return nil }
      let wraps = projection.rules.contains(.wrap)
      guard let elements = found.elements ?? (wraps ? [found] : nil) else {
        fail("an array", found)
        return []
      }
      let rest = path.dropFirst(stem.count + 1)
      return elements.flatMap { values(at: rest, inElement: $0, projection) }
    }
  }

  private mutating func values(
    at path: ArraySlice<KeyPathText.Component>, inElement element: SampleValue,
    _ projection: Acceptance.Projection
  ) -> [SampleValue] {
    var found: [SampleValue] = []
    let read = { (reader: inout SampleReader) in
      if let own = reader.values(at: path, in: element, projection) {
        found = own
      } else if projection.keepsMissing {
        found = [SampleValue(content: .null, offset: element.offset)]
      } else if !projection.rules.contains(.compact) {
        reader.addMissing(KeyPathText(Array(path)).text, in: element)
      }
    }
    guard projection.rules.contains(.lossy) else {
      read(&self)
      return found
    }
    // Elements with a value are counted when it is read.
    guard let fault = fault(of: read) else { return found }
    findings.count(fault, at: subject, in: document.name)
    return []
  }

  /// Returns the value at a path; nil if it is missing or null, or if it cannot be found.
  func value(at path: KeyPathText, in value: SampleValue) -> SampleValue? {
    guard case .found(let found) = lookUp(path.components[...], in: value) else { return nil }
    return found.isNull ? nil : found
  }

  /// Returns the tag at the first path that has one.
  func value(of tag: TagSource, in value: SampleValue) -> SampleValue? {
    tag.paths.lazy.compactMap { self.value(at: $0, in: value) }.first
  }
}
