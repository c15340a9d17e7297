import Foundation
import Isomer

/// An enum with hooks.
// @mapped before.read: Flavour.trim, after.read: didRead, before.write: willWrite, after.write: Flavour.shout
enum Flavour: String {
  case sweet, sour, salty

  static func trim(_ value: inout JSONValue) throws {
    if case .string(let text) = value { value = .string(text.lowercased()) }
  }

  mutating func didRead() throws {
    if self == .salty { throw Refused() }
  }

  mutating func willWrite() {
    if self == .sour { self = .sweet }
  }

  static func shout(_ value: inout JSONValue) {
    if case .string(let text) = value { value = .string(text.uppercased()) }
  }

  struct Refused: Error, CustomStringConvertible { var description: String { "too salty" } }
}

// @mapped check: { $0 != .none }, after.read: lower
enum Rank: Int {
  case none, low, high

  mutating func lower() { if self == .high { self = .low } }
}

/// Checks of associated values and of the whole value.
// @mapped check: Figure.isSane
enum Figure: Equatable {
  case circle( /* @mapped check: 0...100 */radius: Double)
  case box(
    /* @mapped check: 1...9, default: 1 */ width: Int,
    /* @mapped check: { min($0, 5) } */ height: Int = 2)
  case named( /* @mapped check: .matches("[a-z]+") */String)
  case pair(Int, /* @mapped check: .count(1...2) */ [Int])
  case point

  static func isSane(_ shape: Figure) -> Bool {
    if case .pair(let first, let rest) = shape { return rest.contains(first) }
    return true
  }
}

// @mapped tag: "t", after.read: { $0.touch() }, before.read: Tagged.rename, after.write: { $0["v"] = 1 }
enum Tagged: Equatable {
  case move(x: Int, /* @mapped check: ...3 */ y: Int)
  case shape( /* @mapped key: "shape" */Figure)
  // @mapped fallback
  case other(JSONValue)

  static func rename(_ value: inout JSONValue) {
    if let old = value["type"] { value["t"] = old }
  }

  mutating func touch() {
    if case .move(let x, let y) = self { self = .move(x: x + 1, y: y) }
  }
}

// @mapped tag: "t", content: "c", check: { $0 != .stop }
enum Instruction: Equatable {
  case go( /* @mapped check: 1... */Int)
  case wait( /* @mapped check: { $0 < 9 }, default: 3 */Int)
  case stop
}

// @mapped untagged, check: Loose.check, before.write: { $0.round() }
enum Loose: Equatable {
  case number( /* @mapped check: 1...5 */Double)
  case text(String)
  // @mapped fallback
  case anything(JSONValue)

  static func check(_ value: Loose) throws {
    if value == .text("bad") { throw Flavour.Refused() }
  }

  mutating func round() {
    if case .number(let value) = self { self = .number(value.rounded()) }
  }
}

/// A generic enum.
// @mapped tag: "kind"
enum Measured<Unit> {
  case exact( /* @mapped check: 0...9 */value: Int, unit: Unit)
  case text( /* @mapped check: .matches("[0-9]+"), key: "text" */String)
}

/// A model that contains enums with checks and is therefore checked on demand.
// @mapped
struct FigureList: Equatable {
  var shapes: [Figure]
  var first: Figure?
  var instruction: Instruction?
}
