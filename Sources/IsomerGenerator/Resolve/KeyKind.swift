extension Model.EnumMapping {
  /// The kinds of the keys of an enum, which determine how a key is read.
  package enum KeyKind: Sendable { case strings, integers, any }

  package var keyKind: KeyKind {
    let keys = cases.flatMap { $0.keys + [$0.writtenKey].compactMap(\.self) }
    if rawValues == .integers || !keys.isEmpty, keys.allSatisfy(\.isInteger) { return .integers }
    return rawValues != .integers && keys.allSatisfy(\.isString) ? .strings : .any
  }

  /// True if a case is read from null.
  package var readsNull: Bool { cases.contains { $0.keys.contains(.null) } }

  /// The case of a missing tag.
  package var missing: EnumCase? { cases.first { $0.keys.contains(.missing) } }

  /// True if the keys have different texts, as the keys of an object.
  var hasDistinctTexts: Bool {
    var owners: [String: String] = [:]
    return cases.allSatisfy { description in
      let written = description.writtenKey.map { [$0] } ?? []
      return (description.keys + written).allSatisfy { key in
        guard let text = key.text else { return false }
        return owners.updateValue(description.name, forKey: text) ?? description.name
          == description.name
      }
    }
  }
}
