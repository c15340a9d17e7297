// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Isomer
import IsomerArchive

/// A value of the old program, with its archive.
public struct Sample {
  public let world: Int
  public let type: String
  public let value: Any
  public let archive: Data

  public init<Model: Archivable>(_ world: Int, _ type: String, _ value: Model) throws {
    (self.world, self.type, self.value) = (world, type, value)
    archive = try value.archive()
  }
}

/// What a value of the new program must be, for the value from which its archive was written.
public struct Rules: @unchecked Sendable {
  /// The old name of each member and case, by type; empty for one that is new.
  let names: [String: [String: String]]
  /// The defaults of properties, for those that are new, and for nil.
  let defaults: [String: Any]
  /// The cases that are read for cases that no longer exist.
  let fallbacks: [String: String]
  let readers: [String: (Data) throws -> Any]

  public init(
    names: [String: [String: String]], defaults: [String: Any], fallbacks: [String: String],
    readers: [String: (Data) throws -> Any]
  ) {
    (self.names, self.defaults) = (names, defaults)
    (self.fallbacks, self.readers) = (fallbacks, readers)
  }

  /// Reads a sample and returns how the result differs; nil if it is the same.
  public func difference(in sample: Sample) -> String? {
    guard let read = readers[sample.type] else { return "unread" }
    do {
      return difference(sample.value, try read(sample.archive), sample.type)
    } catch {
      return "error: \(error)"
    }
  }

  // MARK: Values

  private func difference(_ old: Any, _ new: Any, _ path: String) -> String? {
    let (old, new) = (Self.unwrapped(old), Self.unwrapped(new))
    guard let old, let new else {
      return (old == nil) == (new == nil) ? nil : "\(path): one of them is nil"
    }
    if let (old, new) = Self.scalars(old, new) {
      return old == new ? nil : "\(path): \(old), now \(new)"
    }
    if let old = old as? any Keyed, let new = new as? any Keyed {
      return keyed(old.pairs, new.pairs, path)
    }
    let (first, second) = (Mirror(reflecting: old), Mirror(reflecting: new))
    switch (first.displayStyle, second.displayStyle) {
    case (.collection, .collection): return list(first, second, path)
    case (.collection, .set), (.set, .collection), (.set, .set): return set(first, second, path)
    case (.enum, .enum): return choice(old, first, new, second, path)
    case (.struct?, .struct?), (.class?, .class?), (.struct?, .class?), (.class?, .struct?):
      return object(Self.members(first), second, "\(Swift.type(of: new))", path)
    default: return "\(path): another kind"
    }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// Returns descriptions of scalars that are equal for equal values of related types.
  private static func scalars(_ old: Any, _ new: Any) -> (String, String)? {
    guard let old = scalar(old), let new = scalar(new) else { return nil }
    return (old, new)
  }

  private static func scalar(_ value: Any) -> String? {
    switch value {
    case let value as any BinaryInteger: "\(Decimal(string: "\(value)") ?? 0)"
    case let value as any BinaryFloatingPoint: number(Double(value))
    case let value as any StringProtocol: "text \(value)"
    case let value as Character: "text \(value)"
    case let value as JSONValue: "value \((try? value.jsonString([.sortedKeys])) ?? "?")"
    case let value as Date: "date \(value.timeIntervalSinceReferenceDate)"
    case let value as Data: "data \(value.base64EncodedString())"
    case is Bool, is URL, is UUID, is Decimal, is Duration: "\(Swift.type(of: value)) \(value)"
    case is any RangeExpression: "\(value)".replacing(/\.0(?=\D|$)/, with: "")
    default: nil
    }
  }

  private static func number(_ value: Double) -> String {
    Int64(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  // MARK: Collections

  private func list(_ old: Mirror, _ new: Mirror, _ path: String) -> String? {
    guard old.children.count == new.children.count else { return "\(path): another count" }
    return zip(old.children, new.children).lazy.compactMap {
      difference($0.value, $1.value, path + "[]")
    }.first
  }

  private func set(_ old: Mirror, _ new: Mirror, _ path: String) -> String? {
    let isSame = { (one: Mirror.Child, other: Mirror.Child) in
      difference(one.value, other.value, path) == nil
    }
    let isWhole = old.children.allSatisfy { one in new.children.contains { isSame(one, $0) } }
    let isOld = new.children.allSatisfy { one in old.children.contains { isSame($0, one) } }
    return isWhole && isOld ? nil : "\(path): other elements"
  }

  private func keyed(_ old: [(Any, Any)], _ new: [(Any, Any)], _ path: String) -> String? {
    guard old.count == new.count else { return "\(path): another count" }
    for (key, value) in old {
      guard let found = new.first(where: { difference(key, $0.0, path) == nil }) else {
        return "\(path): no key \(key)"
      }
      if let difference = difference(value, found.1, path + "[\(key)]") { return difference }
    }
    return nil
  }

  // MARK: Models

  private func choice(_ old: Any, _ first: Mirror, _ new: Any, _ second: Mirror, _ path: String)
    -> String?
  {
    let (oldName, newName) = (Self.caseName(old, first), Self.caseName(new, second))
    let type = "\(Swift.type(of: new))"
    // `PropertyChange` has the same cases in all programs.
    let names = self.names[type] ?? [newName: newName]
    if names[newName] != oldName {
      let isUnknown = !names.values.contains(oldName) && fallbacks[type] == newName
      return isUnknown ? nil : "\(path): \(oldName), now \(newName)"
    }
    return object(
      Self.payload(first), Self.payload(second), "\(type).\(newName)", "\(path).\(newName)")
  }

  private static func caseName(_ value: Any, _ mirror: Mirror) -> String {
    mirror.children.first?.label ?? "\(value)"
  }

  private static func payload(_ mirror: Mirror) -> [(String, Any)] {
    guard let value = mirror.children.first?.value else { return [] }
    let values = Mirror(reflecting: value)
    guard values.displayStyle == .tuple else { return [("_0", value)] }
    return values.children.enumerated().map { index, child in
      let label = child.label ?? "."
      return (label.hasPrefix(".") ? "_\(index)" : label, child.value)
    }
  }

  private static func members(_ mirror: Mirror) -> [(String, Any)] {
    (mirror.superclassMirror.map(members) ?? [])
      + mirror.children.map { ($0.label ?? "", $0.value) }
  }

  private func object(_ old: [(String, Any)], _ new: Mirror, _ type: String, _ path: String)
    -> String?
  {
    object(old, Self.members(new), type, path)
  }

  private func object(
    _ old: [(String, Any)], _ new: [(String, Any)], _ type: String, _ path: String
  ) -> String? {
    for (name, value) in new {
      let place = "\(path).\(name)"
      let older = names[type]?[name] ?? name
      let found = old.first { $0.0 == older }?.1
      var expected: Any = found ?? (nil as Int?) as Any
      let isOptional = Mirror(reflecting: value).displayStyle == .optional
      if let standard = defaults["\(type).\(name)"],
        found == nil || !isOptional && Self.unwrapped(expected) == nil
      {
        expected = standard
      }
      // A new `PropertyChange` needs no default.
      if found == nil, "\(value)" == "absent" { continue }
      if let difference = difference(expected, value, place) { return difference }
    }
    return nil
  }
}

/// A map of any kind.
private protocol Keyed {
  var pairs: [(Any, Any)] { get }
}

extension Dictionary: Keyed {
  fileprivate var pairs: [(Any, Any)] { map { ($0.key, $0.value) } }
}

extension OrderedMap: Keyed {
  fileprivate var pairs: [(Any, Any)] { map { ($0.key, $0.value) } }
}
