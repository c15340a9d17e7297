/// What a model does with a key.
@_spi(Generated)
public enum KeyClaim: Sendable {
  /// It does not know it.
  case none
  /// It reads the value.
  case value
  /// It reads keys inside the value.
  case container

  /// The rest of a path behind another one; nil if it does not begin with that.
  public static func path(_ path: String, below level: String) -> String? {
    if path == level { return "" }
    return path.hasPrefix(level + ".") ? String(path.dropFirst(level.count + 1)) : nil
  }
}

/// What becomes of a key that nobody claims.
@_spi(Generated)
public enum UnknownKeys: Sendable {
  case ignore, error, report
}

@_spi(Generated)
extension JSONReader {
  /// Skips the value of a key that the model itself does not know, if a flattened model does; else
  /// applies the policy.
  ///
  /// What flattened models claim inside is looked through by the same policy, and under `error` a
  /// key of theirs must not stand twice.
  public mutating func skipUnknown(
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
    let name = ValuePath([.key(key)]).description
    let inner = path.isEmpty ? name : "\(path).\(name)"
    try skipMembers(policy, below: inner, claim: claim)
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
