import Isomer

/// Hooks that throw, and hooks of one direction each.
// @mapped after.read: validate, before.write: settle
final class Order {
  var count: Int
  var settled = false

  init(count: Int) { self.count = count }

  struct TooMany: Error, CustomStringConvertible {
    var description: String { "at most 9 in one order" }
  }

  func validate() throws { if count > 9 { throw TooMany() } }
  func settle() throws {
    if count < 0 { throw TooMany() }
    settled = true
  }
}

/// Models with hooks inside another.
// @mapped
struct Basket { var orders: [Order], hooked: Hooked? }

/// A shape that comes in two forms: a hook brings them into one.
// @mapped before.read: Normalised.unwrap
struct Normalised: Equatable {
  var id: Int

  static func unwrap(_ value: inout Value) throws {
    if let inside = value["wrapped"] { value = inside }
  }
}
