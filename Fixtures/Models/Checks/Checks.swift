import Foundation
import Isomer

/// Checks of ranges, counts and patterns.
// @mapped
struct Checks: Equatable {
  // @mapped check: 1...10
  var count: Int
  // @mapped check: 0..<1
  var share: Double
  // @mapped check: ...3
  var level: Int?
  // @mapped check: 1...
  var number: UInt8?
  // @mapped check: ..<"n"
  var letter: String?
  // @mapped check: .count(1...3)
  var tags: [String]?
  // @mapped check: .count(...5), check: .matches("[a-zäß]+")
  var name: String?
  // @mapped check: .count(2)
  var pair: Set<Int>?
  // @mapped check: .count(..<3)
  var sizes: [String: Int]?
  // @mapped check: .count(4...), with: .hex
  var bytes: Data?
  // @mapped check: .matches(#"\d{3}-\d{2}"#)
  var code: String?
}

/// Checks by functions and closures, whose types determine how they are called.
// @mapped
struct Functions: Equatable {
  // @mapped check: Functions.checkTitle
  var title: String
  // @mapped check: .isEven
  var even: Int?
  // @mapped check: Self.trimmed, check: .count(1...)
  var trimmed: String?
  // @mapped check: sorted
  var sorted: [Int]?
  // @mapped check: { !$0.isEmpty }
  var test: String?
  // @mapped check: { $0.lowercased() }
  var lower: String?
  // @mapped check: {
  //   if $0.hasPrefix("x") { throw Refused(text: $0) }
  // }
  var statements: String?
  // @mapped check: { $0 = min($0, 9) }
  var clamped: Int?
  // @mapped check: Size.isSane
  var size: Size?
  // @mapped check: checkedElsewhere, check: Functions.limits
  var other: Int?
  // @mapped check: \.isPlausible
  var flag: Int?

  static let limits = 0...99

  struct Refused: Error, Equatable, CustomStringConvertible {
    var text: String
    var description: String { "'\(text)' is refused" }
  }

  static func checkTitle(_ title: String) throws {
    if title.contains("\n") { throw Refused(text: title) }
  }

  static func isEven(_ number: Int) -> Bool { number.isMultiple(of: 2) }

  static func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespaces) }

  static func sorted(_ numbers: inout [Int]) { numbers.sort() }
}

extension Int {
  fileprivate static let nothing = 0
  var isPlausible: Bool { self >= Int.nothing }
}

func checkedElsewhere(_ number: Int) throws {
  if number == 13 { throw Functions.Refused(text: "13") }
}

// @mapped
struct Size: Equatable {
  var width: Int, height: Int
  func isSane() -> Bool { width > 0 && height > 0 }
}

/// Checks of defaults and of the values of `recover:`.
// @mapped
struct CheckedDefaults: Equatable {
  // @mapped check: 1...10
  var kept = 5
  // @mapped check: .isSmall, default: CheckedDefaults.start
  var written: Int
  // @mapped check: 1...10, recover
  var recovered = 3
  // @mapped check: 1...10, recover: CheckedDefaults.start
  var replaced: Int?
  // @mapped check: { $0.uppercased() }, default: "none"
  let name: String
  // @mapped check: .isSmall
  var optional: Int? = CheckedDefaults.start
  // @mapped check: 1...10, alias: "old"
  var alias: Int?

  nonisolated(unsafe) static var start = 1
  static func isSmall(_ number: Int) -> Bool { number < 100 }
}

/// Checks together with other options.
// @mapped keys: .snake
struct CheckedPlaces {
  // @mapped key: "inner.amount", check: 1...10
  var amount: Int
  // @mapped elements: [.lossy, .wrap], check: .count(...2)
  var numbers: [Int]
  // @mapped coerce, check: 1...10
  var coerced: Int?
  // @mapped fields: ["lat", "lon"], with: SpotTransformer(), check: { $0.x < 100 }
  var spot: Spot?
  // @mapped required, check: 1...10
  var needed: Int?
  // @mapped flatten, check: { $0.width != $0.height }
  var size: Size
  // @mapped rest, check: .count(...1)
  var others: [String: JSONValue]
  // @mapped skip: .read, check: 1...10
  var unread = 1
  #if !MISSING
  // @mapped check: 1...10
  var conditional: Int = Int("5") ?? 0
  #endif
}

/// A transformer from `lat` and `lon` to a spot.
struct SpotTransformer: Transformer {
  func transform(_ input: [String: Int]) throws -> Spot {
    guard let x = input["lat"], let y = input["lon"] else {
      throw TransformerError(expected: "a latitude and a longitude", input: input)
    }
    return Spot(x: x, y: y)
  }

  func reverse(_ output: Spot) -> [String: Int] { ["lat": output.x, "lon": output.y] }
}

/// Checked secret properties, whose values appear in no error.
// @mapped
struct CheckedSecrets {
  // @mapped secret, check: .count(8...), check: CheckedSecrets.refuse
  var password: String
  // @mapped secret, check: .matches("[0-9]*")
  var pin: String = CheckedSecrets.standardPin()
  // @mapped secret
  var period: Period?

  struct Refused: Error, CustomStringConvertible { var description: String }

  static func refuse(_ text: String) throws {
    if text == "password" { throw Refused(description: "'\(text)' is no password") }
  }

  nonisolated(unsafe) static var pin = "0000"
  static func standardPin() -> String { pin }
}
