/// What a model does with a key.
@_spi(Generated)
public enum KeyClaim: Sendable {
  /// It does not know it.
  case none
  /// It reads the value.
  case value
  /// It reads keys inside the value.
  case container
}

@_spi(Generated)
extension KeySet {
  /// How a key of the object at a path is handled.
  public func claim(_ key: String, below path: String) -> KeyClaim {
    let set = path.isEmpty ? self : objects.first { $0.path == path }
    guard let index = set?.index(of: key), index >= 0 else { return .none }
    let inner = Self.path(of: key, below: path)
    let isContainer =
      objects.contains { $0.path == inner } && set?.isRead(index) == false
    return isContainer ? .container : .value
  }

  /// The same for a model with flattened ones, which read the object at a path.
  public func claim(
    _ key: String, below path: String, as profile: String?,
    or flattened: [any KeyedMapping.Type], at level: String = ""
  ) -> KeyClaim {
    let own = claim(key, below: path)
    let isBelow = level.isEmpty || path == level || path.hasPrefix(level + ".")
    guard own == .none, isBelow else { return own }
    let rest = String(path.dropFirst(level.count).drop { !level.isEmpty && $0 == "." })
    for model in flattened {
      let claim = model.claim(key, below: rest, as: profile)
      if claim != .none { return claim }
    }
    return .none
  }

  static func path(of key: String, below path: String) -> String {
    let name = ValuePath([.key(key)]).description
    return path.isEmpty ? name : "\(path).\(name)"
  }
}

/// What becomes of a key that nobody claims.
@_spi(Generated)
public enum UnknownKeys: Sendable {
  case ignore, error, report
}

@_spi(Generated)
extension JSONReader {
  /// Skips a value that a flattened model reads; for other keys, applies the policy.
  ///
  /// The policy also applies to the objects inside that flattened models read.
  public mutating func skipUnknown(
    _ policy: UnknownKeys, below path: String, _ seen: inout SeenKeys,
    in mapping: any KeyedMapping.Type
  ) throws(ReadingFailure) {
    let profile = profile
    try skipUnknown(policy, below: path, &seen) { mapping.claim($0, below: $1, as: profile) }
  }

  private mutating func skipUnknown(
    _ policy: UnknownKeys, below path: String, _ seen: inout SeenKeys,
    claim: (_ key: String, _ path: String) -> KeyClaim
  ) throws(ReadingFailure) {
    let key = currentKey
    // No model has a key of so many marks; comparing it with the models' keys would be slow.
    let claimed = key.hashesSlowly ? .none : claim(key, path)
    guard claimed != .none else {
      switch policy {
      case .ignore: return try skipValue()
      case .report: return try reportUnknownKey()
      case .error: throw unknownKey()
      }
    }
    if policy == .error, !seen.insert(key) { throw duplicateKey() }
    guard claimed == .container, try peekKind() == .object else { return try skipValue() }
    try skipMembers(policy, below: KeySet.path(of: key, below: path), claim: claim)
  }

  /// Takes an object, all of whose keys are unknown to the model.
  mutating func skipMembers(
    _ policy: UnknownKeys, below path: String,
    claim: (_ key: String, _ path: String) -> KeyClaim
  ) throws(ReadingFailure) {
    guard try beginObject() else { return }
    var seen = SeenKeys()
    repeat {
      _ = try readKey()
      try skipUnknown(policy, below: path, &seen, claim: claim)
    } while try nextMember()
  }
}
