#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension JSONValue: Hashable {
  /// Returns whether two values are equal; numbers are compared by value, text by its bytes,
  /// objects regardless of order.
  ///
  /// The comparison is not recursive, so trees of any depth can be compared.
  public static func == (first: JSONValue, second: JSONValue) -> Bool {
    var containers: [(JSONValue, JSONValue)] = []
    guard areAlike(first, second, &containers) else { return false }
    while let (first, second) = containers.popLast() {
      guard haveAlikeContents(first, second, &containers) else { return false }
    }
    return true
  }

  /// Compares scalars; arrays and objects are appended to `containers`.
  private static func areAlike(
    _ first: JSONValue, _ second: JSONValue, _ containers: inout [(JSONValue, JSONValue)]
  ) -> Bool {
    switch (first, second) {
    case (.null, .null): return true
    case (.bool(let first), .bool(let second)): return first == second
    case (.int(let first), .int(let second)): return first == second
    case (.string(let first), .string(let second)): return first.hasBytes(of: second)
    case (.data(let first), .data(let second)): return first == second
    case (.date(let first), .date(let second)): return first == second
    case (.array(let elements), .array(let others)):
      containers.append((first, second))
      return elements.count == others.count
    case (.object(let members), .object(let others)):
      containers.append((first, second))
      return members.count == others.count
    default:
      guard let first = first.number, let second = second.number else { return false }
      return first == second
    }
  }

  /// Compares the contents of two containers with equal counts.
  private static func haveAlikeContents(
    _ first: JSONValue, _ second: JSONValue, _ containers: inout [(JSONValue, JSONValue)]
  ) -> Bool {
    switch (first, second) {
    case (.array(let elements), .array(let others)):
      for index in elements.indices {
        guard areAlike(elements[index], others[index], &containers) else { return false }
      }
    case (.object(let members), .object(let others)):
      for (key, value) in members {
        guard let other = others[key], areAlike(value, other, &containers) else { return false }
      }
    default: return false
    }
    return true
  }

  /// Hashes the value; equal values have equal hashes.
  ///
  /// Only the first levels of a deep tree are hashed.
  public func hash(into hasher: inout Hasher) {
    hash(into: &hasher, levels: 16)
  }

  func hash(into hasher: inout Hasher, levels: Int) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .string(let value): hasher.combine(ByteKey(value))
    case .data(let value): hasher.combine(value)
    case .date(let value): hasher.combine(value)
    case .array(let elements):
      hasher.combine(elements.count)
      guard levels > 0 else { return }
      for element in elements { element.hash(into: &hasher, levels: levels - 1) }
    case .object(let members): members.hash(into: &hasher, levels: levels)
    case .int, .uint, .double, .decimal, .number: hasher.combine(number)
    }
  }

  /// A number as the first of int, uint, double and digits that represents it exactly.
  private enum Number: Hashable {
    case int(Int64)
    case uint(UInt64)
    case double(Double)
    case digits(NumberText)
    /// A text that is not a number, or whose exponent is beyond a billion.
    case text(ByteKey)

    init(_ value: UInt64) {
      self = Int64(exactly: value).map(Number.int) ?? .uint(value)
    }

    /// From 2^53 on, a `Double` represents several integers: it counts as the one that it is
    /// written as, so that written values read back equal.
    init(_ value: Double) {
      if value.magnitude < 0x1p53 {
        self = Int64(exactly: value).map(Number.int) ?? .double(value)
      } else if value.magnitude < 0x1p65, let text = NumberText(value.description.utf8) {
        self = Number(text) ?? .double(value)
      } else {
        self = .double(value)
      }
    }

    /// Parses the number in a text.
    init(_ text: String) {
      guard let number = NumberText(text.utf8), number.scale.magnitude < 900_000_000 else {
        self = .text(ByteKey(text))
        return
      }
      self = Number(number) ?? number.exactDouble.map(Number.init) ?? .digits(number)
    }

    /// Returns nil if the text is not an integer of 64 bits.
    private init?(_ text: NumberText) {
      if let integer = text.integer(Int64.self) {
        self = .int(integer)
      } else {
        guard let integer = text.integer(UInt64.self) else { return nil }
        self = .uint(integer)
      }
    }
  }

  private var number: Number? {
    switch self {
    case .int(let value): .int(value)
    case .uint(let value): Number(value)
    case .double(let value): Number(value)
    case .decimal(let value): Number(value.description)
    case .number(let text): Number(text)
    default: nil
    }
  }
}
