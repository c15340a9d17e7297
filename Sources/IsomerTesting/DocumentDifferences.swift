import Isomer

/// The members in which two documents differ; the order of keys, and the form of numbers, have no
/// meaning.
///
/// The order of elements has none, either, because a set is written in a random one.
struct DocumentDifferences {
  private(set) var found: [FoundDifference] = []

  init(_ before: JSONValue, _ after: JSONValue) { compare(before, after, "") }

  /// The reader of JSON limits the depth.
  private mutating func compare(_ before: JSONValue, _ after: JSONValue, _ path: String) {
    if before == after { return }
    switch (before, after) {
    case (.object(let old), .object(let new)):
      for key in Set(old.keys).union(new.keys).sorted() where old[key] != new[key] {
        let place = path.isEmpty ? key : "\(path).\(key)"
        if let first = old[key], let second = new[key] {
          compare(first, second, place)
        } else {
          add(place, old[key], new[key])
        }
      }
    case (.array(let old), .array(let new)) where old.count == new.count:
      if Self.counts(old) == Self.counts(new) { return }
      for (index, (first, second)) in zip(old, new).enumerated() {
        compare(first, second, "\(path)[\(index)]")
      }
    default: add(path, before, after)
    }
  }

  private static func counts(_ elements: [JSONValue]) -> [JSONValue: Int] {
    elements.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  private mutating func add(_ path: String, _ before: JSONValue?, _ after: JSONValue?) {
    found.append(
      FoundDifference(
        kind: .write, path: path, before: before.map(ValueText.of) ?? "no key",
        after: after.map(ValueText.of) ?? "no key"))
  }
}
