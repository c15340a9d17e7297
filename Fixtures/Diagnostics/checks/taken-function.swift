// @mapped check: validate
struct Order {
  // @mapped check: 1...10
  var count: Int
  func validate() throws {}
}

extension Order {
  func validated() -> Order { self }
}

/// A type without checks that contains a model with checks; only one of the functions is generated.
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
