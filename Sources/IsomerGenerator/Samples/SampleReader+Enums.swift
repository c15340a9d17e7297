import IsomerSyntax

/// Reading of enums.
extension SampleReader {
  mutating func readEnum(_ value: SampleValue, _ mapping: SampleEnum) {
    guard mapping.model.reads, mapping.model.object.hooks.beforeReading == nil else { return }
    switch mapping.model.enumeration.tagging {
    case .names: readName(value, mapping, isKey: false)
    case .external: readExternal(value, mapping)
    case .within(let tag): readTagged(value, mapping, tag, content: nil)
    case .beside(let tag, let content): readTagged(value, mapping, tag, content: content)
    case .untagged: readUntagged(value, mapping)
    }
  }

  private func expectation(_ mapping: SampleEnum) -> String {
    let keys = mapping.named.flatMap(\.description.keys).map(\.swift)
    return "one of " + keys.joined(separator: ", ")
  }

  mutating func readName(_ value: SampleValue, _ mapping: SampleEnum, isKey: Bool) {
    let isThere = mapping.named.contains { item in
      item.description.keys.contains { key in
        if isKey, case .integer(let number) = key { return value.string == "\(number)" }
        return key.matches(value)
      }
    }
    if isThere || falls(value, back: mapping, isKey: isKey) { return }
    fail(expectation(mapping), value)
  }

  /// Returns true if the fallback reads a value; without an associated value it only reads names.
  private func falls(_ value: SampleValue, back mapping: SampleEnum, isKey: Bool) -> Bool {
    guard mapping.fallback != nil else { return false }
    guard !mapping.keepsAll else { return true }
    let isInteger = mapping.model.enumeration.rawValues == .integers
    switch value.content {
    case .string: return isKey || !isInteger
    case .number(let digits): return isInteger && Int(digits) != nil
    default: return false
    }
  }

  private mutating func readExternal(_ value: SampleValue, _ mapping: SampleEnum) {
    if let name = value.string {
      let isThere = mapping.named.contains {
        $0.description.payload.isEmpty && $0.isNamed(.string(name))
      }
      if isThere { return }
    } else if let members = value.members, let first = members.first,
      let item = mapping.named.first(where: { $0.isNamed(.string(first.key)) })
    {
      if members.count > 1 { fail("no other key beside '\(first.key)'", value) }
      return below([.key(first.key)]) { $0.readValues(first.value, item) }
    }
    let isName = value.string != nil && mapping.hasBareCase
    let mayBeOther = mapping.fallback != nil && (isName || value.members?.isEmpty == false)
    if !mayBeOther, !mapping.keepsAll { fail(expectation(mapping), value) }
  }

  private mutating func readTagged(
    _ value: SampleValue, _ mapping: SampleEnum, _ path: KeyPathText, content: KeyPathText?
  ) {
    guard value.members != nil else {
      if !mapping.keepsAll { fail("an object", value) }
      return
    }
    guard case .found(let tag) = lookUp(path.components[...], in: value), !tag.isNull else {
      if !mapping.keepsAll { addMissing(path.text, in: value, fix: nil) }
      return
    }
    guard let item = mapping.named.first(where: { $0.isNamed(by: tag) }) else {
      if mapping.fallback == nil { fail(expectation(mapping), tag) }
      return
    }
    guard let content else { return readValues(value, item) }
    guard case .found(let inner) = lookUp(content.components[...], in: value) else {
      let mayBeMissing = item.values.allSatisfy { $0.description.takesNull }
      if !mayBeMissing { addMissing(content.text, in: value) }
      return
    }
    below(content.components) { $0.readValues(inner, item) }
  }

  private mutating func readValues(_ value: SampleValue, _ item: SampleCase) {
    if let mapping = item.mapping { return readObject(value, mapping) }
    switch item.description.payload {
    case .none: if !value.standsForNothing { fail("an object without values", value) }
    // `.object` payloads have a mapping.
    case .kept, .object: break
    case .single: for property in item.values { readArgument(value, property) }
    case .list:
      let values = item.values.map { AssociatedValue(label: nil, property: $0.description) }
      let least = values.leastCount
      guard let elements = value.elements, (least...item.values.count).contains(elements.count)
      else { return fail("an array of \(item.values.count) values", value) }
      for (index, (element, property)) in zip(elements, item.values).enumerated() {
        below([.index(index)]) { $0.readArgument(element, property) }
      }
    }
  }

  private mutating func readArgument(_ value: SampleValue, _ property: SampleProperty) {
    let outer = subject.isSecret
    if property.description.isSecret { subject.isSecret = true }
    readValue(value, of: property)
    subject.isSecret = outer
  }

  private mutating func readUntagged(_ value: SampleValue, _ mapping: SampleEnum) {
    for item in mapping.cases where item.description.reads && !item.description.isFallback {
      let fits = attempt { reader in
        guard item.description.payload.isEmpty else { return reader.readValues(value, item) }
        if !item.isNamed(by: value) { reader.fail("the name of a case", value) }
      }
      if fits { return }
    }
    if mapping.fallback == nil { fail("a value that fits one of the cases", value) }
  }
}

extension SampleValue {
  /// True if the value is valid for no associated values: null, an empty array or any object.
  fileprivate var standsForNothing: Bool {
    switch content {
    case .null, .object: true
    case .array(let elements): elements.isEmpty
    case .boolean, .number, .string: false
    }
  }
}

extension Cluster {
  /// The expected keys, for a message.
  var expectation: String {
    let keys = members.flatMap { member -> [String] in
      switch member.key {
      case .tags(let values): values.map(\.swift)
      case .shape(let path): ["'\(path.text)'"]
      case .otherwise: []
      }
    }
    let list = keys.joined(separator: ", ")
    return tag == nil ? "an object with one of \(list)" : "one of \(list)"
  }
}
