/// The handling of a key by a model.
@_spi(Generated)
public enum KeyHandling: Sendable {
  /// The key is unknown.
  case none
  /// Its value is read.
  case value
  /// Keys inside its value are read.
  case container
}

@_spi(Generated)
extension KeySet {
  private func ownHandling(of key: String, below path: String) -> KeyHandling {
    let set = path.isEmpty ? self : objects.first { $0.path == path }
    guard let index = set?.index(of: key), index >= 0 else { return .none }
    let inner = Self.path(of: key, below: path)
    let isContainer =
      objects.contains { $0.path == inner } && set?.source?.properties(index).isEmpty != false
    return isContainer ? .container : .value
  }

  /// Returns how a key is handled by a model and its flattened models, which read the object at
  /// `level`.
  public func handling(
    of key: String, below path: String, as profile: String? = nil,
    or flattened: [any KeyedMapping.Type] = [], and others: [FlattenedKeys] = [],
    at level: String = ""
  ) -> KeyHandling {
    let own = ownHandling(of: key, below: path)
    let isBelow = level.isEmpty || path == level || path.hasPrefix(level + ".")
    guard own == .none, isBelow else { return own }
    let rest = String(path.dropFirst(level.count).drop { !level.isEmpty && $0 == "." })
    for model in flattened {
      let handling = model.mappedHandling(of: key, below: rest, as: profile)
      if handling != .none { return handling }
    }
    for keys in others {
      let handling = keys.handling(of: key, below: rest, as: profile)
      if handling != .none { return handling }
    }
    return .none
  }

  static func path(of key: String, below path: String) -> String {
    let name = ValuePath([.key(key)]).description
    return path.isEmpty ? name : "\(path).\(name)"
  }
}

/// The handling of unknown keys.
@_spi(Generated)
public enum UnknownKeys: Sendable {
  case ignore, error, report
}

@_spi(Generated)
extension JSONReader {
  /// Skips a value that a flattened model reads; applies the policy to other keys, also inside that
  /// value.
  public mutating func skipUnknown(
    _ policy: UnknownKeys, below path: String, _ seen: inout SeenKeys,
    in mapping: any KeyedMapping.Type
  ) throws(ReadingFailure) {
    let profile = profile
    try skipUnknown(policy, below: path, &seen) {
      mapping.mappedHandling(of: $0, below: $1, as: profile)
    }
  }

  private mutating func skipUnknown(
    _ policy: UnknownKeys, below path: String, _ seen: inout SeenKeys,
    handling: (_ key: String, _ path: String) -> KeyHandling
  ) throws(ReadingFailure) {
    let key = currentKey
    // No model has a key with so many combining marks; comparing it would be slow.
    let found = key.hashesSlowly ? .none : handling(key, path)
    guard found != .none else {
      switch policy {
      case .ignore: return try skipValue()
      case .report: return try reportUnknownKey()
      case .error: throw unknownKey()
      }
    }
    if policy == .error, !seen.insert(key) { throw duplicateKey() }
    guard found == .container, try peekKind() == .object else { return try skipValue() }
    try skipMembers(policy, below: KeySet.path(of: key, below: path), handling: handling)
  }

  /// Skips an object and applies the policy to its unknown keys.
  mutating func skipMembers(
    _ policy: UnknownKeys, below path: String,
    handling: (_ key: String, _ path: String) -> KeyHandling
  ) throws(ReadingFailure) {
    var seen = SeenKeys()
    try forEachMember { reader throws(ReadingFailure) in
      _ = try reader.readKey()
      try reader.skipUnknown(policy, below: path, &seen, handling: handling)
    }
  }
}
