// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import Isomer
import IsomerArchive

// The types that properties of the combinations have.

// @mapped derive: .merge
public struct Inner: Hashable {
  public var x: Int
}

// @mapped derive: [.equality, .hash, .merge]
public final class Node {
  public var x: Int
  public init(x: Int) { self.x = x }
}

// @mapped
public enum Level: String {
  // @mapped key: "HIGH"
  case high
  case low, mid, top, odd, bad
}

// @mapped
public enum Rank: Int {
  case one = 1
  case two, three, four, five, six
}

// @mapped
public enum Power {
  // @mapped key: [true, "on", 1, 20...29]
  case on
  // @mapped key: [false, "off", 0]
  case off
  // @mapped key: 2.5
  case dimmed
  // @mapped key: [-3, "odd"]
  case odd
  // @mapped key: ["idle", .null]
  case idle
  // @mapped key: ["bad", 7]
  case bad
}

// @mapped
public enum Switch {
  // @mapped key: [true, "on", 1, 20...29]
  case on
  // @mapped key: [false, "off", 0]
  case off
  // @mapped key: 2.5
  case dimmed
  // @mapped key: [-3, "odd"]
  case odd
  case idle
  // @mapped key: ["bad", 7]
  case bad
}

// @mapped array
public struct Row: Hashable {
  public var x: Int
  public var y: Int?
}

// @mapped tag: "kind"
public enum Shape: Hashable {
  // @mapped key: [.missing, "dot"]
  case dot(x: Int)
  // @mapped key: [true, "box", 3...5]
  case box(x: Int)
}

// @mapped with: .members(["read": .read, "write": .write, "run": .run, "all": [.read, .write, .run]])
public struct Rights: OptionSet, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let read = Rights(rawValue: 1)
  public static let write = Rights(rawValue: 2)
  public static let run = Rights(rawValue: 4)
}

// @mapped derive: .merge
public struct Bits: OptionSet, Hashable, Sendable {
  // @mapped key: "rawValue"
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let read = Bits(rawValue: 1)
  public static let write = Bits(rawValue: 2)
  public static let run = Bits(rawValue: 4)
}

// @mapped
public enum Event: Hashable {
  case text(String)
  case count(Int)
}

// @mapped tag: "species"
public protocol Animal {}

// @mapped key: "cat"
public struct Cat: Animal {
  public var lives: Int
}

public typealias Count = Int
public typealias Maybe = Int?
public typealias Counts = [Int]

@propertyWrapper public struct Box<Wrapped> {
  public var wrappedValue: Wrapped
  public init(wrappedValue: Wrapped) { self.wrappedValue = wrappedValue }
}

extension Box: Equatable where Wrapped: Equatable {}
extension Box: Hashable where Wrapped: Hashable {}

/// Reads `[x]` as x.
public struct InList<Element: Readable & Writable>: Transformer {
  public init() {}
  public func transform(_ input: [Element]) throws -> Element {
    guard input.count == 1 else { throw TransformerError(expected: "one element", input: input) }
    return input[0]
  }
  public func reverse(_ output: Element) -> [Element] { [output] }
}

/// Reads a value from the field `f` and requires that `g` is true.
public struct Fields<Element: Readable & Writable>: Transformer {
  public init() {}
  public func transform(_ input: JSONValue) throws -> Element {
    guard input["g"]?.bool == true, let value = input["f"] else {
      throw TransformerError(expected: "two fields", input: input)
    }
    return try Element(value)
  }
  public func reverse(_ output: Element) throws -> JSONValue {
    ["f": try output.value(), "g": true]
  }
}

public let isTrue = true

public func isAnything<T>(_ value: T) -> Bool { true }

public func sameValue(_ value: inout JSONValue) {}

public func sameModel<Model>(_ model: inout Model) {}

public func noUpgrade<T>(_ archive: Archive, from version: Int) throws -> T? { nil }
