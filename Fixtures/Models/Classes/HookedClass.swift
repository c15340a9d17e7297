import Isomer

/// A class with throwing hooks for one direction each.
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

/// A model that contains models with hooks.
// @mapped
struct Basket { var orders: [Order], hooked: Hooked? }

/// A model with two forms in documents, which a hook unifies.
// @mapped before.read: Normalised.unwrap
struct Normalised: Equatable {
  var id: Int

  static func unwrap(_ value: inout JSONValue) throws {
    if let inside = value["wrapped"] { value = inside }
  }
}
