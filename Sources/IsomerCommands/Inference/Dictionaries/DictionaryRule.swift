import IsomerGenerator

/// Determines whether objects are dictionaries: their keys are data, and their values are alike.
///
/// | evidence | |
/// |---|---|
/// | all keys are numbers, dates, UUIDs, hashes, addresses, paths or versions | ``DataKeys`` |
/// | one of the keys is such a text and no short number | ``DataKeys`` |
/// | all keys are identifiers, most are compounds with digits or dots, or all are codes of languages, countries or currencies | ``CodeKeys`` |
/// | each value is an object that contains its key | ``repeatKeys(_:)`` |
/// | the containing key is `labels`, `headers` or similar, and the values are strings | ``DictionaryNames`` |
/// | several objects have few keys in common | ``areSparse(_:)`` |
/// | there are many keys, and the values are objects of one type, or scalars | ``areMany(_:)`` |
///
/// All but the first require values of one kind.
enum DictionaryRule {
  static func matches(_ objects: ObjectShape, in context: KeyContext) -> Bool {
    let members = objects.members
    let keys = members.map(\.key)
    // A `Dictionary` of Swift does not distinguish equivalent keys.
    guard !keys.isEmpty, !keys.contains(""), Set(keys).count == keys.count else { return false }
    if keys.allSatisfy(DataKeys.isData) { return true }
    guard haveValuesOfOneKind(members) else { return false }
    return keys.contains(where: DataKeys.isDistinctive)
      || DataKeys.areIdentifiers(keys) || DataKeys.areCompounds(keys)
      || CodeKeys.areCodes(keys, isAmongSmallKeys: context.isAmongSmallKeys)
      || CodeKeys.areHeaders(keys) && haveOnlyStrings(members)
      || DictionaryNames.matches(objects, in: context)
      || repeatKeys(objects)
      || areSparse(objects) && (!context.key.isEmpty || !haveOnlyScalars(members))
      || areMany(members)
  }

  // MARK: Values

  /// Returns true if the values other than null have one kind, and have most of their keys in common
  /// if they are objects.
  static func haveValuesOfOneKind(_ members: [ObjectShape.Member]) -> Bool {
    let kinds = members.reduce(into: Set<Slot.Kind>()) { $0.formUnion($1.shape.kinds) }
    guard kinds.count == 1 else { return false }
    if kinds.contains(.array) {
      return members.reduce(into: Set()) { $0.formUnion($1.shape.elements.kinds) }.count <= 1
    }
    return !kinds.contains(.object) || haveCommonKeys(members.compactMap(\.shape.objects))
  }

  /// Returns true if the objects have more than half of all their keys on average, or are many of one
  /// type with few and mostly optional keys.
  private static func haveCommonKeys(_ objects: [ObjectShape]) -> Bool {
    let counts = objects.reduce(into: [String: Int]()) { counts, object in
      for member in object.members { counts[member.key, default: 0] += 1 }
    }
    guard let highest = counts.values.max() else { return true }
    if counts.values.reduce(0, +) * 2 > objects.count * counts.count { return true }
    return objects.count >= many && counts.count * 2 <= objects.count
      && highest * 2 >= objects.count
  }

  /// Returns true if all values are strings or null.
  static func haveOnlyStrings(_ members: [ObjectShape.Member]) -> Bool {
    members.allSatisfy { $0.shape.kinds.subtracting([.string]).isEmpty }
  }

  // MARK: Objects

  /// Returns true if at least two keys are repeated by a member of their value, which has the same
  /// key in all values: `{"ann": {"login": "ann"}, "bob": {"login": "bob"}}`.
  private static func repeatKeys(_ objects: ObjectShape) -> Bool {
    guard objects.members.count >= 2 else { return false }
    var common: Set<String>?
    for member in objects.samples.joined() {
      guard case .object(let inner) = member.value.content else { return false }
      let keys = inner.filter { $0.value.isText(member.key) }.map { $0.key }
      common = common?.intersection(keys) ?? Set(keys)
      if common?.isEmpty == true { return false }
    }
    // The members `text` and `image` of a structure may have the types `text` and `image`.
    return common?.contains { TagRule.rank(of: $0) == nil } == true
  }

  /// Returns true for at least 10 keys, if the objects have less than half of them on average, and
  /// for at least 6 in 3 objects of two and more keys, if they have at most a third, and no key is in
  /// more than half of the objects.
  private static func areSparse(_ objects: ObjectShape) -> Bool {
    let keys = objects.members.count
    let total = objects.members.reduce(0) { $0 + $1.count }
    guard objects.count > 1 else { return false }
    if keys >= 10, total * 2 < objects.count * keys { return true }
    return keys >= 6 && objects.count >= 3 && total >= objects.count * 2
      && total * 3 <= objects.count * keys
      && objects.members.allSatisfy { $0.count * 2 <= objects.count }
  }

  /// The number of objects of one type that no structure has as its properties.
  private static let many = 20

  /// Returns true for at least 20 values that are objects, not all empty, and for at least 50 scalars.
  private static func areMany(_ members: [ObjectShape.Member]) -> Bool {
    if members.count >= 50, haveOnlyScalars(members) { return true }
    return members.count >= many && members.allSatisfy { $0.shape.objects != nil }
      && members.contains { $0.shape.objects?.members.isEmpty == false }
  }

  private static func haveOnlyScalars(_ members: [ObjectShape.Member]) -> Bool {
    members.allSatisfy { $0.shape.kinds.isSubset(of: [.boolean, .number, .string]) }
  }
}

extension SampleValue {
  /// Returns true for a string or a number with these characters.
  fileprivate func isText(_ text: String) -> Bool {
    switch content {
    case .string(let other), .number(let other): other == text
    case .null, .boolean, .array, .object: false
    }
  }
}
