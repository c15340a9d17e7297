// @mapped check: validate
struct Order {
  // @mapped check: 1...10
  var count: Int
  func validate() throws {}
}

extension Order {
  func validated() -> Order { self }
}

/// Only what it holds has checks: its own function stays, but for the one that is needed.
// @mapped
struct Basket {
  var orders: [Order]
  func validate() throws {}
}

// @mapped
final class Shop {
  var basket: Basket?
  init() {}
  func validated() -> Shop { self }
}
