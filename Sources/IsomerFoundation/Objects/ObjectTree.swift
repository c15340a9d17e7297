internal import Foundation
internal import Isomer

/// A dictionary of objects with access by path.
///
/// Objects outside a path are unchanged; only the dictionaries and arrays on the path are copied.
struct ObjectTree {
  var members: [String: Any]

  /// Returns the value at a path; nil if it is missing or the path leads through null.
  ///
  /// Throws if the path leads through anything other than a dictionary or an array.
  func value(at path: ValuePath) throws(MappingError) -> Any? {
    var object: Any? = members
    for (index, step) in path.components.enumerated() {
      let here = path.components[..<index]
      switch step {
      case .key(let key): object = try Self.members(of: object, here)[key]
      case .index(let position):
        let elements = try Self.elements(of: object, here)
        object = elements.indices.contains(position) ? elements[position] : nil
      }
    }
    return object
  }

  /// Sets a value at a path and creates the dictionaries and arrays on it that are missing or null.
  ///
  /// An index replaces an element or, if it is the number of elements, appends one. Throws if the
  /// path leads through another kind of value.
  mutating func put(_ value: Any, at path: ValuePath) throws(MappingError) {
    let root = try Self.putting(value, at: path.components[...], into: members, path)
    members = root as? [String: Any] ?? members
  }

  private static func putting(
    _ value: Any, at steps: ArraySlice<ValuePath.Component>, into object: Any?, _ path: ValuePath
  ) throws(MappingError) -> Any {
    guard let step = steps.first else { return value }
    let here = path.components[..<steps.startIndex]
    switch step {
    case .key(let key):
      var members = try members(of: object, here)
      members[key] = try putting(value, at: steps.dropFirst(), into: members[key], path)
      return members
    case .index(let index):
      var elements = try elements(of: object, here)
      guard index <= elements.count else {
        throw MappingError(
          .invalidPath, path: ValuePath(Array(here)), expected: "at least \(index) elements",
          found: "\(elements.count)")
      }
      if index == elements.count { elements.append(NSNull()) }
      elements[index] = try putting(value, at: steps.dropFirst(), into: elements[index], path)
      return elements
    }
  }

  /// Removes the value at a path, and dictionaries on the path that become empty.
  ///
  /// Elements of an array are not removed, because the others would move.
  mutating func remove(at path: ValuePath) {
    let hasIndex = path.components.contains { if case .index = $0 { true } else { false } }
    guard !hasIndex else { return }
    _ = Self.remove(path.components[...], from: &members)
  }

  /// Removes a value; returns whether the dictionary is now empty.
  private static func remove(
    _ steps: ArraySlice<ValuePath.Component>, from members: inout [String: Any]
  ) -> Bool {
    guard case .key(let key) = steps.first, let child = members[key] else { return false }
    if steps.count == 1 {
      members[key] = nil
    } else if var inner = try? Self.members(of: child, []) {
      guard inner.count > 0 else { return false }
      members[key] = remove(steps.dropFirst(), from: &inner) ? nil : inner
    }
    return members.isEmpty
  }
}

extension ObjectTree {
  /// Returns the members of a dictionary of any type; none if it is missing or null.
  private static func members(
    of object: Any?, _ path: ArraySlice<ValuePath.Component>
  ) throws(MappingError) -> [String: Any] {
    guard let object else { return [:] }
    if type(of: object) == [String: Any].self, let members = object as? [String: Any] {
      return members
    }
    switch ObjectShape(object) {
    case .null: return [:]
    case .members(let members):
      var result: [String: Any] = [:]
      for (key, value) in members {
        guard let key = ObjectKey(key) else { throw wrong(key, "strings as keys", path) }
        result[key.text] = value
      }
      return result
    default: throw wrong(object, "a dictionary", path)
    }
  }

  /// Returns the elements of an array of any type; none if it is missing or null.
  private static func elements(
    of object: Any?, _ path: ArraySlice<ValuePath.Component>
  ) throws(MappingError) -> [Any] {
    guard let object else { return [] }
    switch ObjectShape(object) {
    case .null: return []
    case .elements(let elements): return elements
    default: throw wrong(object, "an array", path)
    }
  }

  private static func wrong(
    _ object: Any, _ expected: String, _ path: ArraySlice<ValuePath.Component>
  ) -> MappingError {
    MappingError(
      .typeMismatch, path: ValuePath(Array(path)), expected: expected,
      found: "a value of the type \(type(of: object))")
  }
}
