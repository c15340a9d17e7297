import Foundation
import Isomer

/// Describes a value without the product, by reflection, as `kinds.py` does.
public func show(_ value: Any) -> String {
  switch value {
  case let value as String: return quoted(value)
  case let value as Character: return quoted(String(value))
  case let value as Date: return "date(\(value.timeIntervalSince1970))"
  case let value as URL: return "url(\(value.absoluteString))"
  case let value as UUID: return "uuid(\(value.uuidString))"
  case let value as Data: return "data(\(value.base64EncodedString()))"
  case let value as Decimal: return "decimal(\(value))"
  case let value as Duration: return "duration(\(value / .seconds(1)))"
  case let value as Int128: return "\(value)"
  case let value as ClosedRange<Int>: return "\(value)"
  case let value as JSONValue:
    return "value(\((try? value.jsonString([.sortedKeys])) ?? "?"))"
  default: return reflected(value)
  }
}

private func quoted(_ text: String) -> String { "\"\(text)\"" }

private func reflected(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.map { show($0.value) } ?? "nil"
  case .collection: return "[\(mirror.children.map { show($0.value) }.joined(separator: ", "))]"
  case .set: return "[\(mirror.children.map { show($0.value) }.sorted().joined(separator: ", "))]"
  case .dictionary: return dictionary(mirror)
  case .tuple: return "(\(mirror.children.map(member).joined(separator: ", ")))"
  case .enum: return choice(value, mirror)
  case .struct, .class: return "\(type(of: value))(\(members(mirror).joined(separator: ", ")))"
  default: return "\(value)"
  }
}

private func dictionary(_ mirror: Mirror) -> String {
  let pairs = mirror.children.map { pair in
    Mirror(reflecting: pair.value).children.map { show($0.value) }.joined(separator: ": ")
  }
  return pairs.isEmpty ? "[:]" : "[\(pairs.sorted().joined(separator: ", "))]"
}

private func choice(_ value: Any, _ mirror: Mirror) -> String {
  guard let child = mirror.children.first else { return "\(value)" }
  let values = Mirror(reflecting: child.value)
  guard values.displayStyle == .tuple else { return "\(child.label ?? "")(\(show(child.value)))" }
  return "\(child.label ?? "")(\(values.children.map(member).joined(separator: ", ")))"
}

private func members(_ mirror: Mirror) -> [String] {
  (mirror.superclassMirror.map(members) ?? []) + mirror.children.map(member)
}

private func member(_ child: Mirror.Child) -> String {
  guard let label = child.label, !label.hasPrefix(".") else { return show(child.value) }
  guard label.hasPrefix("_") else { return "\(label): \(show(child.value))" }
  let wrapped = Mirror(reflecting: child.value).children.first { $0.label == "wrappedValue" }
  return "\(label.dropFirst()): \(show(wrapped?.value ?? child.value))"
}
