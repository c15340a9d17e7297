import Foundation

/// A difference of two values, or of the documents that they are written as.
struct FoundDifference: Hashable {
  enum Kind: String { case read, write }

  var kind: Kind
  /// The properties from the value to the difference, or the keys in the document.
  var path: String
  var before: String
  var after: String
}

/// The properties in which two values of types with the same declarations differ.
///
/// The values are compared by their mirrors, because their types are those of different modules.
struct ValueDifferences {
  private(set) var found: [FoundDifference] = []
  /// The objects that are compared already, which can refer to each other.
  private var seen: Set<ObjectIdentifier> = []

  private static let maximumDepth = 200

  init(_ before: Any, _ after: Any) { compare(before, after, "", 0) }

  private mutating func compare(_ before: Any, _ after: Any, _ path: String, _ depth: Int) {
    guard depth < Self.maximumDepth else { return add(path, "not compared", "nested too deeply") }
    guard let old = Self.unwrapped(before), let new = Self.unwrapped(after) else {
      let (isOldNil, isNewNil) = (Self.unwrapped(before) == nil, Self.unwrapped(after) == nil)
      if isOldNil != isNewNil { add(path, before, after) }
      return
    }
    if Self.areEqual(old, new) { return }
    let (first, second) = (Mirror(reflecting: old), Mirror(reflecting: new))
    if type(of: old) is AnyObject.Type, seen.contains(ObjectIdentifier(old as AnyObject)) { return }
    if type(of: old) is AnyObject.Type { seen.insert(ObjectIdentifier(old as AnyObject)) }
    switch first.displayStyle {
    case _ where Self.isOpaque(old): add(path, old, new)
    case .collection: compareElements(first, second, path, depth)
    case .set: compareSets(old, new, path)
    case .dictionary: compareEntries(first, second, path, depth)
    case .enum: compareCases(old, new, first, second, path, depth)
    case _ where first.children.isEmpty: if "\(old)" != "\(new)" { add(path, old, new) }
    default: compareMembers(first, second, path, depth)
    }
  }

  private mutating func add(_ path: String, _ before: Any, _ after: Any) {
    found.append(
      FoundDifference(
        kind: .read, path: path, before: ValueText.of(before), after: ValueText.of(after)))
  }

  /// Returns the value in optionals; nil if there is none.
  private static func unwrapped(_ value: Any) -> Any? {
    var value = value
    while true {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional else { return value }
      guard let child = mirror.children.first else { return nil }
      value = child.value
    }
  }

  private static func areEqual(_ first: Any, _ second: Any) -> Bool {
    guard type(of: first) == type(of: second), let first = first as? any Hashable,
      let second = second as? any Hashable
    else { return false }
    return AnyHashable(first) == AnyHashable(second)
  }

  /// Returns true for a type without properties of interest, such as `Date`.
  private static func isOpaque(_ value: Any) -> Bool {
    let name = String(reflecting: type(of: value))
    return name.hasPrefix("Foundation") || name.hasPrefix("__C.") || value is any StringProtocol
  }

  private mutating func compareElements(
    _ before: Mirror, _ after: Mirror, _ path: String, _ depth: Int
  ) {
    guard before.children.count == after.children.count else {
      return add(path, "\(before.children.count) elements", "\(after.children.count) elements")
    }
    for (index, (old, new)) in zip(before.children, after.children).enumerated() {
      compare(old.value, new.value, "\(path)[\(index)]", depth + 1)
    }
  }

  private mutating func compareSets(_ old: Any, _ new: Any, _ path: String) {
    var rest = Mirror(reflecting: new).children.map(\.value)
    for element in Mirror(reflecting: old).children.map(\.value) {
      guard let index = rest.firstIndex(where: { ValueDifferences(element, $0).found.isEmpty })
      else { return add(path, old, new) }
      rest.remove(at: index)
    }
    if !rest.isEmpty { add(path, old, new) }
  }

  private mutating func compareEntries(
    _ before: Mirror, _ after: Mirror, _ path: String, _ depth: Int
  ) {
    let (old, new) = (Self.entries(before), Self.entries(after))
    for key in Set(old.keys).union(new.keys).sorted() {
      let place = path.isEmpty ? key : "\(path).\(key)"
      if let first = old[key], let second = new[key] {
        compare(first, second, place, depth + 1)
      } else {
        add(place, old[key] ?? "no entry", new[key] ?? "no entry")
      }
    }
  }

  private static func entries(_ mirror: Mirror) -> [String: Any] {
    let pairs = mirror.children.compactMap { entry -> (String, Any)? in
      let parts = Array(Mirror(reflecting: entry.value).children)
      return parts.count == 2 ? ("\(parts[0].value)", parts[1].value) : nil
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private mutating func compareCases(
    _ old: Any, _ new: Any, _ before: Mirror, _ after: Mirror, _ path: String, _ depth: Int
  ) {
    guard let first = before.children.first, let second = after.children.first,
      first.label == second.label
    else {
      let names = [(old, before), (new, after)].map { $1.children.first?.label ?? "\($0)" }
      if names[0] != names[1] || before.children.count != after.children.count {
        add(path, old, new)
      }
      return
    }
    compare(first.value, second.value, "\(path)(\(first.label ?? ""))", depth + 1)
  }

  private mutating func compareMembers(
    _ before: Mirror, _ after: Mirror, _ path: String, _ depth: Int
  ) {
    if let first = before.superclassMirror, let second = after.superclassMirror {
      compareMembers(first, second, path, depth)
    }
    let new = Dictionary(after.children.map { ($0.label ?? "", $0.value) }) { first, _ in first }
    for member in before.children {
      let name = member.label ?? ""
      let place = path.isEmpty || name.hasPrefix(".") ? path + name : "\(path).\(name)"
      if let value = new[name] {
        compare(member.value, value, place, depth + 1)
      } else {
        add(place, member.value, "no property")
      }
    }
  }
}

/// Values in a report, as one line of limited length.
enum ValueText {
  private static let maximum = 120

  static func of(_ value: Any) -> String {
    var text = "\(value)"
    if text.hasPrefix("Optional("), text.hasSuffix(")") {
      text = String(text.dropFirst("Optional(".count).dropLast())
    }
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > maximum ? line.prefix(maximum - 1) + "…" : line
  }
}
