#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension Value: Hashable {
  /// Whether two values mean the same; numbers are compared by value, text by its bytes, objects
  /// without order.
  ///
  /// Without recursion, so that depth does not matter.
  public static func == (first: Value, second: Value) -> Bool {
    var containers: [(Value, Value)] = []
    guard areAlike(first, second, &containers) else { return false }
    while let (first, second) = containers.popLast() {
      guard haveAlikeContents(first, second, &containers) else { return false }
    }
    return true
  }

  /// Compares scalars; two arrays or two objects are left for later.
  private static func areAlike(
    _ first: Value, _ second: Value, _ containers: inout [(Value, Value)]
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

  /// Compares what two containers with equal counts hold.
  private static func haveAlikeContents(
    _ first: Value, _ second: Value, _ containers: inout [(Value, Value)]
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

  /// Hashes the value; equal values hash equally.
  ///
  /// Of deep trees only the first levels are looked at.
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

  /// A number in the first form of int, uint, double and digits that holds it exactly.
  private enum Number: Hashable {
    case int(Int64)
    case uint(UInt64)
    case double(Double)
    case digits(NumberText)
    /// What is no number, or has an exponent beyond a billion.
    case text(ByteKey)

    init(_ value: UInt64) {
      self = Int64(exactly: value).map(Number.int) ?? .uint(value)
    }

    /// From 2^53 on one `Double` stands for several integers: it counts as the one that it is
    /// written as, so that what is written reads back equal.
    init(_ value: Double) {
      if value.magnitude < 0x1p53 {
        self = Int64(exactly: value).map(Number.int) ?? .double(value)
      } else if value.magnitude < 0x1p65, let text = NumberText(value.description.utf8) {
        self = Number(text) ?? .double(value)
      } else {
        self = .double(value)
      }
    }

    /// The number of a text.
    init(_ text: String) {
      guard let number = NumberText(text.utf8), number.scale.magnitude < 900_000_000 else {
        self = .text(ByteKey(text))
        return
      }
      self = Number(number) ?? number.exactDouble.map(Number.init) ?? .digits(number)
    }

    /// The integer that a text is; nil if it is none of 64 bits.
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
