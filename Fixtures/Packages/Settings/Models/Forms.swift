// @mapped file version: 1

import Foundation
public import Isomer

/// All forms with generated code of their own: derived members, checks, tags, cases with values,
/// composites, parent references, hooks and secrets.
// @mapped derive: [.equality, .hash, .copy, .merge, .description], check: { $0.from <= $0.to }
public struct Booking {
  // @mapped id
  public var number: Int
  // @mapped check: 1...
  public var from: Int
  public var to: Int
  // @mapped check: .matches("[A-Z]+"), secret
  public var code: String?
  // @mapped fields: ["lat", "lon"], with: PointTransformer()
  public var place: Point
  // @mapped merge: { $0 + $1 }, elements: .wrap
  public var events: [BookingEvent] = []
  public var payment: Payment?
  public var status: Status = .open

  // @mapped after.read: settle, check: { $0 != .lost }
  public enum Status: String, Sendable {
    case open, closed, lost
    mutating func settle() { if self == .closed { self = .open } }
  }
}

/// A type without a mapping, which a composite property uses.
public struct Point: Hashable, Sendable {
  public var latitude: Double, longitude: Double
}

struct PointTransformer: Transformer {
  func transform(_ input: [String: Double]) throws -> Point {
    Point(latitude: input["lat"] ?? 0, longitude: input["lon"] ?? 0)
  }
  func reverse(_ output: Point) -> [String: Double] {
    ["lat": output.latitude, "lon": output.longitude]
  }
}

// @mapped tag: "type", unknown: .report
public enum BookingEvent: Hashable, Sendable {
  // @mapped key: ["moved", "shift"]
  case moved( /* @mapped key: "by", check: 1...9 */days: Int, reason: String? = nil)
  case noted(Note)
  case silent
  // @mapped fallback
  case other(JSONValue)

  // @mapped
  public struct Note: Hashable, Sendable { public var text: String }
}

// @mapped check: Payment.isSane, before.write: rounded
public enum Payment: Hashable, Sendable {
  case card( /* @mapped secret */number: String, /* @mapped skip */ tries: Int = 0)
  case cash( /* @mapped check: { max($0, 0) } */Double)
  case transfer(String, /* @mapped elements: .lossy */ [Int])

  static func isSane(_ payment: Payment) -> Bool { payment != .cash(13) }
  mutating func rounded() { if case .cash(let sum) = self { self = .cash(sum.rounded()) } }
}

// @mapped tag: "t", content: "c"
enum Command: Equatable {
  case go(to: Spot, /* @mapped with: .secondsSince1970 */ at: Date)
  case wait(Int?)
}

// @mapped untagged
enum Amount: Equatable {
  case number(Int)
  case text( /* @mapped check: .count(1...3) */String)
}

// @mapped
struct Spot: Equatable { var x = 0, y = 0 }

/// Classes with parent references and derived members.
// @mapped derive: [.equality, .hash, .copy, .merge, .description], after.read: { $0.count += 1 }
final class Folder {
  var name: String = ""
  var files: [File] = []
  var count = 0  // @mapped skip
  init() {}
}

// @mapped derive: [.equality, .hash, .description]
final class File {
  var name: String = ""
  weak var folder: Folder?  // @mapped parent
  init() {}
}

/// A hierarchy, and a cluster of a protocol.
// @mapped tag: "kind", derive: [.equality, .hash, .copy, .merge, .description]
class Shape {
  // @mapped check: 0...
  var area = 0.0
  required init() {}
}

// @mapped key: "circle", check: { $0.radius >= 0 }
final class Circle: Shape {
  var radius = 1.0
  required init() {}
}

// @mapped tag: "role"
protocol Person {}
// @mapped key: "guest", derive: .equality
struct Guest: Person { var name: String }
// @mapped key: "host"
struct Host: Person {
  var name: String
  var guests: [any Person] = []
}

// @mapped
struct Box<Item> {
  // @mapped check: .count(1...)
  var items: [Item]
  var choice: Choice

  // @mapped
  enum Choice {
    case one( /* @mapped check: 1...9 */rank: Int, item: Item)
    case none
  }
}
