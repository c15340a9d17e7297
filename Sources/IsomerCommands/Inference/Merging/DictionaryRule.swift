/// Determines whether objects are dictionaries: their keys are data, and their values are alike.
///
/// | keys | |
/// |---|---|
/// | all are numbers, dates, UUIDs, hashes, addresses or paths | a dictionary |
/// | at least 10 in several objects, if most have less than half of them | a dictionary |
/// | at least 20 in one object, whose values are objects with the same keys | a dictionary |
enum DictionaryRule {
  static func matches(_ objects: ObjectShape) -> Bool {
    let members = objects.members
    guard !members.isEmpty, !members.contains(where: \.key.isEmpty), haveDistinctKeys(members)
    else { return false }
    if members.allSatisfy({ isData($0.key) }) { return true }
    guard members.count >= 10, haveOneKind(members) else { return false }
    if objects.count > 1 {
      return members.reduce(0) { $0 + $1.count } * 2 < objects.count * members.count
    }
    return members.count >= 20 && haveSameKeys(members)
  }

  /// Returns false for keys that a `Dictionary` of Swift does not distinguish.
  private static func haveDistinctKeys(_ members: [ObjectShape.Member]) -> Bool {
    Set(members.map(\.key)).count == members.count
  }

  /// Returns true for a key that is an identifier of data, not of a property: it contains digits
  /// and nothing but hexadecimal digits and separators, or is an address or a path.
  private static func isData(_ key: String) -> Bool {
    if key.utf8.contains(UInt8(ascii: "/")) { return true }
    if key.utf8.dropFirst().contains(UInt8(ascii: "@")) { return true }
    let digits = key.utf8.count { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    let separators = key.utf8.count { "-_:TZ".utf8.contains($0) }
    if digits > 0, digits + separators == key.utf8.count { return !key.hasPrefix("_") }
    let isHexadecimal = key.utf8.allSatisfy {
      Unicode.Scalar($0).properties.isASCIIHexDigit || $0 == UInt8(ascii: "-")
    }
    return isHexadecimal && digits >= 3 && key.utf8.count >= 16
  }

  private static func haveOneKind(_ members: [ObjectShape.Member]) -> Bool {
    let kinds = members.reduce(into: Set<Int>()) { kinds, member in
      let shape = member.shape
      let counts = [
        shape.booleans, shape.numbers.count, shape.strings.count, shape.arrays,
        shape.objects?.count ?? 0,
      ]
      kinds.formUnion(counts.indices.filter { counts[$0] > 0 })
    }
    return kinds.count == 1
  }

  private static func haveSameKeys(_ members: [ObjectShape.Member]) -> Bool {
    guard let first = members.first?.shape.objects, !first.members.isEmpty else { return false }
    let keys = Set(first.members.map(\.key))
    return members.allSatisfy { member in
      member.shape.objects.map { Set($0.members.map(\.key)) == keys } ?? false
    }
  }
}
