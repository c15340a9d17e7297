import IsomerSyntax

import IsomerGenerator

/// Determines whether the value of a key distinguishes kinds of objects: objects with different
/// values have different keys.
///
/// The key is in all objects, and its values are 2 to 40 different strings.
enum TagRule {
  /// The objects with one value of a tag.
  typealias Group = (value: String, objects: [[SampleMember]])

  /// The names of tags, the most common first.
  ///
  /// Keys that end with one of the first three are tags too: `event_type`.
  private static let names = [
    "type", "kind", "object", "typename", "event", "op", "operation", "action", "class", "variant",
    "tag",
  ]
  private static let limit = 40

  /// Returns a number for a key that is named like a tag; the lowest is the most common name.
  static func rank(of key: String) -> Int? {
    let words = SwiftNames.words(of: key).map { $0.lowercased() }
    if let index = names.firstIndex(of: words.joined()) { return index }
    return words.last.flatMap { names.prefix(3).firstIndex(of: $0) }.map { $0 + names.count }
  }

  /// Returns the objects by kind, or nil if no key clearly distinguishes them.
  static func kinds(of objects: ObjectShape) -> TaggedShape? {
    guard objects.count >= 2, !objects.members.contains(where: \.key.isEmpty) else { return nil }
    for (key, isNamedAsTag) in candidates(objects) {
      guard let groups = groups(of: objects.samples, by: key), groups.count >= 2 else { continue }
      let evidence = TagEvidence(groups, tag: key)
      guard evidence.isClear(isNamedAsTag: isNamedAsTag) else { continue }
      return shape(groups, tag: key)
    }
    return nil
  }

  /// Returns the kinds of objects by a tag of other objects.
  static func shape(_ groups: [Group], tag: String) -> TaggedShape {
    TaggedShape(
      tag: tag,
      cases: groups.map { group in
        (group.value, ObjectShape(group.objects.map { $0.filter { $0.key != tag } }))
      })
  }

  /// Returns the keys that may be tags in the order of preference, and whether they are named as tags.
  ///
  /// Other keys are considered if their values are few repeated words.
  private static func candidates(_ objects: ObjectShape) -> [(String, Bool)] {
    let strings = objects.members.filter { member in
      member.count == objects.count && member.shape.kinds == [.string]
        && !member.shape.scalars.hasNull
    }
    let ranked = strings.compactMap { member in rank(of: member.key).map { ($0, member.key) } }
      .sorted { $0 < $1 }
    let words = strings.filter { member in
      rank(of: member.key) == nil
        && member.shape.scalars.strings.words?.allSatisfy { $0.count >= 2 } == true
    }
    return ranked.map { ($0.1, true) } + words.prefix(4).map { ($0.key, false) }
  }

  /// Returns the objects by the value of a key, in the order of their appearance; nil if a value is
  /// missing, repeated or no plain word, or if there are too many.
  static func groups(of samples: [[SampleMember]], by key: String) -> [Group]? {
    var groups: [Group] = []
    var indices: [String: Int] = [:]
    for sample in samples {
      let tags = sample.filter { $0.key == key }
      guard tags.count == 1, case .string(let text) = tags[0].value.content, isKind(text) else {
        return nil
      }
      if let index = indices[text] {
        groups[index].objects.append(sample)
      } else {
        if groups.count == limit { return nil }
        indices[text] = groups.count
        groups.append((text, [sample]))
      }
    }
    return groups
  }

  private static func isKind(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 60 && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }
}
