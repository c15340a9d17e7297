/// Recognises keys that are values, and not names of properties.
enum DataKeys {
  /// Returns true for a number, a date, a UUID, a hash, a version, a mail address and a path.
  static func isData(_ key: String) -> Bool {
    let bytes = key.utf8
    if bytes.contains(UInt8(ascii: "/")) || bytes.dropFirst().contains(UInt8(ascii: "@")) {
      return true
    }
    let digits = bytes.count(where: isDigit)
    let separators = bytes.count { "-_.:TZ".utf8.contains($0) }
    if digits > 0, digits + separators == bytes.count { return !key.hasPrefix("_") }
    if isVersion(key) { return true }
    let isHexadecimal = key.utf8.allSatisfy {
      Unicode.Scalar($0).properties.isASCIIHexDigit || $0 == UInt8(ascii: "-")
    }
    return isHexadecimal && digits >= 3 && bytes.count >= 16
  }

  /// Returns true for data that no property is named after: not for `1`, `-1` and `id@odata.type`.
  static func isDistinctive(_ key: String) -> Bool {
    guard isData(key), !key.contains("@odata.") else { return false }
    return key.utf8.count >= 3 && key.utf8.first != UInt8(ascii: "-")
  }

  /// Returns true for several keys such as `user_1001` and `U024BE7LH`: they end in a separator and at
  /// least three digits, or have at least eight letters and digits with two or more groups of digits.
  static func areIdentifiers(_ keys: [String]) -> Bool {
    keys.count >= 2 && keys.allSatisfy { isNumbered($0) || isMixed($0) }
  }

  /// Returns true for at least 5 keys, if most are such as `us-east-1` and `api.ecr`: words that a dot
  /// connects, or another separator if there is a digit.
  static func areCompounds(_ keys: [String]) -> Bool {
    let compounds = keys.count { key in
      let inner = key.utf8.dropFirst().dropLast()
      return inner.contains(UInt8(ascii: "."))
        || key.utf8.contains(where: isDigit) && inner.contains { "-_:".utf8.contains($0) }
    }
    return keys.count >= 5 && compounds * 3 > keys.count * 2
  }

  /// Returns true for `1.0.0` and `2.1.0-beta.1`.
  private static func isVersion(_ key: String) -> Bool {
    let parts = key.split(separator: "-", maxSplits: 1)
    guard let numbers = parts.first?.split(separator: ".", omittingEmptySubsequences: false),
      numbers.count >= 2
    else { return false }
    return numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(isDigit) }
  }

  private static func isNumbered(_ key: String) -> Bool {
    let number = key.utf8.reversed().prefix(while: isDigit).count
    guard number >= 3, let separator = key.utf8.dropLast(number).last else { return false }
    return "-_:".utf8.contains(separator)
  }

  private static func isMixed(_ key: String) -> Bool {
    let groups = key.utf8.split { !isDigit($0) }
    return groups.count >= 2 && groups.joined().count >= 3 && key.utf8.count >= 8
      && key.utf8.allSatisfy { isDigit($0) || isLetter($0) || "-_".utf8.contains($0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isLetter(_ byte: UInt8) -> Bool { byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
}
