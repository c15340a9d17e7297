import Foundation
import Isomer
import IsomerArchive
typealias Halved = Half
struct Half: Transformer {
  func transform(_ input: Int) throws -> Double { Double(input) / 2 }
  func reverse(_ output: Double) throws -> Int { Int(output * 2) }
}

enum Rules {
  static func positive(_ number: Int) throws {}
  static func increase(_ number: inout Int) throws {}
  static func larger(_ first: Int, _ second: Int) -> Int { max(first, second) }
  static func split(_ text: inout String) throws {}
  static func upgrade(_ archive: Archive, _ version: Int) throws -> Int? { nil }
}

// @mapped
struct Transformed {
  // @mapped with: .weeksSinceLaunch
  var start: Date
  // @mapped with: Halved()
  var page: URL
  // @mapped with: Halved()
  var optional: String?
  // @mapped with: Rules.missing(3)
  var constant: Double
  // @mapped with: .map(["a": "b"])
  var mapped: Double
  // @mapped with.read: Halved()
  var read: URL
  // @mapped with.write: Halved()
  var written: String
  var behind: URL  // @mapped with: Halved()
  // @mapped with: .custom(
  //   read: { (text: String) in try Halved().transform(Int(text) ?? 0) },
  //   write: { (number: Double) in missing })
  var lines: Double
}

// @mapped
struct Defaults {
  // @mapped default: missing
  var count: Int
  // @mapped default: Halved().description
  var number: Int
  // @mapped default: Halved()
  var name: String?
  // @mapped default: Halved(), check: 1...5
  var checked: Int
  // @mapped recover: Halved()
  var recovered: Int
}

// @mapped
struct Checks {
  // @mapped check: Rules.positive
  var name: String
  // @mapped check: Rules.increase
  var other: String
  // @mapped check: Rules.missing
  var missing: Int
  // @mapped check: 1...Rules.limit
  var count: Int
}

// @mapped before.read: Rules.split, after.read: Rules.increase, before.write: Rules.positive
// @mapped after.write: Rules.missing
struct Hooks { var id: Int }

// @mapped init: make(id:)
struct Made {
  var id: Int
  static func make(id: String) -> Made { Made(id: 0) }
}

// @mapped derive: .merge
struct Merged {
  var id: Int
  // @mapped merge: Rules.larger
  var name: String
}

// @mapped version: 2, upgrade: Rules.upgrade
struct Archived {
  // @mapped upgrade: Rules.upgrade
  var id: String
}

// @mapped
struct Closures {
  // @mapped check: { $0.isEmpty }
  var count: Int
}
