import Isomer

/// Checks of the whole value after the hook: a function, a method and closures.
// @mapped after.read: settle, check: Period.ordered, check: isShort, check: {
//   if $0.start == 13 { throw MappingError(.invalidValue, path: "start", expected: "luck") }
// }
// @mapped check: { $0.end < 1000 }
struct Period: Equatable {
  // @mapped check: 0...
  var start: Int
  var end: Int
  var length = 0  // @mapped skip

  mutating func settle() { length = end - start }

  static func ordered(_ period: Period) throws {
    if period.start > period.end { throw Disorder() }
  }

  func isShort() -> Bool { length < 500 }

  struct Disorder: Error, CustomStringConvertible {
    var description: String { "it ends before it starts" }
  }
}

/// Two checks that replace the whole value.
// @mapped check: Spread.ordered, check: widen
struct Spread: Equatable {
  var low: Int, high: Int

  static func ordered(_ spread: Spread) -> Spread {
    spread.low <= spread.high ? spread : Spread(low: spread.high, high: spread.low)
  }

  mutating func widen() throws { if low == high { high += 1 } }
}

/// Models with checks that are nested in properties, collections and optionals.
// @mapped
struct Timeline: Equatable {
  var first: Period?
  var periods: [Period]
  // @mapped key: "ranges.named"
  var named: [String: Spread]
  let fixed: Spread
  var deep: [[Spread?]]
}

/// A model without checks whose nested model has no check that replaces a value.
// @mapped
struct Holder { var dozen: Dozen }

// @mapped
struct Dozen: Equatable {
  // @mapped check: ...12
  var number: Int
}

/// A model that contains models with checks indirectly.
// @mapped
struct Pantry { var holders: [Holder] }

/// A generic model whose argument determines whether its elements have checks.
// @mapped
struct Checklist<Item> {
  // @mapped check: .count(1...)
  var items: [Item]
  // @mapped check: .matches("[a-z]*")
  var name: String?
}

// @mapped check: Counter.isPositive
final class Counter {
  // @mapped check: { max($0, 1) }
  var step: Int
  // @mapped check: ...100
  let total: Int
  // @mapped check: .small
  private(set) var start: Int = Counter.first
  var didSet = 0  // @mapped skip

  nonisolated(unsafe) static var first = 0

  init(step: Int, total: Int, start: Int = Counter.first) {
    self.step = step
    self.total = total
    self.start = start
  }

  static func isPositive(_ counter: Counter) -> Bool { counter.total >= 0 }
  static func small(_ number: Int) -> Bool { number < 50 }
}

/// A class hierarchy in which subclasses inherit the checks of their superclasses.
// @mapped check: isNamed
class Animal {
  // @mapped check: .count(1...), check: { $0.lowercased() }
  var name: String

  init(name: String) { self.name = name }

  func isNamed() -> Bool { name != "nobody" }
}

// @mapped check: { $0.legs != 13 }
final class Dog: Animal {
  // @mapped check: 0...
  var legs = 4
}

// @mapped
final class Cat: Animal {
  var owner: Holder?
}

// @mapped
struct Zoo { var animals: [Animal], star: Dog? }

/// A model on the main actor.
// @mapped check: isVisible
@MainActor struct Screen {
  // @mapped check: .fits, check: .matches("[a-z]+")
  var title: String
  // @mapped check: 1...
  var width: Int = Screen.standard
  static var standard = 80
  static func fits(_ title: String) -> Bool { title.count < standard }
  func isVisible() -> Bool { width > 0 }
}
