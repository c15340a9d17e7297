// @mapped file version: 1

import Foundation
import Isomer

/// Properties whose accesses are unsafe, in each kind of generated code.

// @mapped derive: [.equality, .hash, .copy, .merge, .description, .changes]
struct Meter {
  // @mapped id
  nonisolated(unsafe) var id: Int
  // @mapped id
  nonisolated(unsafe) var name: String
  // @mapped check: 1..., coerce, default: 3
  nonisolated(unsafe) var count: Int
  // @mapped key: "a.b", elements: .lossy
  nonisolated(unsafe) var list: [Int] = []
  // @mapped secret, merge: .ifPresent
  nonisolated(unsafe) var word: String?
  // @mapped merge: .deep
  nonisolated(unsafe) var inner: Reading
  // @mapped flatten
  nonisolated(unsafe) var flat: Limits
  // @mapped fields: ["lat", "lon"], with: PointTransformer()
  nonisolated(unsafe) var place: Point
  // @mapped rest, skip: .archive
  nonisolated(unsafe) var rest: [String: JSONValue] = [:]
  // @mapped skip
  nonisolated(unsafe) var cache = 3
  @unsafe var tag = "t"
  // @mapped omit: { $0 > 30 }
  @unsafe var level: Int = 4
  var plain = 0
}

// @mapped derive: [.merge, .equality, .hash, .changes]
struct Reading { nonisolated(unsafe) var text: String }

// @mapped derive: [.equality, .hash, .merge, .changes]
struct Limits {
  // @mapped key: "upper"
  nonisolated(unsafe) var above: Int?
  @unsafe var lower: [String: Int] = [:]
}

// @mapped derive: [.equality, .hash, .copy, .merge, .description], check: { $0.count < 9 }
// @mapped(web) keys: .upper
nonisolated final class Library {
  nonisolated(unsafe) var name: String = ""
  // @mapped check: .count(...9)
  nonisolated(unsafe) var volumes: [Volume] = []
  nonisolated(unsafe) var first: Volume = Volume()
  nonisolated(unsafe) var last: Volume?
  @unsafe var rank = 3
  var count = 0
  init() {}
}

// @mapped derive: [.equality, .hash, .description]
// @mapped(web) keys: .upper
nonisolated final class Volume {
  nonisolated(unsafe) var `class`: String = ""
  nonisolated(unsafe) weak var library: Library?  // @mapped parent
  init() {}
}

// @mapped tag: "kind", derive: [.equality, .hash, .copy, .merge, .description]
nonisolated class Sensor: @unchecked Sendable {
  // @mapped check: 0...
  nonisolated(unsafe) var value = 0.0
  required init() {}
}

// @mapped key: "heat"
nonisolated final class HeatSensor: Sensor, @unchecked Sendable {
  nonisolated(unsafe) var scale = 1.0
  required init() {}
}

// @mapped
struct Plate {
  var width: Int
  nonisolated(unsafe) let volume: Volume
}

// @mapped array
struct Sample {
  nonisolated(unsafe) var value: Int
  nonisolated(unsafe) var note: String?
}
