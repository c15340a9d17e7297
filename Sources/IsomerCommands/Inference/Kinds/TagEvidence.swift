import IsomerGenerator

/// The keys of objects by the value of a possible tag.
///
/// A key whose values have different forms counts as several keys, one for each form: `coordinates`
/// of a GeoJSON point and of a polygon, `spec` of a pod and of a service.
struct TagEvidence {
  /// A key, with the form of its values if they have several forms.
  private struct Feature: Hashable {
    var key: String
    var form = ""
  }

  private struct Group {
    /// The value of the tag.
    var value: String
    var count: Int
    var features: [Feature: Int]

    var all: Set<Feature> { Set(features.keys) }
    /// The keys that are in all objects.
    var required: Set<Feature> { Set(features.filter { $0.value >= count }.keys) }
  }

  private let groups: [Group]
  /// The number of groups that contain a key.
  private let places: [Feature: Int]

  /// Collects the keys of groups of objects, except that of the tag.
  init(_ samples: [TagRule.Group], tag: String) {
    let features = Self.features(samples, tag: tag)
    // The forms of a key only matter if there are several.
    let forms = features.reduce(into: [String: Set<String>]()) { forms, group in
      for feature in group.keys { forms[feature.key, default: []].insert(feature.form) }
    }
    groups = zip(samples, features).map { group, features in
      var counts: [Feature: Int] = [:]
      for (feature, count) in features {
        let hasForms = forms[feature.key, default: []].subtracting([""]).count > 1
        counts[Feature(key: feature.key, form: hasForms ? feature.form : ""), default: 0] += count
      }
      return Group(value: group.value, count: group.objects.count, features: counts)
    }
    places = groups.reduce(into: [:]) { places, group in
      for feature in group.features.keys { places[feature, default: 0] += 1 }
    }
  }

  // MARK: Forms of values

  /// Returns the keys and forms in each group, with the number of objects.
  private static func features(_ samples: [TagRule.Group], tag: String) -> [[Feature: Int]] {
    let contents = ContentForms(samples)
    return samples.enumerated().map { index, group in
      var counts: [Feature: Int] = [:]
      for object in group.objects {
        let features = object.filter { $0.key != tag }.map { member in
          let form = form(of: member.value)
          let isObject = form == "object"
          return Feature(
            key: member.key, form: isObject ? "object \(contents[index, member.key])" : form)
        }
        for feature in Set(features) { counts[feature, default: 0] += 1 }
      }
      return counts
    }
  }

  /// Returns the form of a value: `string`, `array of number`; empty for null and empty arrays.
  private static func form(of value: SampleValue) -> String {
    switch value.content {
    case .null: return ""
    case .boolean: return "boolean"
    case .number: return "number"
    case .string: return "string"
    case .object: return "object"
    case .array(let elements):
      let form = elements.first.map(form) ?? ""
      return form.isEmpty ? "" : "array of \(form)"
    }
  }

  // MARK: Evidence

  /// Returns true if the groups have different keys, and enough of them.
  ///
  /// - Half of the groups, and at least two, have a key that another group does not have, which has
  ///   one of its own.
  /// - The keys that separate groups outnumber those that only some objects of a group have.
  /// - The groups have keys that are named as they are, or they have at least half as many keys of
  ///   their own as keys in common, and objects are repeated, or little is in common.
  ///
  /// If the key is not named as a tag, all groups must have repeated objects and keys of their own.
  func isClear(isNamedAsTag: Bool) -> Bool {
    let (distinct, isRepeated) = distinctGroups()
    guard distinct * 2 >= groups.count, distinct >= 2 else { return false }
    let (separating, optional) = (count(isSeparating), count(isOptional))
    guard separating > optional else { return false }
    if isNamedAsTag, haveKeysNamedAsThey { return true }
    guard ownKeys * 2 >= common * groups.count else { return false }
    if isNamedAsTag { return isRepeated || haveLittleInCommon }
    return groups.allSatisfy { $0.count >= 2 } && distinct == groups.count && optional == 0
      && ownKeys >= common * groups.count
  }

  /// Returns the number of groups that differ from another in both directions, and true if two of them
  /// have several objects.
  private func distinctGroups() -> (count: Int, areRepeated: Bool) {
    var distinct: Set<Int> = []
    var areRepeated = false
    let all = groups.map(\.all)
    let required = groups.map(\.required)
    for (index, group) in groups.enumerated() {
      for other in 0..<index
      where !required[index].isSubset(of: all[other]) && !required[other].isSubset(of: all[index]) {
        distinct.formUnion([index, other])
        areRepeated = areRepeated || group.count >= 2 && groups[other].count >= 2
      }
    }
    return (distinct.count, areRepeated)
  }

  private func count(_ predicate: (Feature, Int) -> Bool) -> Int {
    places.count { predicate($0.key, $0.value) }
  }

  /// Returns true for a key that all objects of a group have, and none of another.
  private func isSeparating(_ feature: Feature, _ places: Int) -> Bool {
    places < groups.count && groups.contains { $0.features[feature] == $0.count }
  }

  /// Returns true for a key of several groups that some of their objects do not have.
  private func isOptional(_ feature: Feature, _ places: Int) -> Bool {
    places > 1 && groups.contains { ($0.features[feature] ?? $0.count) < $0.count }
  }

  /// The number of keys that are in all groups.
  private var common: Int { places.values.count { $0 == groups.count } }

  /// The number of keys that all objects of a group have, and another group does not, for all groups.
  private var ownKeys: Int {
    groups.reduce(0) { sum, group in
      sum + group.required.count { places[$0, default: 0] < groups.count }
    }
  }

  /// True if half of the groups, and at least two, have a key that is the value of the tag, which no
  /// other group has: `{"type": "quote", "quote": {…}}`.
  private var haveKeysNamedAsThey: Bool {
    let named = groups.count { group in
      group.required.contains { $0.key == group.value && places[$0] == 1 }
    }
    return named >= 2 && named * 2 >= groups.count
  }

  /// True if at most a third of the keys are in all groups, and most others are in at most half.
  private var haveLittleInCommon: Bool {
    let others = places.count - common
    return common * 2 <= others
      && places.values.count { $0 * 2 <= groups.count } * 3 >= others * 2
  }
}
