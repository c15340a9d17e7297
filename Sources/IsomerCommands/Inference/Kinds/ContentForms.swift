import IsomerGenerator

/// Distinguishes the objects of one key by their keys, for each group of the containing objects.
///
/// The specifications of pods and services are different forms of `spec`:
///
/// ```
/// {"kind": "Pod", "spec": {"containers": […]}}    {"kind": "Service", "spec": {"ports": […]}}
/// ```
struct ContentForms {
  /// The keys that all objects at one key of a group have; the keys that only some have are ignored.
  private struct Keys {
    var count = 0
    var counts: [String: Int] = [:]

    var required: Set<String> { Set(counts.filter { $0.value == count }.keys) }
  }

  /// The number of the form by key, for each group; groups with similar objects have the same number.
  private let numbers: [[String: Int]]

  init(_ groups: [TagRule.Group]) {
    let keys = groups.map(Self.keys)
    var forms: [String: [Set<String>]] = [:]
    numbers = keys.map { keys in
      keys.reduce(into: [:]) { numbers, entry in
        let (key, required) = (entry.key, entry.value.required)
        let known = forms[key, default: []]
        let number = known.firstIndex { Self.areSimilar($0, required) } ?? known.count
        if number == known.count { forms[key, default: []].append(required) }
        numbers[key] = number
      }
    }
  }

  subscript(group: Int, key: String) -> Int { numbers[group][key] ?? 0 }

  /// Returns the keys of the objects in a group, except those with free keys such as `labels`.
  private static func keys(_ group: TagRule.Group) -> [String: Keys] {
    var keys: [String: Keys] = [:]
    for member in group.objects.joined() {
      guard case .object(let inner) = member.value.content, !DictionaryNames.mayName(member.key)
      else { continue }
      keys[member.key, default: Keys()].count += 1
      for key in Set(inner.map(\.key)) { keys[member.key]?.counts[key, default: 0] += 1 }
    }
    return keys
  }

  /// Returns true if half of the smaller keys are shared.
  private static func areSimilar(_ first: Set<String>, _ second: Set<String>) -> Bool {
    first.intersection(second).count * 2 >= min(first.count, second.count)
  }
}
