import Foundation

extension Value: Hashable {
  /// Whether two values mean the same; numbers are compared by value, objects without order.
  public static func == (first: Value, second: Value) -> Bool {
    switch (first, second) {
    case (.null, .null): true
    case (.bool(let first), .bool(let second)): first == second
    case (.int(let first), .int(let second)): first == second
    case (.string(let first), .string(let second)): first == second
    case (.data(let first), .data(let second)): first == second
    case (.date(let first), .date(let second)): first == second
    case (.array(let first), .array(let second)): first == second
    case (.object(let first), .object(let second)): first == second
    default:
      if let first = first.number, let second = second.number { first == second } else { false }
    }
  }

  /// Hashes the value; equal values hash equally.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .null: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .data(let value): hasher.combine(value)
    case .date(let value): hasher.combine(value)
    case .array(let values): hasher.combine(values)
    case .object(let members): hasher.combine(members)
    case .int, .uint, .double, .decimal: hasher.combine(number)
    }
  }

  /// A number in the first form of int, uint, double and decimal that holds it exactly.
  private enum Number: Hashable {
    case int(Int64)
    case uint(UInt64)
    case double(Double)
    case decimal(Decimal)

    init(_ value: UInt64) {
      self = Int64(exactly: value).map(Number.int) ?? .uint(value)
    }

    init(_ value: Double) {
      if let integer = Int64(exactly: value) {
        self = .int(integer)
      } else {
        self = UInt64(exactly: value).map(Number.uint) ?? .double(value)
      }
    }

    init(_ value: Decimal) {
      guard let text = NumberText(value.description.utf8) else {
        self = .decimal(value)
        return
      }
      if let integer = text.integer(Int64.self) {
        self = .int(integer)
      } else if let integer = text.integer(UInt64.self) {
        self = .uint(integer)
      } else {
        self = text.exactDouble.map(Number.double) ?? .decimal(value)
      }
    }
  }

  private var number: Number? {
    switch self {
    case .int(let value): .int(value)
    case .uint(let value): Number(value)
    case .double(let value): Number(value)
    case .decimal(let value): Number(value)
    default: nil
    }
  }
}
